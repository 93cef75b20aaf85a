/** Bingo 75 in its frame. */
import { startBingo } from '../bingo.ts';

startBingo({ tickets: 40, heads: ['B', 'I', 'N', 'G', 'O'], cells: 25, isFree: true, prizes: ['line', 'house'] });
