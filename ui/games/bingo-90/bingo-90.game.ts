/** Bingo 90 in its frame. */
import { startBingo } from '../bingo.ts';

startBingo({
  tickets: 36,
  heads: ['1–9', '10–19', '20–29', '30–39', '40–49', '50–59', '60–69', '70–79', '80–90'],
  cells: 27,
  isFree: false,
  prizes: ['line', 'lines', 'house'],
});
