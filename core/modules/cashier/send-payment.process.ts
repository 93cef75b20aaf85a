/**
 * Sends an intent: first it is stored, for all tabs and the next visit, then sent to the operator with its key. A lost
 * answer is found by the key: the outcome is `unknown` and left to `resolve-payments`. Only one tab at a time checks
 * for other intents and stores its own.
 */
import { concat, defer, EMPTY, filter, from, map, mergeMap, of, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { TabsPort } from '../../ports/tabs.ts';
import type { CashierCommand, CashierEvent } from './messages.ts';
import type { PendingPayments } from './pending-payments.ts';
import { reason } from './rules/reasons.ts';
import { broadcastChange } from './tab-messages.ts';
import type { PaymentAnswer, PersonalValues, SentPayment } from './types.ts';
import type { CashierWire } from './wire.ts';

export interface SendIo {
  readonly events$: Observable<Recorded<CashierEvent>>;
  readonly api: Api;
  readonly wire: CashierWire;
  readonly pendingPayments: PendingPayments;
  readonly tabs: TabsPort;
  readonly language: () => string;
  /** The fields of an intent of this visit, by its key; null once they are gone. */
  readonly fieldsOf: (key: string) => PersonalValues | null;
}

export function sendPayments({ events$, pendingPayments, tabs, ...io }: SendIo): Observable<CashierCommand> {
  // An intent that is forgotten before it was sent is not sent: its player has left.
  const forgotten$ = events$.pipe(filter(({ event }) => event.type === 'cashier/forgotten'));
  return events$.pipe(
    mergeMap(({ event }) => {
      if (event.type !== 'cashier/payIntended') return EMPTY;
      const { key, sent, at } = event.payload;
      const saved$ = defer(() =>
        tabs.exclusive(`cashier.${sent.userId}`, () => Promise.resolve(pendingPayments.put({ key, sent, at }))),
      );
      return from(saved$).pipe(
        takeUntil(forgotten$),
        mergeMap((how): Observable<CashierCommand> => {
          if (how !== 'saved') return of({ type: 'cashier/reportUnsaved', payload: { key, why: how } });
          broadcastChange(tabs, sent.userId);
          return concat(
            of<CashierCommand>({ type: 'cashier/reportSaved', payload: { key } }),
            defer(() => sendPayment({ ...io, pendingPayments, tabs, events$ }, key, sent)),
          );
        }),
      );
    }),
  );
}

/**
 * POSTs the payment with its key. The same key is always the same payment, so repeating the call is safe; a call
 * without a key never happens.
 */
export function sendPayment(
  { api, wire, language, fieldsOf }: SendIo,
  key: string,
  sent: SentPayment,
): Observable<CashierCommand> {
  const body = { ...sent, fields: fieldsOf(key) ?? {}, language: language() };
  return api({
    method: 'POST',
    path: '/payment-api/v1/payments',
    body,
    headers: { 'idempotency-key': key },
    auth: true,
    decode: wire.answerFor(key),
  }).pipe(map((answer) => (answer.ok ? answered(key, answer.value) : afterFailure(key, answer.error))));
}

export function answered(key: string, answer: PaymentAnswer): CashierCommand {
  return { type: 'cashier/reportAnswer', payload: { key, answer } };
}

/** An explicit refusal is an answer; every other failure leaves the outcome unknown. */
function afterFailure(key: string, failure: CallFailure): CashierCommand {
  const refused = failure.kind === 'status' && [400, 403, 413, 422, 451].includes(failure.status);
  return refused
    ? answered(key, { status: 'rejected', reasons: [reason('refused')] })
    : { type: 'cashier/reportUnknown', payload: { key } };
}
