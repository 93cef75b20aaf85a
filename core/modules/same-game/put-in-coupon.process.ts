/**
 * Watches a taken combo until the line has it, and puts it into the coupon in place of its selections [SGC-5]. The
 * selections stay until the coupon has the combo [SGC-9].
 */
import { filter, map, Observable, switchMap } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CouponCommand, CouponState } from '../coupon/public.ts';
import type { LineReads } from '../line/public.ts';
import type { SameGameCommand, SameGameEvent } from './messages.ts';

/** How long the line may take to send an offered combo. */
const MAX_WAIT_MS = 8_000;

interface Io {
  readonly events$: Observable<Recorded<SameGameEvent>>;
  readonly line: Pick<LineReads, 'watch' | 'onMarket' | 'market'>;
  /** The coupon's legs now, in its order. */
  readonly legs: () => Pick<CouponState, 'legs'>['legs'];
  readonly clock: Clock;
}

export function putInCoupon({ events$, line, legs, clock }: Io): Observable<SameGameCommand | CouponCommand> {
  const has = (marketId: number): boolean => legs().some((leg) => leg.marketId === marketId);
  return events$.pipe(
    map(({ event }) => event),
    filter((event) => event.type === 'same-game/taken'),
    switchMap(
      ({ payload: { marketIds, offer } }) =>
        new Observable<SameGameCommand | CouponCommand>((subscriber) => {
          const end = (command: SameGameCommand): void => {
            subscriber.next(command);
            subscriber.complete();
          };
          const putIn = (): void => {
            if (subscriber.closed || line.market(offer.marketId) === null) return;
            const [first, ...others] = legs().filter(({ marketId }) => marketIds.includes(marketId));
            // Without one of its selections, or beside itself, the combo is not the bet that was offered.
            const isWhole = others.length + 1 === marketIds.length && !has(offer.marketId);
            if (first === undefined || !isWhole) return end({ type: 'same-game/reportGone', payload: {} });
            subscriber.next({
              type: 'coupon/replaceLeg',
              payload: { marketId: first.marketId, by: offer.marketId, price: offer.price },
            });
            // The coupon decides at once; while a bet is being placed it takes nothing.
            if (!has(offer.marketId)) return end({ type: 'same-game/reportGone', payload: {} });
            for (const { marketId } of others) subscriber.next({ type: 'coupon/removeLeg', payload: { marketId } });
            subscriber.complete();
          };
          subscriber.add(line.onMarket(offer.marketId, putIn));
          subscriber.add(line.watch([`market:${offer.marketId}`]));
          subscriber.add(after(clock, MAX_WAIT_MS).subscribe(() => end({ type: 'same-game/reportGone', payload: {} })));
          putIn();
        }),
    ),
  );
}
