/** The stake limits of a coupon, its maximum payout, VIP maximum and hyper bonus. */
import type { HyperBonusTerms } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { about } from '../players/directory.ts';
import type { Currency } from '../players/directory.ts';
import { stakeFor } from './payout.ts';
import type { PricedCoupon } from './payout.ts';

/** In euros, or the rounded equivalent in the player's currency. */
interface TypeLimits {
  readonly min: number;
  readonly max: number;
  readonly maxPayout: number;
}

const USUAL: TypeLimits = { min: 0.2, max: 5_000, maxPayout: 100_000 };
const LIMITS: ReadonlyMap<number, TypeLimits> = new Map([
  [2, { min: 0.5, max: 3_000, maxPayout: 100_000 }], // system
  [3, { min: 0.2, max: 2_000, maxPayout: 50_000 }], // chain
  [4, { min: 0.5, max: 3_000, maxPayout: 100_000 }], // multibet
  [5, { min: 0.2, max: 1_000, maxPayout: 50_000 }], // conditional
  [6, { min: 0.2, max: 2_000, maxPayout: 50_000 }], // anti-express
  [7, { min: 0.5, max: 1_000, maxPayout: 50_000 }], // lucky
  [8, { min: 0.5, max: 1_000, maxPayout: 50_000 }], // patent
]);
const VIP_FACTOR = 5;
const MIN_REST_EUR = 0.1;

const EXPRESS = 1;
const HYPER_BONUS_MIN_LEGS = 5;
const HYPER_BONUS_MIN_STAKE_EUR = 2;
const MAX_HYPER_BONUS_EUR = 100;

export interface StakeLimits {
  readonly minBetAmount: number;
  readonly maxBetAmount: number;
  readonly maxPayout: number;
}

/**
 * Stake limits in minor units. The maximum keeps the possible win within the maximum payout and is never below the
 * minimum.
 */
export function stakeLimits(
  currency: Currency,
  coupon: PricedCoupon,
  { isVip, exactCoef }: { readonly isVip: boolean; readonly exactCoef: number | null },
): StakeLimits {
  const { min, max } = limitsOf(coupon.typeId);
  const minBetAmount = about(min, currency);
  const maxPayout = maxPayoutIn(currency, coupon.typeId, isVip);
  const most = Math.min(about(isVip ? max * VIP_FACTOR : max, currency), stakeFor(coupon, maxPayout, exactCoef));
  return { minBetAmount, maxBetAmount: Math.max(minBetAmount, most), maxPayout };
}

/** The maximum payout of one coupon, minor units. */
export function maxPayoutIn(currency: Currency, typeId: number, isVip: boolean): number {
  const { maxPayout } = limitsOf(typeId);
  return about(isVip ? maxPayout * VIP_FACTOR : maxPayout, currency);
}

/** The least of a stake that a cash-out of a part may leave on the bet, minor units. */
export function minRestIn(currency: Currency): number {
  return about(MIN_REST_EUR, currency);
}

/** The hyper bonus of an express with this many legs; null when there is none. */
export function hyperBonusOf(currency: Currency, typeId: number, legs: number): HyperBonusTerms | null {
  const percent = hyperBonusPercent(typeId, legs);
  if (percent === 0) return null;
  return {
    percent,
    minStake: about(HYPER_BONUS_MIN_STAKE_EUR, currency),
    maxBonus: about(MAX_HYPER_BONUS_EUR, currency),
  };
}

/** Whole percent; 0 for none. */
export function hyperBonusPercent(typeId: number, legs: number): number {
  return typeId === EXPRESS && legs >= HYPER_BONUS_MIN_LEGS ? legs : 0;
}

function limitsOf(typeId: number): TypeLimits {
  return LIMITS.get(typeId) ?? USUAL;
}
