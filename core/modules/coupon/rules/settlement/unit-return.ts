/**
 * The return of a stake of 1 in the types whose payout is the stake times a factor that grows with every leg's factor:
 * single, express, system, chain, multibet, lucky, patent. Monotonic growth allows bounds for open legs, counted as
 * lost and as won.
 */
import type { Rational } from '../../../../kernel/rational.ts';
import { add, fromInt, fromScaled, min, mul, ONE, product, sub, sum } from '../../../../kernel/rational.ts';
import { combinations, elementary } from './elementary.ts';

/** Π(bankers)·e_k(units) / C(n, k): every line has the same stake. An express is the one line with k = n. */
export function systemReturn(bankers: readonly Rational[], units: readonly Rational[], k: number): Rational {
  if (k === units.length) return mul(product(bankers), product(units));
  return mul(product(bankers), mul(elementary(units, k), fromScaled(1, combinations(units.length, k))));
}

/**
 * In order: each leg stakes the balance, but no more than the stake; the rest stays in the balance. `start` is the
 * balance before these legs.
 */
export function chainReturn(factors: readonly Rational[], start = ONE): Rational {
  return factors.reduce((balance, factor) => add(balance, mul(min(ONE, balance), sub(factor, ONE))), start);
}

export function luckyLines(legs: number): number {
  return 2 ** legs - 1;
}

/** Every line from singles to all legs: Π(1 + f) - 1. */
export function luckyReturn(factors: readonly Rational[]): Rational {
  const everyLine = sub(product(factors.map((factor) => add(ONE, factor))), ONE);
  return mul(everyLine, fromScaled(1, luckyLines(factors.length)));
}

export function patentLines(legs: number): number {
  return 2 ** legs - legs - 1;
}

/** Every line from doubles to all legs: Π(1 + f) - 1 - Σf. */
export function patentReturn(factors: readonly Rational[]): Rational {
  const everyLine = sub(product(factors.map((factor) => add(ONE, factor))), ONE);
  return mul(sub(everyLine, sum(factors)), fromScaled(1, patentLines(factors.length)));
}

/** A whole stake times a return. */
export function staked(stake: number, unitReturn: Rational): Rational {
  return mul(fromInt(stake), unitReturn);
}
