/** Limbo: the player chooses a target, and wins when the multiplier that is drawn reaches it [LIMBO-1…LIMBO-4]. */
import * as v from 'valibot';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';

/** The return in percent, which is also the number of integers below the target that win. */
const RETURNED = 99;
/** Targets and results are hundredths. */
const MIN_TARGET = 101;
const MAX_TARGET = 1_000_000;

const schema = v.object({
  stake,
  target: v.pipe(v.number(), v.integer(), v.minValue(MIN_TARGET), v.maxValue(MAX_TARGET)),
});

export const limbo: Game<v.InferOutput<typeof schema>> = {
  id: 'limbo',
  version: 1,
  table: { returned: [RETURNED, 100], minTarget: MIN_TARGET, maxTarget: MAX_TARGET },
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, { stake: amount, target }, moves) => {
    if (moves.length > 0) return null;
    const result = Math.max(100, Math.floor((RETURNED * target) / (draws.below(target) + 1)));
    return { shown: { result }, pays: result >= target ? paysOf(amount, fromScaled(target, 100)) : 0 };
  },
  returns: [{ bet: '', value: fromScaled(RETURNED, 100) }],
  highestWin: () => winOf('limbo-10000', fromScaled(MAX_TARGET, 100), fromScaled(RETURNED, MAX_TARGET)),
  stakes: { min: 0.1, max: 10 },
};
