/** Lucky 6 in its frame: the place of the sixth number decides. */
import { startNumbers } from '../tv-numbers.ts';
import { WORDS } from './words.ts';

const BY_PLACE = [
  ...[20_000, 10_000, 5_000, 2_500, 1_000, 500, 300, 200, 150, 100, 80, 70, 60, 50, 45],
  ...[40, 30, 20, 18, 14, 11, 9, 8, 6, 5, 4, 3, 2, 1.5, 1],
];

startNumbers(WORDS, {
  size: 48,
  picks: [6],
  middle: 24.5,
  table: (text) => [[text('hitsOf'), text('pays')], ...BY_PLACE.map((times, at) => [at + 6, `${times}×`])],
});
