/** Bingo 75 in its frame. */
import { startBingo } from '../bingo.ts';

startBingo({ tickets: 40, columns: 5, cells: 25, isFree: true, prizes: ['line', 'house'] });
