/** The payout that a coupon is owed under the terms of an operator. */
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { exactPayouts } from './brute-force.ts';
import type { Fraction } from './brute-force.ts';

export interface PayoutTerms {
  readonly rounding: 'halfUp' | 'down' | 'up';
  /** The most that a bet pays, but never less than its stake, minor units; Infinity: no cap. */
  readonly maxPayout: number;
}

function rounded({ n, d }: Fraction, rounding: PayoutTerms['rounding']): number {
  if (rounding === 'down') return Number(n / d);
  return Number(rounding === 'up' ? (n + d - 1n) / d : (2n * n + d) / (2n * d));
}

const stakeOf = ({ betType, stake, legs }: SettleInput, at: number): number =>
  betType === 'singles' ? (legs[at]?.amount ?? 0) : stake;

/** The payout in minor units: each exact payout rounded and capped by itself. */
export const owedBy = (coupon: SettleInput, { rounding, maxPayout }: PayoutTerms): number =>
  exactPayouts(coupon)
    .map((exact, at) => Math.min(rounded(exact, rounding), Math.max(maxPayout, stakeOf(coupon, at))))
    .reduce((total, each) => total + each, 0);

/** Whether the cap cuts what the coupon pays. */
export const isCapped = (coupon: SettleInput, { rounding, maxPayout }: PayoutTerms): boolean =>
  exactPayouts(coupon).some((exact) => rounded(exact, rounding) > maxPayout);

/** The player's total stake on the coupon, minor units. */
export const totalStake = ({ betType, stake, legs }: SettleInput): number =>
  betType === 'singles' ? legs.reduce((total, { amount = 0 }) => total + amount, 0) : stake;
