/** A game on reels whose only choice is the stake [REEL-6]. */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Draws } from '../../fairness/stream.ts';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';
import type { Top } from './top.ts';
import type { View } from './views.ts';
import { shownOf } from './views.ts';

const schema = v.object({ stake });

export interface ReelRules {
  readonly id: string;
  readonly table: unknown;
  /** How many units a stake is worth. */
  readonly perStake: number;
  /** Every view of a round. */
  readonly spin: (draws: Draws) => readonly View[];
  readonly returned: readonly [n: bigint, d: bigint];
  /** The highest win of a round. */
  readonly top: () => Top;
}

export function createReelGame({
  id,
  table,
  perStake,
  spin,
  returned: [n, d],
  top,
}: ReelRules): Game<{ stake: number }> {
  return {
    id,
    version: 1,
    table,
    schema,
    stakeOf: (bet) => bet.stake,
    play: (draws, bet, moves) => {
      if (moves.length > 0) return null;
      const views = spin(draws);
      const units = views.reduce((sum, view) => sum + view.units, 0);
      return { shown: shownOf(views), pays: paysOf(bet.stake, fromScaled(units, perStake)) };
    },
    returns: [{ bet: '', value: { n, d } }],
    highestWin: () => {
      const { units, chance } = top();
      return winOf('', fromScaled(units, perStake), chance);
    },
    stakes: { min: 0.1, max: 5 },
  };
}
