/** Wins on lines, from the left reel on [REEL-3]. */
import type { Grid } from './strips.ts';
import { cellBit } from './strips.ts';

/** Lines of three reels with three rows: the middle, the top, the bottom, and both diagonals. */
export const FIVE_LINES = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
] as const;

export interface LineTable {
  /** The row of each reel, line by line. */
  readonly lines: readonly (readonly number[])[];
  /** Units by symbol and by the length of its run; a symbol or a length that is not there pays nothing. */
  readonly pays: readonly (readonly number[])[];
  /** Stands for every symbol that pays; null where there is none. */
  readonly wild: number | null;
}

/** The payment of a grid in units, and the cells that pay, as bits. */
export interface Paid {
  readonly units: number;
  readonly lit: number;
}

export function payLines(grid: Grid, { lines, pays, wild }: LineTable): Paid {
  const rows = grid[0]?.length ?? 0;
  let [units, lit] = [0, 0];
  for (const line of lines) {
    // The first symbol that is not wild names the run; a run of wilds alone is the wild's own.
    let symbol = wild;
    let run = 0;
    for (; run < grid.length; run += 1) {
      const here = grid[run]?.[line[run] ?? 0] ?? null;
      if (symbol === wild) symbol = here;
      else if (here !== symbol && here !== wild) break;
    }
    const won = symbol === null ? 0 : (pays[symbol]?.[run] ?? 0);
    if (won === 0) continue;
    units += won;
    for (let column = 0; column < run; column += 1) lit |= cellBit(column, line[column] ?? 0, rows);
  }
  return { units, lit };
}
