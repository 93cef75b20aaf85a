/** European roulette in its frame. */
import { startGame } from '../frame.ts';
import { createRoulette, ROULETTE_WORDS } from '../roulette-table.ts';

/** The order of the pockets on a European wheel. */
const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
];

startGame(ROULETTE_WORDS, (bench) =>
  createRoulette(bench, { pockets: POCKETS, zeros: [['n0', '0', 'is-green is-zero']] }),
);
