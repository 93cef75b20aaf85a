/** European roulette in its frame. */
import { startGame } from '../frame.ts';
import { createRoulette, EUROPEAN, ROULETTE_WORDS } from '../roulette-table.ts';

startGame(ROULETTE_WORDS, (bench) => createRoulette(bench, EUROPEAN));
