/** Shows the quick coupon with each new selection, and hides it after the last one [QCN-1, QCN-2]. */
import { defer, distinctUntilChanged, EMPTY, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Clock } from '../../ports/clock.ts';
import type { QuickCouponCommand } from './messages.ts';

/** A selection older than this was in the coupon before the page was opened. */
const NEW_MS = 10_000;

interface Io {
  /** The coupon's selections, now and after each change. */
  readonly legs$: Observable<readonly { readonly addedAt?: number }[]>;
  readonly clock: Pick<Clock, 'now'>;
}

export function followCoupon({ legs$, clock }: Io): Observable<QuickCouponCommand> {
  return defer(() => {
    let newest = 0;
    return legs$.pipe(
      distinctUntilChanged(),
      mergeMap((legs) => {
        if (legs.length === 0) return of<QuickCouponCommand>({ type: 'quick-coupon/hide', payload: {} });
        const latest = Math.max(...legs.map(({ addedAt = 0 }) => addedAt));
        if (latest <= newest || latest < clock.now() - NEW_MS) return EMPTY;
        newest = latest;
        return of<QuickCouponCommand>({ type: 'quick-coupon/show', payload: {} });
      }),
    );
  });
}
