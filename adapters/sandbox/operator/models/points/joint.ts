/**
 * The probability that several selections of a basketball match all win, from the same attacks that play the match and
 * price every other market: summed over the points of both sides at half-time, at the end, and after each overtime.
 */
import type { Fixture, MarketKey, MatchState } from '../../line/types.ts';
import type { Mass } from '../distributions.ts';
import { sumOf } from '../distributions.ts';
import { areWon, byHalf, wonAt } from '../same-game/won-at.ts';
import type { Outlook, Sides } from './outlook.ts';
import { levelsOf, outlookOf } from './outlook.ts';
import type { PointsSpec } from './spec.ts';
import { TIP_POINTS } from './spec.ts';

/** Rarer scores are left out. */
const NEGLIGIBLE = 1e-14;

/** Probabilities by the home side's points, then by the away side's. */
interface Grid {
  readonly low: readonly [home: number, away: number];
  readonly rows: readonly Float64Array[];
}

/** The fair probability; null for a sport without combos. */
export function jointPoints(
  spec: PointsSpec,
  fixture: Fixture,
  state: MatchState,
  parts: readonly MarketKey[],
): number | null {
  if (fixture.format.model !== 'basketball') return null;
  const outlook = outlookOf(spec, fixture, state);
  const { early, late } = byHalf(parts);
  const grid = finalGrid(outlook, early);
  const isWon = wonAt(late);
  const { overtime } = outlook;
  let joint = 0;
  eachScore(grid, (home, away, p) => {
    if ((overtime === null || home !== away) && isWon(home, away)) joint += p;
  });
  return overtime === null ? joint : joint + afterOvertime(outlook, overtime, levelIn(grid), isWon);
}

/** The scores before any further overtime at which the selections of the first half have won. */
function finalGrid({ half, rest }: Outlook, early: readonly MarketKey[]): Grid {
  if (early.length === 0) return gridOf(sumOf(half.home, rest.home), sumOf(half.away, rest.away));
  const { low, rows } = gridOf(half.home, half.away);
  const kept = rows.map((row, h) =>
    row.map((p, a) => (p > NEGLIGIBLE && areWon(early, low[0] + h, low[1] + a) ? p : 0)),
  );
  const wide = kept.map((row) => sumOf(rest.away, { low: 0, p: row }).p);
  const width = wide[0]?.length ?? 0;
  const tall = Array.from({ length: rows.length + rest.home.p.length - 1 }, () => new Float64Array(width));
  for (let h = 0; h < wide.length; h += 1)
    for (let more = 0; more < rest.home.p.length; more += 1) {
      const [row, into, p] = [wide[h], tall[h + more], rest.home.p[more] ?? 0];
      if (row === undefined || into === undefined) continue;
      for (let a = 0; a < width; a += 1) into[a] = (into[a] ?? 0) + p * (row[a] ?? 0);
    }
  return { low: [low[0] + rest.home.low, low[1] + rest.away.low], rows: tall };
}

function gridOf(home: Mass, away: Mass): Grid {
  return { low: [home.low, away.low], rows: Array.from(home.p, (p) => away.p.map((each) => p * each)) };
}

function eachScore({ low, rows }: Grid, see: (home: number, away: number, p: number) => void): void {
  for (let h = 0; h < rows.length; h += 1) {
    const row = rows[h] ?? new Float64Array(0);
    for (let a = 0; a < row.length; a += 1) {
      const p = row[a] ?? 0;
      if (p > NEGLIGIBLE) see(low[0] + h, low[1] + a, p);
    }
  }
}

function levelIn({ low, rows }: Grid): Mass {
  const first = Math.max(low[0], low[1]);
  const p = rows.slice(first - low[0]).map((row, k) => row[first + k - low[1]] ?? 0);
  return { low: first, p: Float64Array.from(p.length === 0 ? [0] : p) };
}

/** The probability of a draw after which the selections win in one of the overtimes. */
function afterOvertime(
  outlook: Outlook,
  { home, away }: Sides,
  level: Mass,
  isWon: (home: number, away: number) => boolean,
): number {
  const { begun, still } = levelsOf(outlook, level);
  let joint = 0;
  for (let at = 0; at < begun.p.length; at += 1) {
    const p = begun.p[at] ?? 0;
    if (p < NEGLIGIBLE) continue;
    const score = begun.low + at;
    for (let h = 0; h < home.p.length; h += 1)
      for (let a = 0; a < away.p.length; a += 1) {
        const ends = score + home.low + h;
        const other = score + away.low + a;
        if (ends !== other && isWon(ends, other)) joint += p * (home.p[h] ?? 0) * (away.p[a] ?? 0);
      }
  }
  for (const [at, p] of still.p.entries()) {
    const score = still.low + at;
    if (p < NEGLIGIBLE) continue;
    if (isWon(score + TIP_POINTS, score)) joint += p / 2;
    if (isWon(score, score + TIP_POINTS)) joint += p / 2;
  }
  return joint;
}
