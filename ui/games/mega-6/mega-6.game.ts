/** Mega 6 in its frame. */
import { payRows, startNumbers } from '../tv-numbers.ts';

startNumbers(
  {},
  {
    size: 45,
    picks: [1, 2, 3, 6],
    middle: null,
    table: payRows({ 1: [0, 6.9], 2: [0, 0, 61], 3: [0, 0, 0, 650], 6: [0, 0, 1.5, 12, 220, 5_000, 100_000] }),
  },
);
