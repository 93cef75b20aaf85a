/**
 * Snooker: a frame is a series of scoring visits, each won by home with the same chance; a visit makes a break of a
 * size drawn from one table. A frame is won at WINNING points (about half of a table's points); the winning break is
 * played out.
 */
import { decided, freshStanding, homeChance, type SetLaw, type Standing } from './set-law.ts';

/** The number of points that wins a frame in this model. */
const WINNING = 63;
/** All the points of a table. */
const TABLE = 147;

/** Break sizes and their probabilities. */
export const BREAKS = [1, 4, 7, 8, 14, 21, 29, 36, 44, 57, 68, 83, 102, 121] as const;
export const BREAK_WEIGHTS = [
  0.16, 0.08, 0.09, 0.16, 0.12, 0.1, 0.08, 0.06, 0.05, 0.04, 0.03, 0.015, 0.01, 0.005,
] as const;

/** The actual score of a break: never more than is left on the table. */
export function breakScore(size: number, home: number, away: number): number {
  return Math.min(size, TABLE - home - away);
}

export function isFrameOver(home: number, away: number): boolean {
  return Math.max(home, away) >= WINNING;
}

const MAX_VISITS = 40;
const COLUMNS = MAX_VISITS + 1;

/**
 * Chances that a side with `points` needs n more scoring visits to win: index points * COLUMNS + n. The last column
 * holds the rest.
 */
function visitTable(): Float64Array {
  const table = new Float64Array((WINNING + 1) * COLUMNS);
  table[WINNING * COLUMNS] = 1;
  for (let points = WINNING - 1; points >= 0; points -= 1) {
    BREAKS.forEach((size, which) => {
      const next = Math.min(WINNING, points + size) * COLUMNS;
      for (let n = 0; n <= MAX_VISITS; n += 1) {
        const to = points * COLUMNS + Math.min(MAX_VISITS, n + 1);
        table[to] = (table[to] ?? 0) + (BREAK_WEIGHTS[which] ?? 0) * (table[next + n] ?? 0);
      }
    });
  }
  return table;
}

let visits: Float64Array | undefined;

/** Home's chance to win n visits before away wins m, when home wins each with chance `visit`: index n * COLUMNS + m. */
function raceTable(visit: number): Float64Array {
  const race = new Float64Array(COLUMNS * COLUMNS);
  for (let n = 0; n <= MAX_VISITS; n += 1) {
    for (let m = n === 0 ? 1 : 0; m <= MAX_VISITS; m += 1) {
      const index = n * COLUMNS + m;
      if (n === 0) race[index] = 1;
      else if (m > 0) race[index] = visit * (race[index - COLUMNS] ?? 0) + (1 - visit) * (race[index - 1] ?? 0);
    }
  }
  return race;
}

function frameChance(race: Float64Array, home: number, away: number): number {
  visits ??= visitTable();
  if (home >= WINNING) return 1;
  if (away >= WINNING) return 0;
  let sum = 0;
  for (let n = 1; n <= MAX_VISITS; n += 1) {
    const homeVisits = visits[home * COLUMNS + n] ?? 0;
    if (homeVisits === 0) continue;
    let inner = 0;
    for (let m = 1; m <= MAX_VISITS; m += 1) inner += (visits[away * COLUMNS + m] ?? 0) * (race[n * COLUMNS + m] ?? 0);
    sum += homeVisits * inner;
  }
  return sum;
}

/** The law of frames in which home wins a scoring visit with chance `visit`. */
export function snookerLaw(visit: number): SetLaw {
  const race = raceTable(visit);
  const scores = (standing: Standing) => decided(frameChance(race, standing.home, standing.away));
  const chance = homeChance(scores(freshStanding(0, 0)));
  return { winChance: () => chance, scores, nextServer: () => 0 };
}
