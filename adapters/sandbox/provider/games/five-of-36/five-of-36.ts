/** 5 of 36: five numbers are drawn every minute [F36-1…F36-3]. */
import { createNumbersGame } from '../tv/numbers.ts';

export const fiveOf36 = createNumbersGame({
  id: 'five-of-36',
  size: 36,
  drawn: 5,
  pays: {
    1: [0, 670],
    2: [0, 0, 5_800],
    3: [0, 0, 0, 66_000],
    4: [0, 0, 0, 0, 1_090_000],
    5: [0, 0, 300, 2_000, 45_000, 5_000_000],
  },
  side: 186,
  returned: { 1: [67n, 72n], 2: [58n, 63n], 3: [110n, 119n], 4: [10_900n, 11_781n], 5: [1_975n, 2_142n] },
  max: 5,
});
