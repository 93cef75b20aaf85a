/**
 * Asks the operator to cancel an order; its answer decides the key's outcome. Without an answer the order is still
 * resolved by its key.
 */
import { EMPTY, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { CouponCommand, CouponEvent } from '../coupon/messages.ts';
import { answered } from './place-bet.process.ts';
import { decodeAnswerFor } from './wire.ts';

export function cancelOrders(events$: Observable<Recorded<CouponEvent>>, api: Api): Observable<CouponCommand> {
  return events$.pipe(
    mergeMap(({ event, foreign }) => {
      if (event.type !== 'coupon/orderCancelAsked' || foreign === true) return EMPTY;
      const { key } = event.payload;
      return api({
        method: 'POST',
        path: `/bet-api/v1/bets/by-key/${encodeURIComponent(key)}/cancel`,
        auth: true,
        decode: decodeAnswerFor(key),
      }).pipe(mergeMap((answer) => (answer.ok ? of(answered(key, answer.value)) : EMPTY)));
    }),
  );
}
