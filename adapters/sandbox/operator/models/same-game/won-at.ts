/** Whether the selections of a combo win at a score. */
import type { MarketKey } from '../../line/types.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Facts } from '../frames.ts';
import { settleByScore } from '../settle.ts';

const WON = 1;
const HALVES = 2;

/** The kinds that are decided by the first half alone. */
const OF_FIRST_HALF: ReadonlySet<number> = new Set<number>([KIND.halfTimeResult, KIND.halfTimeTotal]);

interface ByHalf {
  /** Selections that the score at half-time decides. */
  readonly early: readonly MarketKey[];
  /** Selections that the final score decides. */
  readonly late: readonly MarketKey[];
}

export function byHalf(parts: readonly MarketKey[]): ByHalf {
  return {
    early: parts.filter(({ kind }) => OF_FIRST_HALF.has(kind)),
    late: parts.filter(({ kind }) => !OF_FIRST_HALF.has(kind)),
  };
}

/** Whether all selections win that a score decides: at half-time those of the first half, at the end all others. */
export function areWon(parts: readonly MarketKey[], home: number, away: number): boolean {
  const score = [home, away] as const;
  const facts: Facts = { final: true, score, periodScores: [score], completed: HALVES, scored: home + away, stats: [] };
  return parts.every((part) => settleByScore(facts, { scorers: [], halfPeriods: 1 }, part) === WON);
}

/** Whether all selections win that corners decide, at the end of a match with so many of them. */
export function areWonByCorners(parts: readonly MarketKey[], home: number, away: number): boolean {
  const facts: Facts = {
    final: true,
    score: [0, 0],
    periodScores: [],
    completed: HALVES,
    scored: 0,
    stats: [['corners', home, away]],
  };
  return parts.every((part) => settleByScore(facts, { scorers: [], halfPeriods: 1 }, part) === WON);
}

/** Scores of a side that are remembered; a higher one is judged each time. */
const REMEMBERED = 400;
const YES = 1;
const NO = 2;

/** Asks `areWon` once for each score. */
export function wonAt(parts: readonly MarketKey[]): (home: number, away: number) => boolean {
  const known = new Uint8Array(REMEMBERED * REMEMBERED);
  return (home, away) => {
    if (home >= REMEMBERED || away >= REMEMBERED) return areWon(parts, home, away);
    const place = home * REMEMBERED + away;
    if (known[place] === 0) known[place] = areWon(parts, home, away) ? YES : NO;
    return known[place] === YES;
  };
}
