/** The payout of a type with many lines when some of its legs lose. */
import type { Minor } from '../../../../kernel/money.ts';
import type { Rational } from '../../../../kernel/rational.ts';
import { fromScaled, fromThousandths, mul, product, ZERO } from '../../../../kernel/rational.ts';
import type { Result } from '../../../../kernel/result.ts';
import { ok } from '../../../../kernel/result.ts';
import type { CouponMathError, QuoteInput, QuoteLeg } from './coupon-input.ts';
import { combinations, elementaryOfPrefixes } from './elementary.ts';
import { smallestLine, unitPrices } from './quote.ts';
import { paidOut } from './payout.ts';
import type { Shape } from './shape.ts';
import { shapeOf } from './shape.ts';
import { luckyReturn, patentReturn, staked } from './unit-return.ts';

export interface LossRow {
  /** Units lost: legs, or blocks of a multibet; all bankers won. */
  readonly lost: number;
  /** When the highest prices lose. Minor units. */
  readonly minWin: Minor;
  /** When the lowest prices lose. */
  readonly maxWin: Minor;
}

/** Entry i: the return of a stake of 1 when the first i of the prices win and the others lose. */
function returnsOfPrefixes(shape: Shape<QuoteLeg>, prices: readonly Rational[]): readonly Rational[] {
  const { type, k, bankers } = shape;
  if (type.name === 'lucky' || type.name === 'patent') {
    const unitReturn = type.name === 'lucky' ? luckyReturn : patentReturn;
    return Array.from({ length: prices.length + 1 }, (_, won) =>
      unitReturn(prices.map((price, index) => (index < won ? price : ZERO))),
    );
  }
  const share = mul(
    product(bankers.map(({ price }) => fromThousandths(price))),
    fromScaled(1, combinations(prices.length, k)),
  );
  return elementaryOfPrefixes(prices, k).map((symmetric) => mul(share, symmetric));
}

/**
 * Rows for 1, 2, … lost units down to the last that pays anything; empty for a type without a smallest line. Errors as
 * for a quote.
 */
export function lossTable(input: QuoteInput): Result<readonly LossRow[], readonly CouponMathError[]> {
  const shaped = shapeOf(input);
  if (!shaped.ok) return shaped;
  const shape = shaped.value;
  if (!shape.type.hasMinWin || shape.type.name === 'singles') return ok([]);
  const cheapestFirst = unitPrices(shape);
  const least = returnsOfPrefixes(shape, cheapestFirst);
  const most = returnsOfPrefixes(shape, [...cheapestFirst].reverse());
  const win = (returns: readonly Rational[], won: number): Minor =>
    paidOut(staked(shape.stake, returns[won] ?? ZERO), shape.stake, input.terms);
  return ok(
    Array.from({ length: cheapestFirst.length - smallestLine(shape) }, (_, index) => {
      const won = cheapestFirst.length - 1 - index;
      return { lost: index + 1, minWin: win(least, won), maxWin: win(most, won) };
    }),
  );
}
