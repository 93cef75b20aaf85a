/** Wins by ways: every choice of one equal symbol on each reel from the left pays [REEL-7]. */
import type { Paid } from './lines.ts';
import type { Grid } from './strips.ts';
import { cellBit } from './strips.ts';

export interface WaysTable {
  /** Units of one way by symbol and by the number of its reels. */
  readonly pays: readonly (readonly number[])[];
  /** Stands for every symbol that pays; never on the first reel. */
  readonly wild: number;
}

export function payWays(grid: Grid, { pays, wild }: WaysTable): Paid {
  const rows = grid[0]?.length ?? 0;
  let [units, lit] = [0, 0];
  for (const symbol of new Set(grid[0])) {
    let [ways, reels, cells] = [1, 0, 0];
    for (const column of grid) {
      let count = 0;
      for (let row = 0; row < rows; row += 1)
        if (column[row] === symbol || column[row] === wild) {
          count += 1;
          cells |= cellBit(reels, row, rows);
        }
      if (count === 0) break;
      ways *= count;
      reels += 1;
    }
    const won = ways * (pays[symbol]?.[reels] ?? 0);
    units += won;
    if (won > 0) lit |= cells;
  }
  return { units, lit };
}
