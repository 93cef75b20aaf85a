/** Watches a taken combo until the line has it, and puts it into the coupon in place of its selections [SGC-5]. */
import { filter, map, Observable, switchMap } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { CouponCommand } from '../coupon/public.ts';
import type { LineReads } from '../line/public.ts';
import type { SameGameCommand, SameGameEvent } from './messages.ts';

/** How long the line may take to send an offered combo. */
const MAX_WAIT_MS = 8_000;

interface Io {
  readonly events$: Observable<Recorded<SameGameEvent>>;
  readonly line: Pick<LineReads, 'watch' | 'onMarket' | 'market'>;
  readonly clock: Clock;
}

export function putInCoupon({ events$, line, clock }: Io): Observable<SameGameCommand | CouponCommand> {
  return events$.pipe(
    map(({ event }) => event),
    filter((event) => event.type === 'same-game/taken'),
    switchMap(
      ({ payload: { marketIds, offer } }) =>
        new Observable<SameGameCommand | CouponCommand>((subscriber) => {
          const [first, ...others] = marketIds;
          const putIn = (): void => {
            if (subscriber.closed || line.market(offer.marketId) === null || first === undefined) return;
            subscriber.next({ type: 'coupon/replaceLeg', payload: { marketId: first, by: offer.marketId } });
            for (const marketId of others) subscriber.next({ type: 'coupon/removeLeg', payload: { marketId } });
            subscriber.complete();
          };
          subscriber.add(line.onMarket(offer.marketId, putIn));
          subscriber.add(line.watch([`market:${offer.marketId}`]));
          subscriber.add(
            after(clock, MAX_WAIT_MS).subscribe(() => {
              subscriber.next({ type: 'same-game/reportGone', payload: {} });
              subscriber.complete();
            }),
          );
          putIn();
        }),
    ),
  );
}
