/**
 * Follows accepted and settled bets and the balance: requests the changes since the last cursor, often while bets are
 * open, seldom otherwise, never while nobody follows the bets because the page is hidden, and at once when the page is
 * visible again. A lost answer is requested again with the same cursor, so nothing is missed.
 */
import { concatMap, defer, distinctUntilChanged, EMPTY, expand, from, switchMap, take } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import * as v from 'valibot';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Result } from '../../kernel/result.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { AccountsCommand } from '../accounts/public.ts';
import { accountsEntries } from '../accounts/public.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { HistoryCommand } from './messages.ts';
import { betSchema } from './wire.ts';

const WITH_OPEN_BETS_MS = 2_000;
const OTHERWISE_MS = 15_000;

const decodeUpdates = decodeWith(v.object({ cursor: integer, bets: v.array(betSchema), ...accountsEntries }));
type Updates = Extract<ReturnType<typeof decodeUpdates>, { ok: true }>['value'];

interface Io {
  readonly api: Api;
  readonly clock: Clock;
  /** The page is visible, or settled bets are announced outside it. */
  readonly isFollowed: Readable<boolean>;
  readonly session: Readable<SessionState>;
  /** True while a bet is open or on its way. */
  readonly hasOpenBets: Readable<boolean>;
}

export function followUpdates({
  api,
  clock,
  isFollowed,
  session,
  hasOpenBets,
}: Io): Observable<HistoryCommand | AccountsCommand> {
  return whilePlayer(session, () => {
    // The cursor survives hidden periods: the first answer afterwards has all changes.
    let cursor = 0;
    // A bet placed during a long pause shortens it.
    const pause = (): Observable<0> =>
      hasOpenBets.value$.pipe(
        switchMap((open) => after(clock, open ? WITH_OPEN_BETS_MS : OTHERWISE_MS)),
        take(1),
      );
    const ask = (): Observable<Result<Updates, CallFailure>> =>
      defer(() =>
        api({
          method: 'GET',
          path: '/bet-api/v1/updates',
          query: { since: String(cursor) },
          auth: true,
          decode: decodeUpdates,
        }),
      );
    return isFollowed.value$.pipe(
      distinctUntilChanged(),
      switchMap((follows) => (follows ? ask().pipe(expand(() => pause().pipe(concatMap(ask)))) : EMPTY)),
      concatMap((answer) => {
        if (!answer.ok) return EMPTY;
        const { bets, accounts, session: times } = answer.value;
        cursor = answer.value.cursor;
        const commands: readonly (HistoryCommand | AccountsCommand)[] = [
          { type: 'history/receiveChanges', payload: { bets } },
          { type: 'accounts/receive', payload: { accounts, session: times } },
        ];
        return from(commands);
      }),
    );
  });
}
