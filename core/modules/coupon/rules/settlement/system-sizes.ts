/** Every size that a system or a multibet can have, in one pass: one polynomial holds them all. */
import type { Minor } from '../../../../kernel/money.ts';
import type { Rational } from '../../../../kernel/rational.ts';
import { fromScaled, fromThousandths, mul, product } from '../../../../kernel/rational.ts';
import type { Result } from '../../../../kernel/result.ts';
import { ok } from '../../../../kernel/result.ts';
import { MIN_SYSTEM_VALUE } from './bet-types.ts';
import type { CouponMathError, QuoteInput } from './coupon-input.ts';
import { combinations, elementaryAll } from './elementary.ts';
import { smallestOf, unitPrices } from './quote.ts';
import { paidOut } from './settle.ts';
import { largestSize, shapeOf } from './shape.ts';
import { staked } from './unit-return.ts';

export interface SystemSize {
  /** The size of a line: a system value. */
  readonly k: number;
  readonly lines: number;
  /** Minor units, exact, when the whole stake stands on this size. */
  readonly stakePerLine: Rational;
  readonly maxWin: Minor;
  /** The smallest win that is not nothing; null when it is nothing. */
  readonly minWin: Minor | null;
}

/** All sizes from 2 up for a stake, as a quote tells them one by one; empty for a type without sizes. The coupon's own size is not read. Errors as for a quote. */
export function systemSizes(input: QuoteInput): Result<readonly SystemSize[], readonly CouponMathError[]> {
  const shaped = shapeOf({ ...input, systemValue: MIN_SYSTEM_VALUE });
  if (!shaped.ok) return shaped;
  const shape = shaped.value;
  if (!shape.type.hasSystemValue) return ok([]);
  const { stake } = shape;
  const prices = unitPrices(shape);
  const always = product(shape.bankers.map(({ price }) => fromThousandths(price)));
  const symmetric = elementaryAll(prices);
  const sizes: SystemSize[] = [];
  let cheapest = always;
  for (const [index, price] of prices.entries()) {
    const k = index + 1;
    cheapest = mul(cheapest, price);
    const lines = combinations(prices.length, k);
    const win = (odds: Rational): Minor => paidOut(staked(stake, mul(odds, fromScaled(1, lines))), stake, input.terms);
    const allWon = symmetric[k];
    if (k < MIN_SYSTEM_VALUE || k > largestSize(shape.type, prices.length) || allWon === undefined) continue;
    sizes.push({
      k,
      lines,
      stakePerLine: fromScaled(stake, lines),
      maxWin: win(mul(always, allWon)),
      minWin: smallestOf([win(cheapest)]),
    });
  }
  return ok(sizes);
}
