/** Wins of clusters: equal symbols that touch side by side or one above the other [REEL-8]. */
import type { Paid } from './lines.ts';
import type { Grid } from './strips.ts';
import { cellBit } from './strips.ts';

/** The cells of the cluster that holds a cell, as bits; `seen` are the cells that are known already. */
function clusterAt(grid: Grid, column: number, row: number, symbol: number, seen: number): number {
  const rows = grid[0]?.length ?? 0;
  if (grid[column]?.[row] !== symbol) return seen;
  const bit = cellBit(column, row, rows);
  if ((seen & bit) !== 0) return seen;
  let cells = clusterAt(grid, column + 1, row, symbol, seen | bit);
  cells = clusterAt(grid, column - 1, row, symbol, cells);
  cells = clusterAt(grid, column, row + 1, symbol, cells);
  return clusterAt(grid, column, row - 1, symbol, cells);
}

function sizeOf(cells: number): number {
  let size = 0;
  for (let left = cells; left > 0; left >>= 1) size += left & 1;
  return size;
}

/** Pays each cluster by its symbol and size; a size beyond the last one listed pays as the last. */
export function payClusters(grid: Grid, pays: readonly (readonly number[])[]): Paid {
  let [units, lit, seen] = [0, 0, 0];
  for (const [at, column] of grid.entries())
    for (const [row, symbol] of column.entries()) {
      if ((seen & cellBit(at, row, column.length)) !== 0) continue;
      const cells = clusterAt(grid, at, row, symbol, 0);
      seen |= cells;
      const bySize = pays[symbol] ?? [];
      const won = bySize[Math.min(sizeOf(cells), bySize.length - 1)] ?? 0;
      units += won;
      if (won > 0) lit |= cells;
    }
  return { units, lit };
}
