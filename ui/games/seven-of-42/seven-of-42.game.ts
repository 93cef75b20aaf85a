/** 7 of 42 in its frame. */
import { payRows, startNumbers } from '../tv-numbers.ts';

startNumbers(
  {},
  {
    size: 42,
    picks: [1, 2, 3, 7],
    middle: 150.5,
    table: payRows({ 1: [0, 5.58], 2: [0, 0, 38], 3: [0, 0, 0, 304], 7: [0, 0, 1, 3, 30, 350, 6_000, 100_000] }),
  },
);
