/** American roulette in its frame. */
import { startGame } from '../frame.ts';
import { createRoulette } from '../roulette-table.ts';
import { WORDS } from './words.ts';

/** The order of the pockets on an American wheel; 37 is the double zero. */
const POCKETS = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21,
  33, 16, 4, 23, 35, 14, 2,
];

startGame(WORDS, (bench) =>
  createRoulette(bench, {
    pockets: POCKETS,
    zeros: [
      ['n0', '0', 'is-green is-half'],
      ['n00', '00', 'is-green is-half'],
      ['topLine', bench.text('topLine'), 'is-zero'],
    ],
  }),
);
