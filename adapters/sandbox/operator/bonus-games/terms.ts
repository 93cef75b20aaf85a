/** How turns in the bonus games are earned, and what a unit of a prize is [BGO-1, BGO-3, BGO-9]. */
import { about } from '../players/directory.ts';
import type { Currency } from '../players/directory.ts';
import type { BonusGame } from './games/game.ts';

const DAY_MS = 86_400_000;
/** Settled stakes of a day for one turn, cents of a euro. */
export const TURN_STAKE_CENTS = 2_000;
export const MAX_TURNS_A_DAY = 3;
export const TURN_VALIDITY_MS = 7 * DAY_MS;
/** The free bet of one unit, euros. */
const FREE_BET_EUR = 0.1;

/** The unit of the game's reward: one point, or minor units of the player's currency. */
export function unitOf({ reward }: Pick<BonusGame, 'reward'>, currency: Currency): number {
  return reward === 'points' ? 1 : about(FREE_BET_EUR, currency);
}
