/** Full coupons of every type, and everything that is told of one at a keystroke. */
import { betTypeIds } from 'touchline/core/coupon/rules/settlement/bet-types';
import type { BetTypeId } from 'touchline/core/coupon/rules/settlement/bet-types';
import type { QuoteInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { lossTable } from 'touchline/core/coupon/rules/settlement/loss-table';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import { systemSizes } from 'touchline/core/coupon/rules/settlement/system-sizes';
import { whatIf } from 'touchline/core/coupon/rules/settlement/what-if';
import { createSeeded } from './seeded.ts';

const FULL = 12;
/** No lucky and no patent is longer. */
const MAX_OF_EVERY_LINE = 8;

/** Prices in thousandths, two places and now and then three, from 1.01 up. */
export function pricesOf(seed: number, count: number): readonly number[] {
  const next = createSeeded(seed);
  return Array.from({ length: count }, () => 1_010 + (next(5) === 0 ? next(4_000) : 10 * next(400)));
}

export function systemOf(legs: number, k: number, seed: number, stake: number): QuoteInput {
  return { typeId: 2, stake, systemValue: k, legs: pricesOf(seed, legs).map((price) => ({ price })) };
}

/** Twelve legs, or as many as the type has: two bankers or a lobby of two, blocks of two, a stake on each leg or block, a cap and bonuses. */
export function fullCoupon(typeId: BetTypeId, stake: number): QuoteInput {
  const count = typeId === 0 ? 1 : typeId === 7 || typeId === 8 ? MAX_OF_EVERY_LINE : FULL;
  const legs = pricesOf(7 + typeId, count).map((price, index) => ({
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
    typeId,
    stake,
    legs,
    systemValue: 3,
    amountByBlockId: Object.fromEntries(legs.map(({ blockId }) => [blockId, stake])),
    terms,
  };
}

/** Every figure that the coupon shows; throws when there is none, so that nobody is quick by refusing. */
export function everyFigure(input: QuoteInput): unknown {
  const told = [quote(input), lossTable(input), systemSizes(input), whatIf(input)];
  for (const each of told) if (!each.ok) throw new Error(JSON.stringify(each.error));
  return told;
}

export const EVERY_TYPE: readonly BetTypeId[] = betTypeIds;
