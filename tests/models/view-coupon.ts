/** The whole view of a coupon from its state and facts, without a core. */
import type { CouponFacts } from 'touchline/core/coupon/facts';
import type { CouponView } from 'touchline/core/coupon/slices';
import type { CouponState } from 'touchline/core/coupon/state';
import {
  offersSlice,
  placingSlice,
  readCoupon,
  slipSlice,
  stakeSlice,
  wholeView,
} from 'touchline/core/coupon/view-slices';

export function viewCoupon(state: CouponState, facts: CouponFacts, now: number): CouponView {
  const reading = readCoupon(state, facts, now);
  return wholeView([slipSlice(reading), stakeSlice(reading), offersSlice(reading), placingSlice(reading)]);
}
