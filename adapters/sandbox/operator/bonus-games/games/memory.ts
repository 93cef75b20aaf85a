/**
 * Memory: eight cards hide four pairs. Cards are turned over and stay open; the first pair pays, twice as much when it
 * is the first two cards. No order of turning is better than another, because all cards are placed at random first
 * [BGO-12].
 */
import { fromScaled } from 'touchline/kernel/rational';
import { chooseSome } from '../../../provider/fairness/stream.ts';
import type { BonusGame } from './game.ts';

/** Points by pair. */
const PAIRS = [40, 15, 10, 5];
const CARDS = 2 * PAIRS.length;
/** The second card is the partner of the first with this chance: one of the seven that are left. */
const QUICK = fromScaled(1, CARDS - 1);

export const memory: BonusGame = {
  id: 'memory',
  version: 1,
  reward: 'points',
  table: { pairs: PAIRS, quick: 2 },
  prizes: PAIRS.flatMap((of) => [
    { kind: 'quickPair', of, wins: 2 * of, chance: { n: QUICK.n, d: QUICK.d * BigInt(PAIRS.length) } },
    { kind: 'pair', of, wins: of, chance: { n: QUICK.d - QUICK.n, d: QUICK.d * BigInt(PAIRS.length) } },
  ]),
  play: (draws, moves) => {
    const cards = chooseSome(draws, CARDS, CARDS).map((card) => PAIRS[Math.floor(card / 2)] ?? 0);
    const faces: number[] = [];
    for (const [at, move] of moves.entries()) {
      const face = cards[move];
      if (face === undefined || moves.indexOf(move) < at) return null;
      const isPair = faces.includes(face);
      faces.push(face);
      if (!isPair) continue;
      if (at < moves.length - 1) return null;
      return { shown: { opened: moves, faces, cards }, wins: faces.length === 2 ? 2 * face : face };
    }
    return { shown: { opened: moves, faces }, wins: null };
  },
};
