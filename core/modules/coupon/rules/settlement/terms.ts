/** Terms beside the bet itself: bonus leg, hyper bonus, free bet, maximum payout, advance. Values in minor units. */
import type { Rational } from '../../../../kernel/rational.ts';
import { compare, fromInt, fromScaled, max, min, mul, sub, ZERO } from '../../../../kernel/rational.ts';
import type { Result } from '../../../../kernel/result.ts';
import { err, ok } from '../../../../kernel/result.ts';
import { KIND } from '../../../line/public.ts';
import type { HyperBonusTerms, QuoteLeg } from './coupon-input.ts';

const MAX_BONUS_LEGS = 10;
const BONUS_BET_MIN_LEGS = 3;
/** Thousandths. */
const BONUS_BET_MIN_PRICE = 1100;
const BONUS_BET_MIN_TOTAL = fromScaled(1010, 1000);

/** The price of the bonus leg of an express of n legs: 1 + min(n, 10)/100. */
export function bonusBetFactor(legs: number): Rational {
  return fromScaled(100 + Math.min(legs, MAX_BONUS_LEGS), 100);
}

/**
 * Whether an express of these legs may have a bonus bet, where the site offers one: at least 3 legs, each at 1.1 or
 * more and none of them boosted, 1.01 in all.
 */
export function allowsBonusBet(legs: readonly (QuoteLeg & { readonly kind: number })[], total: Rational): boolean {
  return (
    legs.length >= BONUS_BET_MIN_LEGS &&
    legs.every(({ price, kind }) => price >= BONUS_BET_MIN_PRICE && kind !== KIND.boost) &&
    compare(total, BONUS_BET_MIN_TOTAL) >= 0
  );
}

/** min(P·percent/100, maxBonus) when the stake reaches the minimum, otherwise zero. */
export function hyperBonus(
  payout: Rational,
  stake: number,
  { percent, minStake, maxBonus }: HyperBonusTerms,
): Rational {
  return stake >= minStake ? min(mul(payout, fromScaled(percent, 100)), fromInt(maxBonus)) : ZERO;
}

/** The stake of a free bet is not paid back. */
export function freeBetPayout(payout: Rational, stake: number): Rational {
  return max(ZERO, sub(payout, fromInt(stake)));
}

/** min(P, maxPayout), but never below a refund of the player's own stake. */
export function capPayout(payout: Rational, maxPayout: number, refundable: number): Rational {
  return min(payout, fromInt(Math.max(maxPayout, refundable)));
}

/**
 * The part of a stake that the advance pays: the amount that the balance lacks. Refused when the advance is too small.
 * Minor units.
 */
export function prepaidPart(
  stake: number,
  balance: number,
  available: number,
): Result<number, { readonly code: 'advanceTooSmall'; readonly lacking: number }> {
  const used = Math.max(0, stake - balance);
  return used <= available ? ok(used) : err({ code: 'advanceTooSmall', lacking: used - available });
}
