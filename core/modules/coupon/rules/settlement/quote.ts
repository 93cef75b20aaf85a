/** What a player sees before staking: lines, stake a line, total odds, and the largest and the smallest win. */
import type { Minor } from '../../../../kernel/money.ts';
import { roundToMinor } from '../../../../kernel/money.ts';
import type { Rational } from '../../../../kernel/rational.ts';
import {
  compare,
  div,
  fromInt,
  fromScaled,
  fromThousandths,
  mul,
  product,
  reduced,
  sum,
} from '../../../../kernel/rational.ts';
import type { Result } from '../../../../kernel/result.ts';
import { ok } from '../../../../kernel/result.ts';
import type { CouponMathError, QuoteInput, QuoteLeg, SettleLeg, Terms } from './coupon-input.ts';
import { linesOf, outcomesOf } from './outcome.ts';
import { addMinor, outcomeTerms, paidOut } from './settle.ts';
import type { Shape } from './shape.ts';
import { shapeOf } from './shape.ts';
import { staked } from './unit-return.ts';

export interface Quote {
  readonly lines: number;
  /** What the player pays, minor units. */
  readonly stake: Minor;
  /** Minor units, exact: it is never rounded, only payouts are. */
  readonly stakePerLine: Rational;
  /** The largest win for a stake of 1; null while stakes that it is weighted by (conditional, several singles) are all 0. */
  readonly totalOdds: Rational | null;
  /** Anti-express: the win when no leg is returned. */
  readonly maxWin: Minor;
  /** The smallest win that is not nothing, legs either won or lost; null in chain and conditional, where it depends on the order, and when it is nothing. */
  readonly minWin: Minor | null;
}

function decided(leg: QuoteLeg, statusId: 0 | 1): SettleLeg {
  return { ...leg, statusId };
}

/** The coupon with the result that it is for: every leg won, or of an anti-express every leg lost. */
export function asWon(input: QuoteInput): QuoteInput<SettleLeg> {
  const legs = input.legs.map((leg) => decided(leg, input.typeId === 6 ? 0 : 1));
  return { ...input, legs };
}

/** Prices of a coupon's units, ascending. */
export function unitPrices({ units }: Shape<QuoteLeg>): readonly Rational[] {
  return units.map((legs) => product(legs.map(({ price }) => fromThousandths(price)))).sort(compare);
}

/** The size of the smallest line. */
export function smallestLine({ type, k }: Shape<QuoteLeg>): number {
  if (type.name === 'lucky') return 1;
  return type.name === 'patent' ? 2 : k;
}

/** The least of the wins that are not nothing. */
export function smallestOf(wins: readonly Minor[]): Minor | null {
  const some = wins.filter((win) => win > 0);
  return some.length === 0 ? null : (Math.min(...some) as Minor);
}

function smallestWin(shape: Shape<SettleLeg>, maxWin: Minor, terms: Terms | undefined): Minor | null {
  switch (shape.type.name) {
    case 'single':
    case 'express':
    case 'antiExpress':
      return smallestOf([maxWin]);
    case 'chain':
    case 'conditional':
      return null;
    case 'system':
    case 'multibet':
    case 'lucky':
    case 'patent': {
      const bankers = shape.bankers.map(({ price }) => fromThousandths(price));
      const line = product([...bankers, ...unitPrices(shape).slice(0, smallestLine(shape))]);
      return smallestOf([paidOut(staked(shape.stake, mul(line, fromScaled(1, linesOf(shape)))), shape.stake, terms)]);
    }
    case 'singles':
      return smallestOf(
        shape.legs.map(({ amount = 0, price }) => paidOut(staked(amount, fromThousandths(price)), amount, terms)),
      );
  }
}

/** Quotes a coupon; any stake from 0. Amounts in minor units, prices in thousandths. All that is wrong with it comes back as a list. */
export function quote(input: QuoteInput): Result<Quote, readonly CouponMathError[]> {
  const won = asWon(input);
  const shaped = shapeOf(won);
  if (!shaped.ok) return shaped;
  const shape = shaped.value;
  const { stake } = shape;
  const isPerCoupon = shape.type.amountPer === 'coupon';
  const lines = linesOf(shape);

  // A stake of 1 gives the odds even while nothing is staked.
  const computed = outcomesOf(isPerCoupon ? { ...shape, stake: 1 } : shape, outcomeTerms(won));
  const outcomes = isPerCoupon ? computed.map(({ high }) => ({ stake, high: staked(stake, high) })) : computed;
  const odds = div(sum(computed.map(({ high }) => high)), fromInt(isPerCoupon ? 1 : stake));
  const maxWin = addMinor(outcomes.map(({ high, stake: on }) => paidOut(high, on, input.terms)));
  return ok({
    lines,
    stake: roundToMinor(fromInt(stake)),
    stakePerLine: fromScaled(stake, lines),
    totalOdds: odds.ok ? reduced(odds.value) : null,
    maxWin,
    minWin: smallestWin(shape, maxWin, input.terms),
  });
}
