/** Wins anywhere: equal symbols pay by their number in sight, wherever they stand [REEL-9]. */
import type { Paid } from './lines.ts';
import type { Grid } from './strips.ts';
import { bitsOf } from './strips.ts';

export interface AnywhereTable {
  /** Numbers of equal symbols from which each step of `pays` applies, ascending. */
  readonly counts: readonly number[];
  /** Units by symbol, then by step. */
  readonly pays: readonly (readonly number[])[];
}

export function payAnywhere(grid: Grid, { counts, pays }: AnywhereTable): Paid {
  const cells = grid.flat();
  const won = pays.map((bySteps, symbol) => {
    const count = cells.filter((each) => each === symbol).length;
    return bySteps[counts.filter((least) => least <= count).length - 1] ?? 0;
  });
  return {
    units: won.reduce((sum, each) => sum + each, 0),
    lit: bitsOf(grid, (symbol) => (won[symbol] ?? 0) > 0),
  };
}
