/** The shown result of a round on reels: every spin of the round, exactly as it was drawn [REEL-2]. */
import type { RoundResult } from '../game.ts';
import type { Paid } from './lines.ts';
import type { Grid } from './strips.ts';

/** One spin, or one step of a cascade. */
export interface View extends Paid {
  readonly grid: Grid;
}

/** All views in order, each column by column; what each pays, and its cells that pay. */
export function shownOf(views: readonly View[], more: RoundResult['shown'] = {}): RoundResult['shown'] {
  return {
    symbols: views.flatMap(({ grid }) => grid.flat()),
    units: views.map(({ units }) => units),
    lit: views.map(({ lit }) => lit),
    ...more,
  };
}
