/**
 * Follows payments: requests the changes since the last cursor, often while a payment is pending, seldom otherwise,
 * never while the page is hidden. A lost answer is requested again with the same cursor. An explicit request runs at
 * once. The offer (limits, fees, available amount) is reloaded when money has moved.
 */
import {
  concatMap,
  defer,
  distinctUntilChanged,
  EMPTY,
  expand,
  filter,
  from,
  map,
  merge,
  mergeMap,
  of,
  skip,
  switchMap,
  take,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Result } from '../../kernel/result.ts';
import { text } from '../../kernel/text.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';
import type { AccountsCommand } from '../accounts/public.ts';
import type { LimitsCommand } from '../limits/public.ts';
import type { NoticesCommand } from '../notices/public.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { CashierCommand, CashierEvent } from './messages.ts';
import type { CashierState } from './state.ts';
import type { Payment } from './types.ts';
import type { CashierWire } from './wire.ts';
import { decodeOffer } from './wire.ts';

const WITH_OPEN_PAYMENTS_MS = 2_000;
const OTHERWISE_MS = 20_000;
/** Several changes of deposits within this time cause one request, ms. */
const GATHER_MS = 500;
/** An answer with this many changes is incomplete: the rest is requested at once. */
const WHOLE_ANSWER = 200;

interface Io {
  readonly events$: Observable<Recorded<CashierEvent>>;
  readonly api: Api;
  readonly wire: CashierWire;
  readonly clock: Clock;
  readonly page: PagePort;
  readonly session: Readable<SessionState>;
  readonly language: () => string;
  /** True while a payment or an intent is pending. */
  readonly isWaiting: Readable<boolean>;
  /** The balance of the account, minor units; null while unknown. */
  readonly balance: Readable<number | null>;
}

export function followPayments({
  events$,
  api,
  wire,
  clock,
  page,
  session,
  isWaiting,
}: Io): Observable<CashierCommand> {
  type Updates = { readonly cursor: number; readonly payments: readonly Payment[] };
  return whilePlayer(session, () => {
    let cursor = 0;
    const pause = (): Observable<0> =>
      isWaiting.value$.pipe(
        distinctUntilChanged(),
        switchMap((is) => after(clock, is ? WITH_OPEN_PAYMENTS_MS : OTHERWISE_MS)),
        take(1),
      );
    const ask = (): Observable<Result<Updates, CallFailure>> =>
      defer(() =>
        api({
          method: 'GET',
          path: '/payment-api/v1/updates',
          query: { since: String(cursor) },
          auth: true,
          decode: wire.updates,
        }),
      );
    const updates$ = page.visible.value$.pipe(
      distinctUntilChanged(),
      switchMap((visible) =>
        visible
          ? ask().pipe(
              expand((answer) =>
                answer.ok && answer.value.payments.length >= WHOLE_ANSWER ? ask() : pause().pipe(concatMap(ask)),
              ),
            )
          : EMPTY,
      ),
      concatMap((answer): Observable<CashierCommand> => {
        if (!answer.ok) return EMPTY;
        cursor = answer.value.cursor;
        return of({ type: 'cashier/receiveChanges', payload: { payments: answer.value.payments } });
      }),
    );
    const looks$ = events$.pipe(
      mergeMap(({ event }) =>
        event.type === 'cashier/lookAsked'
          ? api({
              method: 'GET',
              path: `/payment-api/v1/payments/${encodeURIComponent(event.payload.id)}`,
              auth: true,
              decode: wire.payment,
            })
          : EMPTY,
      ),
      mergeMap((answer): Observable<CashierCommand> =>
        answer.ok ? of({ type: 'cashier/receiveChanges', payload: { payments: [answer.value] } }) : EMPTY,
      ),
    );
    return merge(updates$, looks$);
  });
}

/**
 * Loads methods, demands and the available amount: when a form is shown, and when money has moved. A newer request
 * replaces an older one.
 */
export function loadOffer({
  events$,
  api,
  session,
  language,
  balance,
}: Pick<Io, 'events$' | 'api' | 'session' | 'language' | 'balance'>): Observable<CashierCommand> {
  return whilePlayer(session, () => {
    let isShown = false;
    return merge(
      events$.pipe(
        filter(({ event }) => {
          isShown ||= event.type === 'cashier/opened';
          return (
            event.type === 'cashier/opened' ||
            (isShown &&
              (event.type === 'cashier/payAccepted' ||
                event.type === 'cashier/payRejected' ||
                event.type === 'cashier/paymentsChanged'))
          );
        }),
      ),
      balance.value$.pipe(
        distinctUntilChanged(),
        skip(1),
        filter((now) => isShown && now !== null),
      ),
    ).pipe(
      switchMap(() =>
        api({
          method: 'GET',
          path: '/payment-api/v1/methods',
          query: { lng: language() },
          auth: true,
          decode: decodeOffer,
        }),
      ),
      map((answer): CashierCommand =>
        answer.ok ? { type: 'cashier/receive', payload: answer.value } : { type: 'cashier/reportFailure', payload: {} },
      ),
    );
  });
}

/** How long a repetition of the same payment asks for confirmation. */
const SAME_MS = 60_000;

export function forgetLast({
  events$,
  clock,
  cashier,
}: Pick<Io, 'events$' | 'clock'> & { readonly cashier: () => CashierState }): Observable<CashierCommand> {
  return events$.pipe(
    mergeMap(({ event }) => {
      if (event.type !== 'cashier/payAccepted') return EMPTY;
      const { key, payment } = event.payload;
      return after(clock, SAME_MS).pipe(
        filter(() => cashier().forms[payment.kind].last?.key === key),
        map((): CashierCommand => ({ type: 'cashier/forgetLast', payload: { kind: payment.kind, key } })),
      );
    }),
  );
}

/** Refreshes the balance when money has moved, and reports a final state in one notice. */
export function announcePayments(
  events$: Observable<Recorded<CashierEvent>>,
): Observable<AccountsCommand | NoticesCommand> {
  const refresh: AccountsCommand = { type: 'accounts/refresh', payload: {} };
  return events$.pipe(
    mergeMap(({ event }): Observable<AccountsCommand | NoticesCommand> => {
      if (event.type === 'cashier/payAccepted' || event.type === 'cashier/cancelAnswered') return of(refresh);
      if (event.type !== 'cashier/paymentEnded') return EMPTY;
      const { id, kind, state, amount, net, currency } = event.payload.payment;
      if (state === 'cancelled') return of(refresh);
      const isDone = state === 'succeeded';
      const key = `notice.${kind}${isDone ? 'Done' : 'Failed'}`;
      return from<(AccountsCommand | NoticesCommand)[]>([
        refresh,
        {
          type: 'notices/show',
          payload: {
            id: `payment.${id}`,
            tone: isDone ? 'success' : 'warning',
            text: text(key, { id, amount: isDone ? net : amount, currency }),
            lastsMs: isDone ? 10_000 : null,
          },
        },
      ]);
    }),
  );
}

/** A new deposit uses its limits, and a failed one releases them: the limits are reloaded [CSH-8]. */
export function followDeposits({
  session,
  clock,
  deposits,
}: Pick<Io, 'session' | 'clock'> & { readonly deposits: Readable<number> }): Observable<LimitsCommand> {
  return whilePlayer(session, () =>
    deposits.value$.pipe(
      distinctUntilChanged(),
      skip(1),
      switchMap(() => after(clock, GATHER_MS)),
      map((): LimitsCommand => ({ type: 'limits/refresh', payload: { why: 'doubt' } })),
    ),
  );
}
