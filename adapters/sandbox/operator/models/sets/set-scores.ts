/** Final scores in sets from a current score in sets, by iterating over the remaining sets. */
import type { SetShape } from './shape.ts';

/** `home[j]` is the chance of need:j, `away[j]` of j:need. */
export interface SetScores {
  readonly home: readonly number[];
  readonly away: readonly number[];
}

/**
 * Final scores from home:away, with home's chance of the set in play (`now`) and of each later set by its 0-based
 * number.
 */
export function setScores(
  shape: SetShape,
  home: number,
  away: number,
  now: number,
  later: (index: number) => number,
): SetScores {
  const { need } = shape;
  const homeWins = new Array<number>(need).fill(0);
  const awayWins = new Array<number>(need).fill(0);
  let row: number[] = [1];
  for (let played = home + away; row.length > 0 && played < shape.maxSets; played += 1) {
    const win = played === home + away ? now : later(played);
    const next: number[] = [];
    for (let extra = 0; extra < row.length; extra += 1) {
      const mass = row[extra] ?? 0;
      if (mass === 0) continue;
      const h = home + extra;
      const a = played - h;
      if (h + 1 === need) homeWins[a] = (homeWins[a] ?? 0) + mass * win;
      else next[extra + 1] = (next[extra + 1] ?? 0) + mass * win;
      if (a + 1 === need) awayWins[h] = (awayWins[h] ?? 0) + mass * (1 - win);
      else next[extra] = (next[extra] ?? 0) + mass * (1 - win);
    }
    row = next;
  }
  return { home: homeWins, away: awayWins };
}

export function matchChance(scores: SetScores): number {
  let sum = 0;
  for (const chance of scores.home) sum += chance;
  return sum;
}
