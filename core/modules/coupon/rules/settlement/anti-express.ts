/**
 * Anti-express: wins when at least one leg loses. A = 1/(1 - 1/K + m), K the product of the prices of all legs that were not returned.
 * A half status splits the stake in two halves that settle on their own, and so on for every such leg.
 */
import type { Rational } from '../../../../kernel/rational.ts';
import { fromInt, fromScaled, fromThousandths, max, mul, ONE, ZERO } from '../../../../kernel/rational.ts';
import { isOpenStatus } from './leg-factor.ts';
import type { BetStatusId } from './leg-factor.ts';

/** m when the operator's config names none, thousandths. */
export const ANTI_EXPRESS_MARGIN = 116;
/** Legs with a half status in one coupon: each doubles the cases, 1,024 at most. */
export const MAX_SPLITS = 10;

export interface AntiLeg {
  readonly price: number;
  readonly statusId: BetStatusId;
}

/** Bounds of what a stake of 1 returns; equal when nothing is open. */
export interface Bounds {
  readonly low: Rational;
  readonly high: Rational;
}

type Fate = 'lost' | 'won' | 'returned';

interface Case {
  readonly product: Rational;
  readonly hasLost: boolean;
  readonly hasWon: boolean;
  /** How many of the equally likely splits end here. */
  readonly count: number;
}

function fates(status: BetStatusId): readonly Fate[] {
  switch (status) {
    case -2:
    case -1:
      return [];
    case 0:
      return ['lost'];
    case 1:
      return ['won'];
    case 2:
    case 3:
      return ['returned'];
    case 4:
      return ['won', 'returned'];
    case 5:
      return ['lost', 'returned'];
    case 6:
      return ['lost', 'won'];
  }
}

/** Legs whose half status splits the stake. */
export function splitCount(legs: readonly AntiLeg[]): number {
  return legs.filter(({ statusId }) => fates(statusId).length === 2).length;
}

function met(before: Case, fate: Fate, price: number): Case {
  const product = fate === 'returned' ? before.product : mul(before.product, fromThousandths(price));
  return {
    product,
    hasLost: before.hasLost || fate === 'lost',
    hasWon: before.hasWon || fate === 'won',
    count: before.count,
  };
}

function withLeg(cases: readonly Case[], { price, statusId }: AntiLeg): readonly Case[] {
  const merged = new Map<string, Case>();
  for (const each of cases) {
    for (const fate of fates(statusId)) {
      const next = met(each, fate, price);
      const key = `${next.hasLost}/${next.hasWon}/${next.product.n}/${next.product.d}`;
      merged.set(key, { ...next, count: next.count + (merged.get(key)?.count ?? 0) });
    }
  }
  return [...merged.values()];
}

/** A for a product K of at least 1 and a margin above zero (thousandths): K / ((1 + m)K - 1). */
export function antiExpressOdds(total: Rational, margin: number): Rational {
  return { n: total.n * 1000n, d: total.n * BigInt(1000 + margin) - total.d * 1000n };
}

function caseBounds({ product, hasLost, hasWon }: Case, openPrices: readonly number[], margin: number): Bounds {
  const odds = (prices: readonly number[]): Rational =>
    antiExpressOdds(
      prices.reduce((total, price) => mul(total, fromThousandths(price)), product),
      margin,
    );
  if (hasLost) return { low: odds(openPrices), high: odds([]) };
  const atBest = openPrices.length === 0 ? ZERO : odds([Math.min(...openPrices)]);
  if (hasWon) return { low: ZERO, high: atBest };
  return openPrices.length === 0 ? { low: ONE, high: ONE } : { low: ZERO, high: max(ONE, atBest) };
}

/** Sums in pairs, over plain products of the denominators: with a thousand of them, looking for common divisors costs seconds and saves nothing. */
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

/** What a stake of 1 returns; open legs may still lose, win or be returned. At most `MAX_SPLITS` legs have a half status. */
export function antiExpressReturn(legs: readonly AntiLeg[], margin: number): Bounds {
  const start: readonly Case[] = [{ product: ONE, hasLost: false, hasWon: false, count: 1 }];
  const cases = legs.filter(({ statusId }) => !isOpenStatus(statusId)).reduce(withLeg, start);
  const openPrices = legs.filter(({ statusId }) => isOpenStatus(statusId)).map(({ price }) => price);
  const share = fromScaled(1, 2 ** splitCount(legs));
  const weighted = cases.map((each) => ({ weight: fromInt(each.count), bounds: caseBounds(each, openPrices, margin) }));
  const mean = (bound: 'low' | 'high'): Rational =>
    mul(share, pairwiseSum(weighted.map(({ weight, bounds }) => mul(weight, bounds[bound]))));
  const low = mean('low');
  return { low, high: openPrices.length === 0 ? low : mean('high') };
}
