/** Dice: a number from 0.00 to 99.99; the player chooses the chance and the side [DICE-1…DICE-3]. */
import * as v from 'valibot';
import type { Rational } from 'touchline/kernel/rational';
import { fromScaled } from 'touchline/kernel/rational';
import type { Game } from '../game.ts';
import { paysOf } from '../game.ts';
import { winOf } from '../highest-win.ts';
import { stake } from '../stake.ts';

const OUTCOMES = 10_000;
/** The stake returns 99 % on average, whatever the chance. */
const RETURNED = { n: 99n, d: 100n };
const MIN_CHANCE = 100;
const MAX_CHANCE = 9_500;

const schema = v.object({
  stake,
  /** How many of the 10,000 outcomes win. */
  chance: v.pipe(v.number(), v.integer(), v.minValue(MIN_CHANCE), v.maxValue(MAX_CHANCE)),
  side: v.picklist(['under', 'over']),
});

export function diceMultiplier(chance: number): Rational {
  return { n: RETURNED.n * BigInt(OUTCOMES), d: RETURNED.d * BigInt(chance) };
}

export const dice: Game<v.InferOutput<typeof schema>> = {
  id: 'dice',
  version: 1,
  table: { outcomes: OUTCOMES, returned: [99, 100], minChance: MIN_CHANCE, maxChance: MAX_CHANCE },
  schema,
  stakeOf: (bet) => bet.stake,
  play: (draws, bet, moves) => {
    if (moves.length > 0) return null;
    const roll = draws.below(OUTCOMES);
    const hasWon = bet.side === 'under' ? roll < bet.chance : roll >= OUTCOMES - bet.chance;
    return { shown: { roll }, pays: hasWon ? paysOf(bet.stake, diceMultiplier(bet.chance)) : 0 };
  },
  returns: [{ bet: '', value: RETURNED }],
  highestWin: () => winOf('dice-1', diceMultiplier(MIN_CHANCE), fromScaled(MIN_CHANCE, OUTCOMES)),
  stakes: { min: 0.1, max: 100 },
};
