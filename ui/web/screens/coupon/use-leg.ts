/** One leg of the coupon; null once it is removed. */
import type { LegView } from 'touchline/core/coupon/views';
import { useCore } from '../../core-context.ts';
import { useProjection } from '../../use-projection.ts';

export function useLeg(marketId: number): LegView | null {
  return useProjection(useCore().coupon.slip, ({ legs }) => legs.find((leg) => leg.marketId === marketId) ?? null);
}
