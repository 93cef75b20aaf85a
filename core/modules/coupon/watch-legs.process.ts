/**
 * Keeps the coupon's markets on the feed and reports their moves. Only these prices become events. The game of a market
 * that has left is watched as a whole, so that a moved line can be found again.
 */
import { distinctUntilChanged, map, Observable, switchMap } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type { LineReads } from '../line/public.ts';
import type { CouponCommand } from './messages.ts';
import type { CouponState } from './state.ts';
import type { Leg } from './types.ts';

export function watchLegs(
  coupon: Readable<CouponState>,
  line: LineReads,
  onChange: () => void,
): Observable<CouponCommand> {
  return coupon.value$.pipe(
    map(({ legs }) => legs),
    distinctUntilChanged(
      (left, right) =>
        left.length === right.length && left.every(({ marketId }, at) => marketId === right[at]?.marketId),
    ),
    switchMap(
      (legs) =>
        new Observable<CouponCommand>((subscriber) => {
          const last = new Map(legs.map(({ marketId }) => [marketId, line.price(marketId)]));
          const searched = new Set<number>();
          const searchGame = ({ marketId, gameId }: Leg): void => {
            if (line.state(marketId) !== 'gone' || line.market(marketId) === null || searched.has(gameId)) return;
            searched.add(gameId);
            subscriber.add(line.watch([`game:${gameId}`]));
          };
          subscriber.add(line.watch(legs.map(({ marketId }) => `market:${marketId}`)));
          for (const leg of legs) {
            const { marketId } = leg;
            subscriber.add(
              line.onMarket(marketId, () => {
                searchGame(leg);
                onChange();
                const price = line.price(marketId);
                if (price === 0 || price === last.get(marketId)) return;
                last.set(marketId, price);
                subscriber.next({ type: 'coupon/observePrices', payload: { moves: [{ marketId, price }] } });
              }),
            );
          }
        }),
    ),
  );
}
