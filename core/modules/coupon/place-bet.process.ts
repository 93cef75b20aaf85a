/**
 * Sends an intent: first it is on disk, then it goes to the operator, once, with its key. Whatever happens to the answer, the key finds it: no answer is `unknown`
 * and left to `resolve-intents`. Intents of other tabs are theirs. `mergeMap`: two intents never wait for each other.
 */
import { EMPTY, concat, defer, from, map, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { BetAnswer, CouponCommand, CouponEvent, SentCoupon } from './messages.ts';
import { decodeAnswerFor } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<CouponEvent>>;
  readonly api: Api;
  /** Resolves true when everything recorded so far is on disk. */
  readonly saved: () => Promise<boolean>;
}

export function placeBet({ events$, api, saved }: Io): Observable<CouponCommand> {
  return events$.pipe(
    mergeMap(({ event, foreign }) => {
      if (event.type !== 'coupon/placeIntended' || foreign === true) return EMPTY;
      const { key, sent } = event.payload;
      return from(saved()).pipe(
        mergeMap((isSaved) =>
          isSaved
            ? concat(of<CouponCommand>({ type: 'coupon/reportSaved', payload: { key } }), defer(() => sendCoupon(api, key, sent)))
            : of<CouponCommand>({ type: 'coupon/reportUnsaved', payload: { key } }),
        ),
      );
    }),
  );
}

/** POST with the key. The same key always gets the same answer, so sending again is safe; sending without it never happens. */
export function sendCoupon(api: Api, key: string, sent: SentCoupon): Observable<CouponCommand> {
  return api({ method: 'POST', path: '/bet-api/v1/bets', body: sent, headers: { 'idempotency-key': key }, auth: true, decode: decodeAnswerFor(key) }).pipe(
    map((answer) => (answer.ok ? answered(key, answer.value) : afterFailure(key, answer.error))),
  );
}

export function answered(key: string, answer: BetAnswer): CouponCommand {
  return { type: 'coupon/reportAnswer', payload: { key, answer } };
}

/** A refusal in so many words is an answer; everything else leaves the outcome unknown. */
function afterFailure(key: string, failure: CallFailure): CouponCommand {
  const refused = failure.kind === 'status' && (failure.status === 400 || failure.status === 403 || failure.status === 413 || failure.status === 422);
  if (!refused) return { type: 'coupon/reportUnknown', payload: { key } };
  const reasons = failure.errors.map(({ code }) => ({ code, marketId: null, price: null, amount: null }));
  return answered(key, { status: 'rejected', reasons: reasons.length > 0 ? reasons : [{ code: 'refused', marketId: null, price: null, amount: null }] });
}
