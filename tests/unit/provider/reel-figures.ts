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

/** The figures of a sum of wins: whole numbers, so that sums and mixtures of independent parts stay exact. */
export interface Summary {
  readonly all: bigint;
  readonly sum: bigint;
  readonly squares: bigint;
  /** The weight of outcomes that pay nothing. */
  readonly zeros: bigint;
  readonly largest: number;
  readonly largestWeight: bigint;
}

/** One amount, with its weight. */
export function certain(units: number, weight = 1n): Summary {
  const value = BigInt(units);
  const zeros = units === 0 ? weight : 0n;
  return {
    all: weight,
    sum: value * weight,
    squares: value * value * weight,
    zeros,
    largest: units,
    largestWeight: weight,
  };
}

/** One of two parts, by their weights. */
export function either(a: Summary, b: Summary): Summary {
  const largest = Math.max(a.largest, b.largest);
  return {
    all: a.all + b.all,
    sum: a.sum + b.sum,
    squares: a.squares + b.squares,
    zeros: a.zeros + b.zeros,
    largest,
    largestWeight: (a.largest === largest ? a.largestWeight : 0n) + (b.largest === largest ? b.largestWeight : 0n),
  };
}

/** The sum of two independent parts. */
export function both(a: Summary, b: Summary): Summary {
  return {
    all: a.all * b.all,
    sum: a.sum * b.all + b.sum * a.all,
    squares: a.squares * b.all + 2n * a.sum * b.sum + b.squares * a.all,
    zeros: a.zeros * b.zeros,
    largest: a.largest + b.largest,
    largestWeight: a.largestWeight * b.largestWeight,
  };
}

export function summaryOf(weights: Distribution): Summary {
  return [...weights].map(([units, weight]) => certain(units, weight)).reduce(either);
}

/** The figures of a round; a stake is worth `perStake` units. */
export function figuresOf({ all, sum, squares, zeros, largest, largestWeight }: Summary, perStake: number): Figures {
  // The variance in units, to six digits.
  const variance = Number(((squares * all - sum ** 2n) * 1_000_000n) / all ** 2n) / 1_000_000;
  return {
    returned: text({ n: sum, d: all * BigInt(perStake) }),
    hit: text({ n: all - zeros, d: all }),
    largest: largest / perStake,
    largestChance: text({ n: largestWeight, d: all }),
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
