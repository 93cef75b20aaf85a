/** How much may be staked on a coupon. */
import { about } from '../players/directory.ts';
import type { Currency } from '../players/directory.ts';
import { stakeFor } from './payout.ts';
import type { PricedCoupon } from './payout.ts';

const MIN_STAKE_EUR = 0.2;
const MAX_STAKE_EUR = 5_000;
const MAX_PAYOUT_EUR = 100_000;

export interface CouponLimits {
  readonly minBetAmount: number;
  readonly maxBetAmount: number;
  readonly maxPayout: number;
}

/** Limits in minor units: the most that keeps the possible win within the highest payout, never less than the minimum. */
export function couponLimits(currency: Currency, coupon: PricedCoupon): CouponLimits {
  const minBetAmount = about(MIN_STAKE_EUR, currency);
  const maxPayout = maxPayoutIn(currency);
  const most = Math.min(about(MAX_STAKE_EUR, currency), stakeFor(coupon, maxPayout));
  return { minBetAmount, maxBetAmount: Math.max(minBetAmount, most), maxPayout };
}

/** The most that one coupon pays, minor units. */
export function maxPayoutIn(currency: Currency): number {
  return about(MAX_PAYOUT_EUR, currency);
}
