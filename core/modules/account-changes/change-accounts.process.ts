/**
 * Carries out changes of the player's accounts: the operator is asked, then the list of accounts is refreshed until it
 * shows the change. After adding there are up to 5 refreshes 1,000 ms apart [ACH-2]; after a change of the active
 * account, up to 5 refreshes 2,500 ms apart [ACH-3].
 */
import { EMPTY, concat, defer, filter, map, merge, mergeMap, of, switchMap, take, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { every } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Account } from '../accounts/public.ts';
import type { AccountChangesCommand, AccountChangesEvent } from './messages.ts';
import { ACCOUNT_PATHS, decodeChange, decodeCurrencies } from './wire.ts';

const REFRESHES = 5;
const ADDED_MS = 1_000;
const CHANGED_MS = 2_500;

const REFRESH: Message = { type: 'accounts/refresh', payload: {} };
const FINISH: AccountChangesCommand = { type: 'account-changes/finish', payload: {} };

interface Io {
  readonly events$: Observable<Recorded<AccountChangesEvent>>;
  readonly api: Api;
  readonly clock: Clock;
  readonly accounts: Readable<readonly Account[]>;
  readonly language: () => string;
}

export function changeAccounts({ events$, api, clock, accounts, language }: Io): Observable<Message> {
  /** Refreshes the accounts until they are as wanted; without success it gives up. */
  const refreshUntil = (isThere: (list: readonly Account[]) => boolean, apartMs: number): Observable<Message> =>
    every(clock, apartMs, 0).pipe(
      take(REFRESHES + 1),
      mergeMap((at) => (at < REFRESHES ? of(REFRESH) : EMPTY)),
      takeUntil(accounts.value$.pipe(filter(isThere))),
    );
  const ask = (path: string, body: object, then: () => Observable<Message>): Observable<Message> =>
    api({ method: 'POST', path, query: { lng: language() }, auth: true, body, decode: decodeChange }).pipe(
      mergeMap((answer): Observable<Message> => {
        if (answer.ok && answer.value.success) return concat(defer(then), of(FINISH));
        const message = answer.ok ? answer.value.data.message : '';
        // Whether a change without an answer took effect is unknown: the list shows it.
        return of({ type: 'account-changes/refuse', payload: { message } }, REFRESH);
      }),
    );
  const carryOut = (event: AccountChangesEvent): Observable<Message> => {
    if (event.type === 'account-changes/adding') {
      const { currencyId, iso } = event.payload;
      const isThere = (list: readonly Account[]): boolean => list.some((account) => account.iso === iso);
      return ask(ACCOUNT_PATHS.add, { currencyId }, () => refreshUntil(isThere, ADDED_MS));
    }
    if (event.type === 'account-changes/removing') {
      const { accountId, currencyId } = event.payload;
      const isGone = (list: readonly Account[]): boolean => !list.some(({ id }) => id === accountId);
      return ask(ACCOUNT_PATHS.remove, { currencyId }, () => refreshUntil(isGone, ADDED_MS));
    }
    if (event.type !== 'account-changes/activating') return EMPTY;
    const { accountId } = event.payload;
    const isActive = (list: readonly Account[]): boolean => list.some((each) => each.isActive && each.id === accountId);
    return ask(ACCOUNT_PATHS.change, { id: accountId }, () =>
      concat(
        refreshUntil(isActive, CHANGED_MS),
        // The coupon stakes from the active account, and asks for its limits and advance again.
        of<Message[]>({ type: 'coupon/chooseAccount', payload: { accountId } }),
      ),
    );
  };
  return merge(
    events$.pipe(mergeMap(({ event }) => carryOut(event))),
    events$.pipe(
      filter(({ event }) => event.type === 'account-changes/currenciesAsked'),
      switchMap(() => api({ method: 'GET', path: ACCOUNT_PATHS.currencies, auth: true, decode: decodeCurrencies })),
      map((answer): AccountChangesCommand =>
        answer.ok
          ? { type: 'account-changes/receiveCurrencies', payload: answer.value }
          : { type: 'account-changes/reportNoCurrencies', payload: {} },
      ),
    ),
  );
}
