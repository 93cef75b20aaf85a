/**
 * Sends a request: it is stored first, then sent once with its key. A lost answer is found by the key: the outcome is
 * unknown and left to `resolve-edits` [BED-7].
 */
import { concat, defer, EMPTY, map, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { StoredRequests } from '../../kernel/stored-requests.ts';
import type { BetEditCommand, BetEditEvent } from './messages.ts';
import type { AgreedEdit, EditAnswer } from './types.ts';
import { decodeAnswerFor, sentLegs } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<BetEditEvent>>;
  readonly api: Api;
  readonly pending: Pick<StoredRequests<AgreedEdit>, 'put' | 'remove'>;
}

export function sendEdits({ events$, api, pending }: Io): Observable<BetEditCommand> {
  return events$.pipe(
    mergeMap(({ event, foreign }): Observable<BetEditCommand> => {
      if (event.type === 'bet-edit/accepted' || event.type === 'bet-edit/rejected') pending.remove(event.payload.key);
      if (event.type !== 'bet-edit/asked' || foreign === true) return EMPTY;
      const asked = event.payload;
      const { key } = asked;
      return defer(() =>
        pending.put(asked)
          ? concat(
              of<BetEditCommand>({ type: 'bet-edit/reportSaved', payload: { key } }),
              defer(() => sendEdit(api, asked)),
            )
          : of<BetEditCommand>({ type: 'bet-edit/reportUnsaved', payload: { key } }),
      );
    }),
  );
}

/** The same key always gets the same answer, so repeating the call is safe. */
export function sendEdit(api: Api, { key, betId, value, legs }: AgreedEdit): Observable<BetEditCommand> {
  return api({
    method: 'POST',
    path: `/bet-api/v1/bets/${encodeURIComponent(betId)}/edit`,
    body: { value, bets: sentLegs(legs) },
    headers: { 'idempotency-key': key },
    auth: true,
    decode: decodeAnswerFor(key),
  }).pipe(map((answer) => (answer.ok ? answered(key, answer.value) : afterFailure(key, answer.error))));
}

export function answered(key: string, answer: EditAnswer): BetEditCommand {
  return { type: 'bet-edit/reportAnswer', payload: { key, answer } };
}

/** An explicit refusal is an answer; every other failure leaves the outcome unknown. */
function afterFailure(key: string, failure: CallFailure): BetEditCommand {
  const isRefused = failure.kind === 'status' && [400, 403, 413, 422].includes(failure.status);
  return isRefused
    ? answered(key, {
        status: 'rejected',
        reasons: [{ code: 'refused', marketId: null, price: null, amount: null }],
      })
    : { type: 'bet-edit/reportUnknown', payload: { key } };
}
