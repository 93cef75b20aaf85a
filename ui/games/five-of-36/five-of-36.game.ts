/** 5 of 36 in its frame. */
import { payRows, startNumbers } from '../tv-numbers.ts';

startNumbers(
  {},
  {
    size: 36,
    picks: [1, 2, 3, 4, 5],
    middle: 92.5,
    table: payRows({
      1: [0, 6.7],
      2: [0, 0, 58],
      3: [0, 0, 0, 660],
      4: [0, 0, 0, 0, 10_900],
      5: [0, 0, 3, 20, 450, 50_000],
    }),
  },
);
