/**
 * Loads the history's pages, single payments and files, and cancels payments. A newer request of the same kind replaces
 * an older one.
 */
import { defer, EMPTY, expand, filter, last, map, merge, mergeMap, of, scan, switchMap, takeWhile } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, ApiError } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { CashierCommand, CashierEvent } from './messages.ts';
import { filterQuery } from './rules/filter.ts';
import type { CancelRefusal, Payment, PaymentFilter } from './types.ts';
import type { CashierWire, PaymentsPage } from './wire.ts';

const PAGE = 20;
const EXPORT_PAGE = 100;
/** Payments in one file. */
const MAX_PAYMENTS = 5_000;
const PATH = '/payment-api/v1/payments';

interface Io {
  readonly events$: Observable<Recorded<CashierEvent>>;
  readonly api: Api;
  readonly wire: CashierWire;
  readonly session: Readable<SessionState>;
  /** The payment that the player wants to see. */
  readonly waiting: () => string | null;
}

/** An operator that names no reason means the usual one. */
const refusalOf = (errors: readonly ApiError[]): CancelRefusal =>
  errors.some(({ code }) => code === 'final') ? 'final' : 'tooLate';

export function loadPayments({ events$, api, wire, session, waiting }: Io): Observable<CashierCommand> {
  const page = (wanted: PaymentFilter, cursor: string | null, limit: number): Observable<PaymentsPage | null> =>
    defer(() =>
      api({
        method: 'GET',
        path: PATH,
        query: { ...filterQuery(wanted), limit: String(limit), ...(cursor === null ? {} : { cursor }) },
        auth: true,
        decode: wire.page,
      }),
    ).pipe(map((answer) => (answer.ok ? answer.value : null)));

  const one = (id: string): Observable<CashierCommand> =>
    api({ method: 'GET', path: `${PATH}/${encodeURIComponent(id)}`, auth: true, decode: wire.payment }).pipe(
      map((answer): CashierCommand => {
        const isMissing = !answer.ok && answer.error.kind === 'status' && answer.error.status === 404;
        return {
          type: 'cashier/receivePayment',
          payload: { id, payment: answer.ok ? answer.value : isMissing ? 'missing' : 'failed' },
        };
      }),
    );

  const cancel = (id: string): Observable<CashierCommand> =>
    api({ method: 'POST', path: `${PATH}/${encodeURIComponent(id)}/cancel`, auth: true, decode: wire.payment }).pipe(
      mergeMap((answer): Observable<CashierCommand> => {
        if (answer.ok) return of({ type: 'cashier/reportCancelled', payload: { id, payment: answer.value } });
        const { error } = answer;
        if (error.kind === 'status' && error.status === 409)
          return of<CashierCommand[]>(
            { type: 'cashier/reportCancelled', payload: { id, payment: refusalOf(error.errors) } },
            { type: 'cashier/look', payload: { id } },
          );
        // Without an answer the outcome is unknown: the payment's current state decides.
        return api({ method: 'GET', path: `${PATH}/${encodeURIComponent(id)}`, auth: true, decode: wire.payment }).pipe(
          map((now): CashierCommand => ({
            type: 'cashier/reportCancelled',
            payload: { id, payment: now.ok && now.value.state === 'cancelled' ? now.value : 'failed' },
          })),
        );
      }),
    );

  const gather = (ask: string, wanted: PaymentFilter): Observable<CashierCommand> =>
    page(wanted, null, EXPORT_PAGE).pipe(
      expand((now, at) =>
        now === null || now.next === null || (at + 1) * EXPORT_PAGE >= MAX_PAYMENTS
          ? EMPTY
          : page(wanted, now.next, EXPORT_PAGE),
      ),
      scan(
        (all: { readonly payments: ReadonlyMap<string, Payment>; readonly last: PaymentsPage | null }, now) => ({
          payments: now === null ? all.payments : withPage(all.payments, now),
          last: now,
        }),
        { payments: new Map(), last: null },
      ),
      takeWhile((all) => all.last !== null, true),
      last(),
      map(({ payments, last: end }): CashierCommand =>
        end === null
          ? { type: 'cashier/reportExportFailed', payload: { ask } }
          : {
              type: 'cashier/receiveExport',
              payload: { ask, payments: [...payments.values()].slice(0, MAX_PAYMENTS), isCut: end.next !== null },
            },
      ),
    );

  return whilePlayer(session, () => {
    const asked$ = events$.pipe(map(({ event }) => event));
    const opened = waiting();
    return merge(
      asked$.pipe(
        filter((event) => event.type === 'cashier/pageAsked'),
        switchMap(({ payload: { filter: wanted, cursor } }) =>
          page(wanted, cursor, PAGE).pipe(
            map((found): CashierCommand =>
              found === null
                ? { type: 'cashier/reportPageFailed', payload: { filter: wanted } }
                : { type: 'cashier/receivePage', payload: { filter: wanted, cursor, ...found } },
            ),
          ),
        ),
      ),
      asked$.pipe(
        filter((event) => event.type === 'cashier/paymentOpened'),
        switchMap(({ payload }) => one(payload.id)),
      ),
      asked$.pipe(
        filter((event) => event.type === 'cashier/cancelAsked'),
        mergeMap(({ payload }) => cancel(payload.id)),
      ),
      asked$.pipe(
        filter((event) => event.type === 'cashier/exportAsked' || event.type === 'cashier/exportClosed'),
        switchMap((event) =>
          event.type === 'cashier/exportClosed' ? EMPTY : gather(event.payload.ask, event.payload.filter),
        ),
      ),
      opened === null ? EMPTY : one(opened),
    );
  });
}

/** A new payment shifts the pages: no payment is listed twice. */
function withPage(payments: ReadonlyMap<string, Payment>, page: PaymentsPage): ReadonlyMap<string, Payment> {
  const next = new Map(payments);
  for (const payment of page.payments) next.set(payment.id, payment);
  return next;
}
