/** Lotto 6 of 49 in its frame. */
import { payRows, startNumbers } from '../tv-numbers.ts';

startNumbers({}, { size: 49, picks: [6], middle: null, table: payRows({ 6: [0, 0, 1, 18, 200, 11_000, 1_000_000] }) });
