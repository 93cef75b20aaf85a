/** Keeps the coupon's markets on the feed and says when one of them moves. Only these prices become events: the line is no log traffic. */
import { distinctUntilChanged, map, Observable, switchMap } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { LineReads } from '../line/public.ts';
import type { CouponCommand } from './messages.ts';
import type { CouponState } from './state.ts';

export function watchLegs(coupon: Readable<CouponState>, line: LineReads, onChange: () => void): Observable<CouponCommand> {
  return coupon.value$.pipe(
    map(({ legs }) => legs.map(({ marketId }) => marketId)),
    distinctUntilChanged((left, right) => left.length === right.length && left.every((id, at) => id === right[at])),
    switchMap((marketIds) => new Observable<CouponCommand>((subscriber) => {
      const last = new Map(marketIds.map((id) => [id, line.price(id)]));
      subscriber.add(line.watch(marketIds.map((id) => `market:${id}`)));
      for (const marketId of marketIds) {
        subscriber.add(line.onMarket(marketId, () => {
          onChange();
          const price = line.price(marketId);
          if (price === 0 || price === last.get(marketId)) return;
          last.set(marketId, price);
          subscriber.next({ type: 'coupon/observePrices', payload: { moves: [{ marketId, price }] } });
        }));
      }
    })),
  );
}
