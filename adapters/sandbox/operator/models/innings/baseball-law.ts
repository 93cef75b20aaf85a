/**
 * Distributions of a baseball match's final score from any state: negative binomial innings, a shortened last
 * half-inning, extra innings.
 */
import type { Fixture, MatchState } from '../../line/types.ts';
import type { Law, Mass } from '../distributions.ts';
import { lawOf } from '../distributions.ts';
import type { RunRates } from './baseball-spec.ts';
import { inningSeconds, runRates, runsMass } from './baseball-spec.ts';

export interface BaseballLaws {
  readonly margin: Law;
  readonly total: Law;
  readonly home: Law;
  readonly away: Law;
}

/**
 * Half-innings left to bat: the away side's, the home side's before the last inning, and the remaining part of the home
 * side's last.
 */
interface InningsLeft {
  readonly away: number;
  readonly home: number;
  readonly last: number;
}

function inningsLeft(fixture: Fixture, state: MatchState): InningsLeft {
  const { periods } = fixture.format;
  if (state.period === 0) return { away: periods, home: periods - 1, last: 1 };
  const half = inningSeconds(fixture.format) / 2;
  const ended = state.status === 3;
  const awayPart = ended ? 0 : Math.max(0, 1 - state.clockS / half);
  const homePart = ended ? 0 : Math.min(1, Math.max(0, 2 - state.clockS / half));
  const after = Math.max(0, periods - state.period);
  if (after === 0) return ended ? { away: 1, home: 0, last: 1 } : { away: awayPart, home: 0, last: homePart };
  return { away: awayPart + after, home: homePart + after - 1, last: 1 };
}

/** The grid counts each side's runs up to this number. */
const MAX_RUNS = 80;

export function baseballLaws(fixture: Fixture, state: MatchState): BaseballLaws {
  const rates = runRates(fixture);
  const left = inningsLeft(fixture, state);
  const grid = createGrid();
  const before = runsMass(rates.home, left.home).p;
  const away = runsMass(rates.away, left.away).p;
  const last = runsMass(rates.home, left.last).p;
  const drawnAt = new Float64Array(MAX_RUNS + 1);
  const [homeScore, awayScore] = state.score;
  for (let i = 0; i < before.length; i += 1) {
    for (let j = 0; j < away.length; j += 1) {
      const p = (before[i] ?? 0) * (away[j] ?? 0);
      if (p > 1e-6) bottomOfLast(grid, last, { home: homeScore + i, away: awayScore + j, p }, drawnAt);
    }
  }
  afterDraws(grid, drawnAt, extraOf(fixture, rates));
  return {
    margin: lawOf({ low: -MAX_RUNS, p: grid.margin }),
    total: lawOf({ low: 0, p: grid.total }),
    home: lawOf({ low: 0, p: grid.home }),
    away: lawOf({ low: 0, p: grid.away }),
  };
}

interface Grid {
  readonly margin: Float64Array;
  readonly total: Float64Array;
  readonly home: Float64Array;
  readonly away: Float64Array;
}

function createGrid(): Grid {
  const side = (): Float64Array => new Float64Array(MAX_RUNS + 1);
  return {
    margin: new Float64Array(2 * MAX_RUNS + 1),
    total: new Float64Array(2 * MAX_RUNS + 1),
    home: side(),
    away: side(),
  };
}

function put(grid: Grid, home: number, away: number, p: number): void {
  const h = Math.min(home, MAX_RUNS);
  const a = Math.min(away, MAX_RUNS);
  grid.margin[h - a + MAX_RUNS] = (grid.margin[h - a + MAX_RUNS] ?? 0) + p;
  grid.total[h + a] = (grid.total[h + a] ?? 0) + p;
  grid.home[h] = (grid.home[h] ?? 0) + p;
  grid.away[a] = (grid.away[a] ?? 0) + p;
}

interface Cell {
  readonly home: number;
  readonly away: number;
  readonly p: number;
}

/** The home side bats only when it does not lead, and stops one run ahead. Draws are collected by their score. */
function bottomOfLast(grid: Grid, last: Float64Array, { home, away, p }: Cell, drawnAt: Float64Array): void {
  if (home > away) {
    put(grid, home, away, p);
    return;
  }
  const need = away - home;
  let left = 1;
  for (let runs = 0; runs <= need; runs += 1) {
    const share = last[runs] ?? 0;
    left -= share;
    if (runs < need) put(grid, home + runs, away, p * share);
    else drawnAt[Math.min(away, MAX_RUNS)] = (drawnAt[Math.min(away, MAX_RUNS)] ?? 0) + p * share;
  }
  if (left > 0) put(grid, away + 1, away, p * left);
}

function afterDraws(grid: Grid, drawnAt: Float64Array, extra: readonly Cell[]): void {
  for (const [runs, p] of drawnAt.entries()) {
    if (p > 0) for (const end of extra) put(grid, runs + end.home, runs + end.away, p * end.p);
  }
}

const known = new WeakMap<Fixture, readonly Cell[]>();

function extraOf(fixture: Fixture, rates: RunRates): readonly Cell[] {
  const law = known.get(fixture) ?? extraInnings(rates);
  known.set(fixture, law);
  return law;
}

const EXTRA_RUNS = 5;

/**
 * The effect of extra innings on a draw: the home side wins by one run, or the away side by its surplus; after a level
 * inning another follows.
 */
function extraInnings(rates: RunRates): readonly Cell[] {
  const home = runsMass(rates.home, 1);
  const away = runsMass(rates.away, 1);
  const cells: Cell[] = [];
  const at = (mass: Mass, runs: number): number => mass.p[runs] ?? 0;
  let decided = 0;
  for (let a = 0; a <= EXTRA_RUNS; a += 1) {
    let homeMore = 1;
    for (let h = 0; h <= a; h += 1) {
      const p = at(home, h);
      homeMore -= p;
      if (h < a) cells.push({ home: h, away: a, p: p * at(away, a) });
    }
    cells.push({ home: a + 1, away: a, p: Math.max(0, homeMore) * at(away, a) });
  }
  for (const cell of cells) decided += cell.p;
  return cells.map((cell) => ({ ...cell, p: cell.p / decided }));
}
