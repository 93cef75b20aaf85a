/**
 * The figures that a player sees before staking: lines, stake a line, total odds, and the largest and the smallest win.
 */
import type { Minor } from '../../../../kernel/money.ts';
import { roundToMinor } from '../../../../kernel/money.ts';
import type { Rational } from '../../../../kernel/rational.ts';
import {
  compare,
  div,
  fromInt,
  fromScaled,
  fromThousandths,
  ONE,
  product,
  reduced,
  sum,
} from '../../../../kernel/rational.ts';
import type { Result } from '../../../../kernel/result.ts';
import { ok } from '../../../../kernel/result.ts';
import type { CouponMathError, QuoteInput, QuoteLeg, SettleLeg, Terms } from './coupon-input.ts';
import { linesOf, outcomesOf } from './outcome.ts';
import { addMinor, hyperBonusOn, outcomeTerms, paidOut } from './payout.ts';
import type { Shape } from './shape.ts';
import { shapeOf } from './shape.ts';
import { smallestWinOf } from './smallest-win.ts';
import { staked } from './unit-return.ts';

export interface Quote {
  readonly lines: number;
  /** The amount that the player pays, minor units. */
  readonly stake: Minor;
  /** Minor units, exact: only payouts are rounded. */
  readonly stakePerLine: Rational;
  /** The largest win for a stake of 1; null while all weighting stakes (conditional, several singles) are 0. */
  readonly totalOdds: Rational | null;
  /** Anti-express: the win when no leg is returned. */
  readonly maxWin: Minor;
  /** The hyper bonus on the maximum win. */
  readonly hyperBonus: Minor;
  /**
   * The least win above zero, legs either won or lost; null in chain and conditional, where it depends on the order,
   * when no result pays, and with more than twelve units to search.
   */
  readonly minWin: Minor | null;
  /**
   * One entry for each separately paid bet, so one for each leg of several singles: whether its best result pays more
   * than the stake, or anything for a free bet [CPN-133]. Without a stake the odds decide.
   */
  readonly canWin: readonly boolean[];
}

function decided(leg: QuoteLeg, result: 'lost' | 'won'): SettleLeg {
  return { ...leg, result };
}

/** The coupon with the result that its type bets on: every leg won, or for an anti-express every leg lost. */
export function asWon(input: QuoteInput): QuoteInput<SettleLeg> {
  const legs = input.legs.map((leg) => decided(leg, input.betType === 'antiExpress' ? 'lost' : 'won'));
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

/** The least of the wins above zero. */
function smallestOf(wins: readonly Minor[]): Minor | null {
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
    case 'patent':
      return smallestWinOf({
        units: unitPrices(shape),
        always: shape.bankers.map(({ price }) => fromThousandths(price)),
        shortest: smallestLine(shape),
        longest: shape.type.hasSystemValue ? shape.k : shape.legs.length,
        lines: linesOf(shape),
        stake: shape.stake,
        terms,
      });
    case 'singles':
      return smallestOf(
        shape.legs.map(({ amount = 0, price }) => paidOut(staked(amount, fromThousandths(price)), amount, terms)),
      );
  }
}

/** The return of the coupon's best result. An operator's own anti-express quote is used unchanged. */
function bestOutcomes(
  shape: Shape<SettleLeg>,
  input: QuoteInput<SettleLeg>,
): readonly { readonly stake: number; readonly high: Rational }[] {
  const { antiExpressCoef } = input;
  return shape.type.name === 'antiExpress' && antiExpressCoef !== undefined
    ? [{ stake: shape.stake, high: staked(shape.stake, fromThousandths(antiExpressCoef)) }]
    : outcomesOf(shape, outcomeTerms(input));
}

/**
 * Quotes a coupon for any stake from 0. Amounts in minor units, prices in thousandths. All errors are returned as a
 * list.
 */
export function quote(input: QuoteInput): Result<Quote, readonly CouponMathError[]> {
  const won = asWon(input);
  const shaped = shapeOf(won);
  if (!shaped.ok) return shaped;
  const shape = shaped.value;
  const { stake } = shape;
  const isPerCoupon = shape.type.amountPer === 'coupon';
  const lines = linesOf(shape);

  // A stake of 1 gives the odds even without a stake.
  const computed = bestOutcomes(isPerCoupon ? { ...shape, stake: 1 } : shape, won);
  const outcomes = isPerCoupon ? computed.map(({ high }) => ({ stake, high: staked(stake, high) })) : computed;
  const odds = div(sum(computed.map(({ high }) => high)), fromInt(isPerCoupon ? 1 : stake));
  const best = outcomes.map(({ high, stake: on }) => ({
    on,
    high,
    win: paidOut(high, on, input.terms),
    bonus: hyperBonusOn(high, on, input.terms),
  }));
  const maxWin = addMinor(best.map(({ win }) => win));
  const total = odds.ok ? reduced(odds.value) : null;
  return ok({
    lines,
    stake: roundToMinor(fromInt(stake)),
    stakePerLine: fromScaled(stake, lines),
    totalOdds: total,
    maxWin,
    hyperBonus: addMinor(best.map(({ bonus }) => bonus)),
    minWin: smallestWin(shape, maxWin, input.terms),
    canWin: best.map(({ on, win, bonus }) =>
      on === 0 ? total === null || compare(total, ONE) > 0 : win + bonus > (input.terms?.isFreeBet === true ? 0 : on),
    ),
  });
}
