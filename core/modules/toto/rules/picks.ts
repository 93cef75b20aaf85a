/** The marks of a coupon [TOC-3]. */
import { TOTO_GAMES, TOTO_RESULTS } from '../types.ts';
import type { PerMille, Picks, TotoResult } from '../types.ts';

/** Any one, two or three of the results. */
const ALL_MARKS = 7;

export const NO_PICKS: Picks = Array<number>(TOTO_GAMES).fill(0);

/** The mark of a result within a game's sum. */
function markOf(result: TotoResult): number {
  return 2 ** (result - 1);
}

export function hasMark(pick: number, result: TotoResult): boolean {
  return Math.floor(pick / markOf(result)) % 2 === 1;
}

/** The marked results of a game, in the order 1, X, 2. */
export function marksOf(pick: number): readonly TotoResult[] {
  return TOTO_RESULTS.filter((result) => hasMark(pick, result));
}

export function withToggled(picks: Picks, game: number, result: TotoResult): Picks {
  return picks.map((pick, at) =>
    at === game ? pick + (hasMark(pick, result) ? -markOf(result) : markOf(result)) : pick,
  );
}

/** How many games have a mark. */
export function markedGames(picks: Picks): number {
  return picks.filter((pick) => pick > 0).length;
}

/** The columns of the system: the product of the marks; 0 while a game has none. At most 3 to the power of 15. */
export function columnsOf(picks: Picks): number {
  return picks.reduce((product, pick) => product * marksOf(pick).length, 1);
}

/** The likeliest result of each game; the first of equal ones. */
export function favouritePicks(fair: readonly PerMille[]): Picks {
  return fair.map((chances) => markOf(TOTO_RESULTS[chances.indexOf(Math.max(...chances))] ?? 1));
}

/** One result of each game, each as likely as the others. `random` gives numbers in [0, 1). */
export function randomPicks(random: () => number): Picks {
  return NO_PICKS.map(() => markOf(TOTO_RESULTS[Math.floor(random() * TOTO_RESULTS.length)] ?? 1));
}

/** Whether every game has marks and no others: what can be bought. */
export function areWhole(picks: Picks): boolean {
  return picks.length === TOTO_GAMES && picks.every((pick) => Number.isInteger(pick) && pick > 0 && pick <= ALL_MARKS);
}
