/** How a game's exact return is written [CSN-1]. */
import { toDecimalString } from '../../../kernel/rational.ts';
import type { StatedReturn } from '../types.ts';

/** The fraction, such as '73/74'. */
export function fractionOf({ n, d }: Pick<StatedReturn, 'n' | 'd'>): string {
  return `${n}/${d}`;
}

/** The percentage with two places, such as '98.65'. */
export function percentOf({ n, d }: Pick<StatedReturn, 'n' | 'd'>): string {
  return toDecimalString({ n: n * 100n, d }, 2);
}

/** Negative where `one` is lower; no return is the lowest. */
export function compareReturns(one: StatedReturn | null, other: StatedReturn | null): number {
  if (one === null || other === null) return Number(one !== null) - Number(other !== null);
  const [left, right] = [one.n * other.d, other.n * one.d];
  return left < right ? -1 : left > right ? 1 : 0;
}

/** The lowest return of a game's bets; null without bets. */
export function lowestReturn(returns: readonly StatedReturn[]): StatedReturn | null {
  return [...returns].sort(compareReturns)[0] ?? null;
}

/** The highest return of a game's bets; null without bets. */
export function highestReturn(returns: readonly StatedReturn[]): StatedReturn | null {
  return [...returns].sort(compareReturns).at(-1) ?? null;
}
