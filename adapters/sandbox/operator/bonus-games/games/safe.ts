/** The safe: a code of three digits is set first, then the player guesses each digit once [BGO-13]. */
import { fromScaled } from 'touchline/kernel/rational';
import type { BonusGame } from './game.ts';

const DIGITS = 3;
const BASE = 10;
/** Points by the number of right digits. */
const WINS = [10, 30, 160, 1_100];
/** Codes with so many right digits, of 1,000. */
const CODES = [729, 243, 27, 1];

export const safe: BonusGame = {
  id: 'safe',
  version: 1,
  reward: 'points',
  table: { digits: DIGITS, wins: WINS },
  prizes: WINS.map((wins, right) => ({
    kind: 'code' as const,
    of: right,
    wins,
    chance: fromScaled(CODES[right] ?? 0, BASE ** DIGITS),
  })).toReversed(),
  play: (draws, moves) => {
    const code = Array.from({ length: DIGITS }, () => draws.below(BASE));
    if (moves.length > DIGITS || moves.some((digit) => digit < 0 || digit >= BASE)) return null;
    const right = moves.map((digit, at) => (digit === code[at] ? 1 : 0));
    if (moves.length < DIGITS) return { shown: { guesses: moves, right }, wins: null };
    const count = right.filter((each) => each === 1).length;
    return { shown: { guesses: moves, right, code }, wins: WINS[count] ?? 0 };
  },
};
