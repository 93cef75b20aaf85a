/** 7 of 42: seven numbers are drawn every minute [S42-1…S42-3]. */
import { createNumbersGame } from '../tv/numbers.ts';

export const sevenOf42 = createNumbersGame({
  id: 'seven-of-42',
  size: 42,
  drawn: 7,
  pays: {
    1: [0, 558],
    2: [0, 0, 3_800],
    3: [0, 0, 0, 30_400],
    7: [0, 0, 100, 300, 3_000, 35_000, 600_000, 10_000_000],
  },
  side: 186,
  returned: { 1: [93n, 100n], 2: [38n, 41n], 3: [38n, 41n], 7: [6_282_643n, 6_744_582n] },
  max: 2,
});
