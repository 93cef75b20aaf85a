/**
 * What a stake of 1 returns in the types whose payout is the stake times something that only grows with every leg's factor: single, express, system, chain,
 * multibet, lucky, patent. Growing is what lets open legs be bounded by counting them as lost and as won.
 */
import type { Rational } from '../../../../kernel/rational.ts';
import { add, fromInt, fromScaled, min, mul, ONE, product, sub, sum } from '../../../../kernel/rational.ts';
import { combinations, elementary } from './elementary.ts';

/** Π(bankers)·e_k(units) / C(n, k): each line stakes the same. An express is the one line with k = n. */
export function systemReturn(bankers: readonly Rational[], units: readonly Rational[], k: number): Rational {
  if (k === units.length) return mul(product(bankers), product(units));
  return mul(product(bankers), mul(elementary(units, k), fromScaled(1, combinations(units.length, k))));
}

/** In order: each leg stakes what is there, but no more than the stake, and the rest waits. */
export function chainReturn(factors: readonly Rational[]): Rational {
  return factors.reduce((balance, factor) => add(balance, mul(min(ONE, balance), sub(factor, ONE))), ONE);
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
