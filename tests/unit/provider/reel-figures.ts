/** Exact figures of a game on reels: every outcome is counted with its weight, and nothing is rounded. */
import type { Rational } from 'touchline/kernel/rational';
import { reduced } from 'touchline/kernel/rational';
import type { Column } from '../../../adapters/sandbox/provider/games/reels/strips.ts';
import { windowAt } from '../../../adapters/sandbox/provider/games/reels/strips.ts';

/** Weights by what an outcome pays, in units. */
export type Distribution = ReadonlyMap<number, bigint>;

export interface Figures {
  /** As `n/d` in lowest terms, in stakes. */
  readonly returned: string;
  /** The chance that a round pays anything. */
  readonly hit: string;
  /** In stakes. */
  readonly largest: number;
  readonly largestChance: string;
  /** In stakes, to two digits. */
  readonly deviation: string;
}

const text = (value: Rational): string => `${reduced(value).n}/${reduced(value).d}`;

/** The figures of a distribution; a stake is worth `perStake` units. */
export function figuresOf(weights: Distribution, perStake: number): Figures {
  let [all, sum, squares, hits] = [0n, 0n, 0n, 0n];
  for (const [units, weight] of weights) {
    all += weight;
    sum += weight * BigInt(units);
    squares += weight * BigInt(units) ** 2n;
    if (units > 0) hits += weight;
  }
  const largest = Math.max(...weights.keys());
  // The variance in units is n/d; the division by the squares of large numbers comes last.
  const [n, d] = [squares * all - sum ** 2n, all ** 2n];
  const variance = Number((n * 1_000_000n) / d) / 1_000_000;
  return {
    returned: text({ n: sum, d: all * BigInt(perStake) }),
    hit: text({ n: hits, d: all }),
    largest: largest / perStake,
    largestChance: text({ n: weights.get(largest) ?? 0n, d: all }),
    deviation: (Math.sqrt(variance) / perStake).toFixed(2),
  };
}

/** The volatility of the lobby by the standard deviation [REEL-5]. */
export function volatilityOf({ deviation }: Figures): 'low' | 'medium' | 'high' {
  return Number(deviation) < 2 ? 'low' : Number(deviation) < 6 ? 'medium' : 'high';
}

/** Every window of every strip. */
export function windowsOf(strips: readonly Column[], rows: number): readonly (readonly Column[])[] {
  return strips.map((strip) => strip.map((_, stop) => windowAt(strip, stop, rows)));
}

/** Visits every combination of windows. The grid is one array that changes from visit to visit. */
export function eachGrid(windows: readonly (readonly Column[])[], visit: (grid: readonly Column[]) => void): void {
  const grid: Column[] = windows.map(() => []);
  const stop = (at: number): void => {
    const reel = windows[at];
    if (reel === undefined) return visit(grid);
    for (const window of reel) {
      grid[at] = window;
      stop(at + 1);
    }
    return undefined;
  };
  stop(0);
}

/** Counts how often each value comes. */
export function countOf(each: (count: (units: number) => void) => void): Distribution {
  const counts = new Map<number, number>();
  each((units) => counts.set(units, (counts.get(units) ?? 0) + 1));
  return new Map([...counts].map(([units, count]) => [units, BigInt(count)]));
}
