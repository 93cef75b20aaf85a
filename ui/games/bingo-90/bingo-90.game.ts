/** Bingo 90 in its frame. */
import { startBingo } from '../bingo.ts';

startBingo({ tickets: 36, columns: 9, cells: 27, isFree: false, prizes: ['line', 'lines', 'house'] });
