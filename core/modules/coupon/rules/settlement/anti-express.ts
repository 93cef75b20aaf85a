/**
 * Anti-express: wins when at least one leg loses. A = 1/(1 - 1/K + m), K the product of the prices of all legs that
 * were not returned. A, half-up at two decimals, is the quoted coefficient, which is shown, promised and paid. A half
 * status splits the stake in two halves that settle separately, and so on for every such leg.
 */
import type { Rational } from '../../../../kernel/rational.ts';
import { fromInt, fromScaled, fromThousandths, max, mul, ONE, roundHalfUp, ZERO } from '../../../../kernel/rational.ts';
import type { BetResult } from '../../../history/public.ts';
import { fatesOf, isOpenResult } from './leg-factor.ts';
import type { Fate } from './leg-factor.ts';

/** m when the operator's config names none, thousandths. */
export const ANTI_EXPRESS_MARGIN = 116;
/** The most legs with a half status in one coupon: each doubles the cases, 1,024 at most. */
export const MAX_SPLITS = 10;

export interface AntiLeg {
  readonly price: number;
  readonly result: BetResult;
}

/** Bounds of the return of a stake of 1; equal when nothing is open. */
export interface Bounds {
  readonly low: Rational;
  readonly high: Rational;
}

/** The outcome of the legs so far. */
export interface AntiCase {
  /** Of the prices of all legs that were not returned. */
  readonly product: Rational;
  readonly hasLost: boolean;
  readonly hasWon: boolean;
  /** How many of the equally likely splits end in this case. */
  readonly count: number;
}

/** Legs whose half status splits the stake. */
export function splitCount(legs: readonly AntiLeg[]): number {
  return legs.filter(({ result }) => fatesOf(result).length === 2).length;
}

/** Cases of one name differ in their count alone. */
export function caseName({ product, hasLost, hasWon }: AntiCase): string {
  return `${hasLost}/${hasWon}/${product.n}/${product.d}`;
}

/** The case with one more leg. */
export function metCase(before: AntiCase, fate: Fate, price: number): AntiCase {
  const product = fate === 'returned' ? before.product : mul(before.product, fromThousandths(price));
  return {
    product,
    hasLost: before.hasLost || fate === 'lost',
    hasWon: before.hasWon || fate === 'won',
    count: before.count,
  };
}

function withLeg(cases: readonly AntiCase[], { price, result }: AntiLeg): readonly AntiCase[] {
  const merged = new Map<string, AntiCase>();
  for (const each of cases) {
    for (const fate of fatesOf(result)) {
      const next = metCase(each, fate, price);
      const key = caseName(next);
      merged.set(key, { ...next, count: next.count + (merged.get(key)?.count ?? 0) });
    }
  }
  return [...merged.values()];
}

/** A quoted coefficient has two decimals. */
const HUNDREDTHS = 100n;

/**
 * The quoted A for a product K of at least 1 and a margin above zero (thousandths): K / ((1 + m)K - 1), half-up at two
 * decimals.
 */
export function antiExpressOdds(total: Rational, margin: number): Rational {
  const d = total.n * BigInt(1000 + margin) - total.d * 1000n;
  return fromScaled(roundHalfUp({ n: total.n * 1000n * HUNDREDTHS, d }), HUNDREDTHS);
}

/**
 * A result of the open legs, the same in every split: the legs that are not returned, and whether one of them lost or
 * won.
 */
export interface Ending {
  readonly prices: readonly number[];
  readonly hasLost: boolean;
  readonly hasWon: boolean;
}

/** The return of a stake of 1 in a case for this ending. */
export function paidIn(split: AntiCase, { prices, hasLost, hasWon }: Ending, margin: number): Rational {
  if (split.hasLost || hasLost) {
    const total = prices.reduce((product, price) => mul(product, fromThousandths(price)), split.product);
    return antiExpressOdds(total, margin);
  }
  return split.hasWon || hasWon ? ZERO : ONE;
}

/**
 * The endings with the least and the greatest payout. A falls as the product grows, so the worst ending is that every
 * open leg wins, and the best that all of them are returned or that the cheapest alone loses. An open leg that halves
 * pays the mean of two of these endings.
 */
function extremes(openPrices: readonly number[]): { readonly worst: Ending; readonly best: readonly Ending[] } {
  const isOpen = openPrices.length > 0;
  return {
    worst: { prices: openPrices, hasLost: false, hasWon: isOpen },
    best: [
      { prices: [], hasLost: false, hasWon: false },
      ...(isOpen ? [{ prices: [Math.min(...openPrices)], hasLost: true, hasWon: false }] : []),
    ],
  };
}

/**
 * Sums in pairs, over plain products of the denominators: with a thousand of them, finding common divisors costs
 * seconds and saves nothing.
 */
function pairwiseSum(values: readonly Rational[]): Rational {
  const [first, second] = values;
  if (first === undefined) return ZERO;
  if (second === undefined) return first;
  const half = values.length >> 1;
  const [left, right] = [pairwiseSum(values.slice(0, half)), pairwiseSum(values.slice(half))];
  return left.d === right.d
    ? { n: left.n + right.n, d: left.d }
    : { n: left.n * right.d + right.n * left.d, d: left.d * right.d };
}

/**
 * The return of a stake of 1; open legs may still lose, win or be returned. At most `MAX_SPLITS` legs have a half
 * status.
 */
export function antiExpressReturn(legs: readonly AntiLeg[], margin: number): Bounds {
  const start: readonly AntiCase[] = [{ product: ONE, hasLost: false, hasWon: false, count: 1 }];
  const cases = legs.filter(({ result }) => !isOpenResult(result)).reduce(withLeg, start);
  const openPrices = legs.filter(({ result }) => isOpenResult(result)).map(({ price }) => price);
  const share = fromScaled(1, 2 ** splitCount(legs));
  const mean = (ending: Ending): Rational =>
    mul(share, pairwiseSum(cases.map((split) => mul(fromInt(split.count), paidIn(split, ending, margin)))));
  const { worst, best } = extremes(openPrices);
  const low = mean(worst);
  return { low, high: openPrices.length === 0 ? low : best.map(mean).reduce(max) };
}
