/** All possible sizes of a system or a multibet in one pass, from one polynomial. */
import type { Minor } from '../../../../kernel/money.ts';
import type { Rational } from '../../../../kernel/rational.ts';
import { fromScaled, fromThousandths, mul, product } from '../../../../kernel/rational.ts';
import type { Result } from '../../../../kernel/result.ts';
import { ok } from '../../../../kernel/result.ts';
import { MIN_SYSTEM_VALUE } from './bet-types.ts';
import type { CouponMathError, QuoteInput } from './coupon-input.ts';
import { combinations, elementaryAll } from './elementary.ts';
import { unitPrices } from './quote.ts';
import { paidOut } from './payout.ts';
import { largestSize, shapeOf } from './shape.ts';
import { staked } from './unit-return.ts';

export interface SystemSize {
  /** The size of a line: a system value. */
  readonly k: number;
  readonly lines: number;
  /** Minor units, exact, with the whole stake on this size. */
  readonly stakePerLine: Rational;
  readonly maxWin: Minor;
}

/**
 * All sizes from 2 up for a stake, each equal to its own quote; empty for a type without sizes. Ignores the coupon's
 * own size. Errors as for a quote.
 */
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
  for (let k = 1; k <= prices.length; k += 1) {
    const lines = combinations(prices.length, k);
    const win = (odds: Rational): Minor => paidOut(staked(stake, mul(odds, fromScaled(1, lines))), stake, input.terms);
    const allWon = symmetric[k];
    if (k < MIN_SYSTEM_VALUE || k > largestSize(shape.type, prices.length) || allWon === undefined) continue;
    sizes.push({
      k,
      lines,
      stakePerLine: fromScaled(stake, lines),
      maxWin: win(mul(always, allWon)),
    });
  }
  return ok(sizes);
}
