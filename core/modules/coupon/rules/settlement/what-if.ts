/**
 * The worth of each leg to the coupon: the payout of the largest win when only this leg loses, and when only this leg
 * is returned. Products of the legs before and after each leg avoid a new calculation for each one.
 */
import type { Minor } from '../../../../kernel/money.ts';
import { roundToMinor } from '../../../../kernel/money.ts';
import type { Rational } from '../../../../kernel/rational.ts';
import {
  add,
  fromInt,
  fromScaled,
  fromThousandths,
  mul,
  ONE,
  product,
  productsOfOthers,
  sub,
  sum,
  ZERO,
} from '../../../../kernel/rational.ts';
import type { Result } from '../../../../kernel/result.ts';
import { ok } from '../../../../kernel/result.ts';
import { ANTI_EXPRESS_MARGIN, antiExpressOdds } from './anti-express.ts';
import { playedOut } from './conditional.ts';
import type { Play } from './conditional.ts';
import type { CouponMathError, QuoteInput, QuoteLeg } from './coupon-input.ts';
import { combinations, elementaryOfOthers } from './elementary.ts';
import { paidOut } from './payout.ts';
import type { Shape } from './shape.ts';
import { shapeOf } from './shape.ts';
import { chainReturn, luckyLines, patentLines, staked } from './unit-return.ts';

/** The payout when every other leg has the result of the largest win: a win, or in an anti-express a loss. */
export interface WhatIf {
  readonly ifLost: Minor;
  readonly ifReturned: Minor;
}

/** A leg with its place in the coupon. */
type Placed = QuoteLeg & { readonly at: number };

/** For a stake of 1, or in minor units where a type says so. */
interface Left {
  readonly lost: Rational;
  readonly returned: Rational;
}

const odds = ({ price }: QuoteLeg): Rational => fromThousandths(price);

/** Single, express, system, multibet: Π(bankers)·e_k(units) / C(n, k), and e_k = whole + unit·less. */
function ofLines({ bankers, units, k }: Shape<Placed>): readonly Left[] {
  const unitOdds = units.map((legs) => product(legs.map(odds)));
  const share = mul(product(bankers.map(odds)), fromScaled(1, combinations(units.length, k)));
  const left: Left[] = [];
  const others = elementaryOfOthers(unitOdds, k);
  for (const [index, { whole, less }] of others.entries()) {
    const legs = units[index] ?? [];
    for (const [place, unitWithout] of productsOfOthers(legs.map(odds)).entries()) {
      const leg = legs[place];
      if (leg !== undefined)
        left[leg.at] = { lost: mul(share, whole), returned: mul(share, add(whole, mul(unitWithout, less))) };
    }
  }
  const [first] = others;
  const allUnits = first === undefined ? ONE : add(first.whole, mul(unitOdds[0] ?? ONE, first.less));
  const perLine = mul(allUnits, fromScaled(1, combinations(units.length, k)));
  for (const [place, bankersWithout] of productsOfOthers(bankers.map(odds)).entries()) {
    const leg = bankers[place];
    if (leg !== undefined) left[leg.at] = { lost: ZERO, returned: mul(bankersWithout, perLine) };
  }
  return left;
}

/**
 * Lucky and patent: Π(1 + f) without a leg is the product of the others; with the leg returned, twice that. A patent
 * does not count singles.
 */
function ofEveryLine(legs: readonly Placed[], lines: number, hasSingles: boolean): readonly Left[] {
  const prices = legs.map(odds);
  const total = sum(prices);
  const share = fromScaled(1, lines);
  return productsOfOthers(prices.map((price) => add(ONE, price))).map((others, index) => {
    const singles = hasSingles ? ZERO : sub(total, prices[index] ?? ZERO);
    const lost = sub(sub(others, ONE), singles);
    const returned = add(lost, hasSingles ? others : sub(others, ONE));
    return { lost: mul(share, lost), returned: mul(share, returned) };
  });
}

const replaced = <T>(all: readonly T[], index: number, by: T): readonly T[] =>
  all.map((each, at) => (at === index ? by : each));

function ofChain(legs: readonly Placed[]): readonly Left[] {
  const prices = legs.map(odds);
  return prices.map((_, index) => ({
    lost: chainReturn(replaced(prices, index, ZERO)),
    returned: chainReturn(replaced(prices, index, ONE)),
  }));
}

/** The others lose, so the coupon wins; a returned leg leaves its price out of the product. */
function ofAntiExpress(
  legs: readonly Placed[],
  { antiExpressMargin: margin = ANTI_EXPRESS_MARGIN, antiExpressCoef }: QuoteInput,
): readonly Left[] {
  const prices = legs.map(odds);
  const lost =
    antiExpressCoef === undefined ? antiExpressOdds(product(prices), margin) : fromThousandths(antiExpressCoef);
  return productsOfOthers(prices).map((others) => ({ lost, returned: antiExpressOdds(others, margin) }));
}

/** Minor units, final payouts: each leg is a separate coupon. */
function ofSingles(legs: readonly Placed[], { terms }: QuoteInput): readonly WhatIf[] {
  const paid = legs.map((leg) => BigInt(paidOut(staked(leg.amount ?? 0, odds(leg)), leg.amount ?? 0, terms)));
  const total = paid.reduce((all, each) => all + each, 0n);
  return legs.map(({ amount = 0 }, index) => {
    const others = total - (paid[index] ?? 0n);
    const refund = BigInt(paidOut(fromInt(amount), amount, terms));
    return { ifLost: roundToMinor(fromInt(others)), ifReturned: roundToMinor(fromInt(others + refund)) };
  });
}

/** Minor units. Each block may decide whether the next is played, so the blocks are replayed for every leg. */
function ofConditional({ blocks }: Shape<Placed>): readonly Left[] {
  const playOf = (amount: number, factor: Rational): Play => ({ amount: fromInt(amount), low: factor, high: factor });
  const won = blocks.map(({ amount, legs }) => playOf(amount, product(legs.map(odds))));
  const left: Left[] = [];
  for (const [index, { amount, legs }] of blocks.entries()) {
    const paidWith = (factor: Rational): Rational => playedOut(replaced(won, index, playOf(amount, factor))).low;
    const lost = paidWith(ZERO);
    for (const [place, others] of productsOfOthers(legs.map(odds)).entries()) {
      const leg = legs[place];
      if (leg !== undefined) left[leg.at] = { lost, returned: paidWith(others) };
    }
  }
  return left;
}

function leftOf(shape: Shape<Placed>, input: QuoteInput): readonly Left[] {
  const { legs } = shape;
  switch (shape.type.name) {
    case 'single':
    case 'express':
    case 'system':
    case 'multibet':
      return ofLines(shape);
    case 'lucky':
      return ofEveryLine(legs, luckyLines(legs.length), true);
    case 'patent':
      return ofEveryLine(legs, patentLines(legs.length), false);
    case 'chain':
      return ofChain(legs);
    case 'antiExpress':
      return ofAntiExpress(legs, input);
    case 'conditional':
      return ofConditional(shape);
    case 'singles':
      return [];
  }
}

/**
 * One entry for each leg, in the coupon's order. Amounts in minor units, prices in thousandths. Errors as for a quote.
 */
export function whatIf(input: QuoteInput): Result<readonly WhatIf[], readonly CouponMathError[]> {
  const shaped = shapeOf({ ...input, legs: input.legs.map((leg, at) => ({ ...leg, at })) });
  if (!shaped.ok) return shaped;
  const shape = shaped.value;
  if (shape.type.name === 'singles') return ok(ofSingles(shape.legs, input));
  const scale = shape.type.name === 'conditional' ? 1 : shape.stake;
  const paid = (value: Rational): Minor => paidOut(staked(scale, value), shape.stake, input.terms);
  return ok(
    leftOf(shape, input).map(({ lost, returned }) => ({
      ifLost: paid(lost),
      ifReturned: paid(returned),
    })),
  );
}
