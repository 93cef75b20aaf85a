/** Book of Tides: every stop of a spin, and every symbol that can fill reels in the free spins. */
import {
  fill,
  hasBooks,
  payTides,
  TIDES,
} from '../../../adapters/sandbox/provider/games/book-of-tides/book-of-tides.ts';
import type { Distribution, Summary } from './reel-figures.ts';
import { both, certain, countOf, eachGrid, either, summaryOf, windowsOf } from './reel-figures.ts';

const WINDOWS = windowsOf(TIDES.strips, TIDES.rows);
const SYMBOLS = Array.from({ length: TIDES.specials }, (_, symbol) => symbol);

/** One free spin in which a symbol fills reels. */
export function freeSpin(special: number): Distribution {
  return countOf((add) => eachGrid(WINDOWS, (grid) => add(payTides(grid).units + (fill(grid, special)?.units ?? 0))));
}

/** The spin that is paid for, with books on all reels or without. */
export function firstSpin(isFree: boolean): Distribution {
  return countOf((add) =>
    eachGrid(WINDOWS, (grid) => {
      if (hasBooks(grid) === isFree) add(payTides(grid).units);
    }),
  );
}

export function tidesSummary(): Summary {
  const set = SYMBOLS.map((special) => {
    const one = summaryOf(freeSpin(special));
    return Array.from({ length: TIDES.freeSpins }, () => one).reduce(both);
  }).reduce(either);
  // A round without free spins has as much weight as all outcomes of a set together.
  return either(both(summaryOf(firstSpin(true)), set), both(summaryOf(firstSpin(false)), certain(0, set.all)));
}
