/** Lotto 6 of 49: six of 49 numbers are drawn every minute [L49-1…L49-3]. */
import { createNumbersGame } from '../tv/numbers.ts';

export const lotto6of49 = createNumbersGame({
  id: 'lotto-6-of-49',
  size: 49,
  drawn: 6,
  pays: { 6: [0, 0, 100, 1_800, 20_000, 1_100_000, 100_000_000] },
  side: null,
  returned: { 6: [6_420_455n, 6_991_908n] },
  max: 1,
});
