/** Tools for exact returns: chosen draws, and fractions of what was paid. */
import type { Rational } from 'touchline/kernel/rational';
import { equals } from 'touchline/kernel/rational';
import type { Draws } from '../../../adapters/sandbox/provider/fairness/stream.ts';

/** Draws that give these integers, in order, and zeros after them. */
export function drawing(...values: readonly number[]): Draws {
  let at = 0;
  return {
    below: (n) => {
      const value = values[at] ?? 0;
      at += 1;
      if (value >= n) throw new Error(`${value} is not below ${n}`);
      return value;
    },
  };
}

export const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

export const total = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The payments for a stake on each of this number of outcomes. */
export const part = (paid: number, outcomes: number, stake: number): Rational => ({
  n: BigInt(paid),
  d: BigInt(outcomes) * BigInt(stake),
});

export const isExactly = (value: Rational, n: bigint, d: bigint): boolean => equals(value, { n, d });
