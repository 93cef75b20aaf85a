/**
 * Sends a request: it is stored first, then sent once with its key. A lost answer is found by the key: the outcome is
 * unknown and left to `resolve-cash-outs`. `mergeMap`: cash-outs of two bets never wait for each other.
 */
import { concat, defer, EMPTY, map, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { CashOutCommand, CashOutEvent } from './messages.ts';
import type { PendingCashOuts } from './pending-cash-outs.ts';
import type { AgreedCashOut, CashOutAnswer } from './types.ts';
import { decodeAnswerFor } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<CashOutEvent>>;
  readonly api: Api;
  readonly pending: Pick<PendingCashOuts, 'put' | 'remove'>;
}

export function sendCashOuts({ events$, api, pending }: Io): Observable<CashOutCommand> {
  return events$.pipe(
    mergeMap(({ event, foreign }): Observable<CashOutCommand> => {
      if (event.type === 'cash-out/accepted' || event.type === 'cash-out/rejected') pending.remove(event.payload.key);
      if (event.type !== 'cash-out/asked' || foreign === true) return EMPTY;
      const asked = event.payload;
      const { key } = asked;
      return defer(() =>
        pending.put(asked)
          ? concat(
              of<CashOutCommand>({ type: 'cash-out/reportSaved', payload: { key } }),
              defer(() => sendCashOut(api, asked)),
            )
          : of<CashOutCommand>({ type: 'cash-out/reportUnsaved', payload: { key } }),
      );
    }),
  );
}

/** The same key always gets the same answer, so repeating the call is safe. */
export function sendCashOut(api: Api, { key, betId, stake, amount }: AgreedCashOut): Observable<CashOutCommand> {
  return api({
    method: 'POST',
    path: `/bet-api/v1/bets/${encodeURIComponent(betId)}/cash-out`,
    body: { stake, amount },
    headers: { 'idempotency-key': key },
    auth: true,
    decode: decodeAnswerFor(key),
  }).pipe(map((answer) => (answer.ok ? answered(key, answer.value) : afterFailure(key, answer.error))));
}

export function answered(key: string, answer: CashOutAnswer): CashOutCommand {
  return { type: 'cash-out/reportAnswer', payload: { key, answer } };
}

/** An explicit refusal is an answer; every other failure leaves the outcome unknown. */
function afterFailure(key: string, failure: CallFailure): CashOutCommand {
  const isRefused = failure.kind === 'status' && [400, 403, 413, 422].includes(failure.status);
  return isRefused
    ? answered(key, { status: 'rejected', reasons: [{ code: 'refused', amount: null }] })
    : { type: 'cash-out/reportUnknown', payload: { key } };
}
