/** Wheel: twenty equal segments; the player chooses one of two wheels [WHL-1…WHL-3]. */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { countedWin, highestOf } from '../highest-win.ts';
import { stake } from '../stake.ts';

/** Multipliers by segment, in hundredths. */
export const WHEELS = {
  steady: [120, 0, 150, 120, 0, 120, 0, 170, 120, 0, 120, 0, 150, 120, 0, 120, 0, 190, 300, 140],
  bold: [0, 0, 200, 0, 0, 0, 300, 0, 0, 0, 0, 200, 0, 0, 0, 0, 0, 0, 0, 1_240],
} as const;

const schema = v.object({ stake, wheel: v.picklist(['steady', 'bold']) });

export const wheel: Game<v.InferOutput<typeof schema>> = {
  id: 'wheel',
  version: 1,
  table: WHEELS,
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, bet, moves) => {
    if (moves.length > 0) return null;
    const segments = WHEELS[bet.wheel];
    const segment = draws.below(segments.length);
    return { shown: { segment }, pays: paysOf(bet.stake, fromScaled(segments[segment] ?? 0, 100)) };
  },
  returns: [
    { bet: 'steady', value: fromScaled(1_940, 2_000) },
    { bet: 'bold', value: fromScaled(1_940, 2_000) },
  ],
  highestWin: () => highestOf([countedWin('steady', WHEELS.steady, 100), countedWin('bold', WHEELS.bold, 100)]),
  stakes: { min: 0.1, max: 100 },
};
