/** Mega 6: six of 45 numbers are drawn every minute [MG6-1…MG6-3]. */
import { createNumbersGame } from '../tv/numbers.ts';

export const mega6 = createNumbersGame({
  id: 'mega-6',
  size: 45,
  drawn: 6,
  pays: {
    1: [0, 690],
    2: [0, 0, 6_100],
    3: [0, 0, 0, 65_000],
    6: [0, 0, 150, 1_200, 22_000, 500_000, 10_000_000],
  },
  side: null,
  returned: { 1: [23n, 25n], 2: [61n, 66n], 3: [1_300n, 1_419n], 6: [443_389n, 465_432n] },
  max: 2,
});
