/** Frequencies of the outcomes of games on reels, for the chi-square test of all games. */
import type { RoundResult } from '../../adapters/sandbox/provider/games/game.ts';

export interface Fit {
  readonly bet: unknown;
  readonly moves: readonly number[];
  /** The cell of an outcome; null for a round that is not counted. */
  readonly cell: (shown: RoundResult['shown']) => number | null;
  /** The probability of each cell. */
  readonly chances: readonly number[];
  /** More of the same rounds. */
  readonly also?: readonly Pick<Fit, 'cell' | 'chances'>[];
  /** A round takes almost a millisecond: a tenth of the rounds outside the deep run. */
  readonly isSlow?: true;
}

export const listOf = (shown: RoundResult['shown'], name: string): readonly number[] => {
  const value = shown[name];
  return typeof value === 'object' ? value : [];
};
const symbolAt = (shown: RoundResult['shown'], cell: number): number => listOf(shown, 'symbols')[cell] ?? Number.NaN;

export const REEL_FITS: Readonly<Record<string, Fit>> = {
  'harbour-lights': {
    bet: { stake: 1 },
    moves: [],
    // The middle of the third reel: three each of drop, leaf, moon and plum, and so on to one wild.
    cell: (shown) => symbolAt(shown, 7),
    chances: [3, 3, 3, 3, 2, 2, 2, 1, 1, 1].map((count) => count / 21),
  },
  'night-train': {
    bet: { stake: 1 },
    moves: [],
    // One spin, or one set of eight after it, or more sets, which are one cell, as they are rare.
    cell: (shown) => Math.min(2, (listOf(shown, 'units').length - 1) / 8),
    chances: [0.973, 0.027 * 0.973, 0.027 ** 2],
  },
  'coin-room': {
    bet: { stake: 1 },
    moves: [],
    // Coins in sight after the first spin; four to six are one cell, as they are rare.
    cell: (shown) =>
      Math.min(
        4,
        listOf(shown, 'symbols')
          .slice(0, 9)
          .filter((each) => each > 5).length,
      ),
    chances: [4_096, 1_536, 1_728, 392, 248].map((count) => count / 8_000),
  },
  'wild-meadow': {
    bet: { stake: 1 },
    moves: [],
    // Reels full of wilds at the end of the round.
    cell: (shown) =>
      listOf(shown, 'symbols')
        .slice(-9)
        .filter((each) => each === 6).length / 3,
    chances: [0.729, 0.243 * 0.81, 0.027 * 0.9 + 0.243 * 0.18 * 0.9, 0.010_504],
  },
  'book-of-tides': {
    bet: { stake: 1 },
    moves: [],
    // No free spins, or the symbol drawn for them; with six symbols, the first two, the next two and the last two.
    cell: ({ special }) => (typeof special === 'number' ? 1 + Math.floor(special / 2) : 0),
    chances: [0.993_25, 0.002_25, 0.002_25, 0.002_25],
  },
  'crystal-falls': {
    bet: { stake: 1 },
    moves: [],
    // The steps of the round; five and more are one cell, as they are rare.
    cell: (shown) => Math.min(4, listOf(shown, 'units').length - 1),
    chances: [37_115, 17_146, 7_144, 2_550, 1_581].map((count) => count / 65_536),
  },
  'star-harvest': {
    bet: { stake: 1 },
    moves: [],
    // Crowns in sight: each of the four middle reels shows one with the chance 1/4.
    cell: (shown) => listOf(shown, 'symbols').filter((each) => each === 6).length,
    chances: [81, 108, 54, 12, 1].map((count) => count / 256),
  },
  'orchard-row': {
    bet: { stake: 1, lines: 5 },
    moves: [],
    // The middle of the middle reel: 4 cherries, 7 lemons, 5 plums, 2 bells, a star and a seven.
    cell: (shown) => symbolAt(shown, 4),
    chances: [4, 7, 5, 2, 1, 1].map((count) => count / 20),
  },
};
