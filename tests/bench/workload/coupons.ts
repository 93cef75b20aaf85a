/** Full coupons of every bet type, and all the figures that are calculated for a coupon on each keystroke. */
import { betTypeNames } from 'touchline/core/history/bet-type';
import { betTypeIdOf } from 'touchline/core/history/bet-type-wire';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import type { QuoteInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { lossTable } from 'touchline/core/coupon/rules/settlement/loss-table';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import { systemSizes } from 'touchline/core/coupon/rules/settlement/system-sizes';
import { whatIf } from 'touchline/core/coupon/rules/settlement/what-if';
import { createSeeded } from './seeded.ts';

const FULL = 12;
/** The longest lucky and patent coupons. */
const MAX_LUCKY_LEGS = 8;

/** Prices in thousandths from 1.01 up; most have two decimals, some three. */
export function pricesOf(seed: number, count: number): readonly number[] {
  const next = createSeeded(seed);
  return Array.from({ length: count }, () => 1_010 + (next(5) === 0 ? next(4_000) : 10 * next(400)));
}

export function systemOf(legs: number, k: number, seed: number, stake: number): QuoteInput {
  return { betType: 'system', stake, systemValue: k, legs: pricesOf(seed, legs).map((price) => ({ price })) };
}

/**
 * A coupon of twelve legs, or as many as the type allows: two bankers or a lobby of two, blocks of two, a stake on each
 * leg or block, a maximum payout and bonuses.
 */
export function fullCoupon(betType: BetTypeName, stake: number): QuoteInput {
  const count = betType === 'single' ? 1 : betType === 'lucky' || betType === 'patent' ? MAX_LUCKY_LEGS : FULL;
  const legs = pricesOf(7 + betTypeIdOf(betType), count).map((price, index) => ({
    price,
    isBanker: index < 2,
    blockId: index >> 1,
    amount: stake + index,
  }));
  const terms = {
    maxPayout: 100_000_000,
    hasBonusBet: true,
    hyperBonus: { percent: 10, minStake: 100, maxBonus: 100_000 },
  };
  return {
    betType,
    stake,
    legs,
    systemValue: 3,
    amountByBlockId: Object.fromEntries(legs.map(({ blockId }) => [blockId, stake])),
    terms,
  };
}

/** Calculates every figure that a coupon shows. Throws on an error, so that no rejected coupon is timed. */
export function allFigures(input: QuoteInput): unknown {
  const results = [quote(input), lossTable(input), systemSizes(input), whatIf(input)];
  for (const result of results) if (!result.ok) throw new Error(JSON.stringify(result.error));
  return results;
}

export const BET_TYPES: readonly BetTypeName[] = betTypeNames;
