/** The lottery: a ticket of three digits and a drawn number; the last digits in common decide [BGO-14]. */
import { fromScaled } from 'touchline/kernel/rational';
import type { BonusGame } from './game.ts';

const TICKETS = 1_000;
/** Points by the number of last digits in common. */
const WINS = [10, 60, 400, 2_000];
/** Numbers with exactly so many last digits in common with a ticket, of 1,000. */
const NUMBERS = [900, 90, 9, 1];

export const lottery: BonusGame = {
  id: 'lottery',
  version: 1,
  reward: 'points',
  table: { tickets: TICKETS, wins: WINS },
  prizes: WINS.map((wins, digits) => ({
    kind: 'digits' as const,
    of: digits,
    wins,
    chance: fromScaled(NUMBERS[digits] ?? 0, TICKETS),
  })).toReversed(),
  play: (draws, moves) => {
    if (moves.length > 0) return null;
    const [ticket, drawn] = [draws.below(TICKETS), draws.below(TICKETS)];
    const digits = [1_000, 100, 10].findIndex((scale) => ticket % scale === drawn % scale);
    return { shown: { ticket, drawn }, wins: WINS[digits === -1 ? 0 : 3 - digits] ?? 0 };
  },
};
