/**
 * A played match as a list of frames: points on the wall clock at which anything but the clock changes. A family of
 * sports lists events by match second (`Happening`). This file turns them into frames and reads the state at a time by
 * binary search.
 */
import type { Fixture, GameStatus, MatchState, StatPair } from '../line/types.ts';

type Score = readonly [number, number];

/** `at` is match seconds since the first whistle, breaks included. Events may be given in any order. */
export type Happening =
  | {
      readonly type: 'phase';
      readonly at: number;
      readonly status: 2 | 3 | 4;
      readonly period: number;
      readonly clockS: number;
    }
  | { readonly type: 'score'; readonly at: number; readonly side: 1 | 2; readonly points: number }
  | { readonly type: 'stat'; readonly at: number; readonly name: string; readonly side: 1 | 2 }
  | { readonly type: 'serve'; readonly at: number; readonly side: 1 | 2 }
  | {
      readonly type: 'suspend';
      readonly at: number;
      readonly untilS: number;
      readonly reason: 'goal' | 'point' | 'review';
    };

/** The facts that settle a bet. */
export interface Facts {
  readonly final: boolean;
  readonly score: Score;
  readonly periodScores: readonly Score[];
  /** The number of completed periods. */
  readonly completed: number;
  /** The number of scoring events. */
  readonly scored: number;
  /** The statistics that are counted beside the score. */
  readonly stats: readonly StatPair[];
}

export interface Frame {
  readonly at: number;
  readonly status: GameStatus;
  readonly period: number;
  readonly clockFrom: number;
  readonly clockS: number;
  readonly score: Score;
  readonly periodScores: readonly Score[];
  readonly stats: readonly StatPair[];
  readonly serving: 1 | 2 | null;
  readonly suspended: 'goal' | 'point' | 'review' | null;
  /** The certain facts: those from before a running suspension. */
  readonly confirmed: Facts;
}

export interface Played {
  readonly frames: readonly Frame[];
  /** The scoring side of each scoring event, in order. */
  readonly scorers: readonly (1 | 2)[];
}

interface Timed {
  /** Wall ms. */
  readonly at: number;
  /** Match seconds; orders events within one millisecond. */
  readonly matchS: number;
  readonly happening: Happening | { readonly type: 'open' };
}

/** The frames of a match. `minSuspensionMs` is the minimum wall-clock length of a suspension. */
export function buildFrames(
  fixture: Fixture,
  happenings: readonly Happening[],
  statNames: readonly string[],
  minSuspensionMs: number,
): Played {
  const timed = inOrder(fixture, happenings, minSuspensionMs);
  const frames: Frame[] = [];
  const scorers: (1 | 2)[] = [];
  let frame: Frame = firstFrame(fixture, statNames);
  for (const { at, happening } of timed) {
    if (happening.type === 'score') scorers.push(happening.side);
    frame = confirm({ ...changed(frame, happening, at), at }, frame.confirmed, scorers.length);
    if (frames.at(-1)?.at === at) frames.pop();
    frames.push(frame);
    if (frame.status === 4) break;
  }
  return { frames, scorers };
}

function confirm(frame: Frame, before: Facts, scored: number): Frame {
  if (frame.suspended !== null) return { ...frame, confirmed: before };
  const { status, period, score, periodScores, stats } = frame;
  return {
    ...frame,
    confirmed: {
      final: status === 4,
      score,
      periodScores,
      completed: status === 2 ? period - 1 : period,
      scored,
      stats,
    },
  };
}

function changed(frame: Frame, happening: Timed['happening'], at: number): Frame {
  switch (happening.type) {
    case 'phase': {
      const { status, period, clockS } = happening;
      const periodScores =
        frame.periodScores.length < period ? [...frame.periodScores, [0, 0] as const] : frame.periodScores;
      return {
        ...frame,
        status,
        period,
        clockS,
        clockFrom: at,
        periodScores,
        suspended: status === 4 ? null : frame.suspended,
      };
    }
    case 'score': {
      const score = added(frame.score, happening.side, happening.points);
      const last = added(frame.periodScores.at(-1) ?? [0, 0], happening.side, happening.points);
      return { ...frame, score, periodScores: [...frame.periodScores.slice(0, -1), last] };
    }
    case 'stat':
      return {
        ...frame,
        stats: frame.stats.map((pair) => (pair[0] === happening.name ? raised(pair, happening.side) : pair)),
      };
    case 'serve':
      return { ...frame, serving: happening.side };
    case 'suspend':
      return { ...frame, suspended: happening.reason };
    case 'open':
      return { ...frame, suspended: null };
  }
}

function added(score: Score, side: 1 | 2, points: number): Score {
  return side === 1 ? [score[0] + points, score[1]] : [score[0], score[1] + points];
}

function raised(pair: StatPair, side: 1 | 2): StatPair {
  return side === 1 ? [pair[0], pair[1] + 1, pair[2]] : [pair[0], pair[1], pair[2] + 1];
}

function firstFrame(fixture: Fixture, statNames: readonly string[]): Frame {
  const confirmed: Facts = { final: false, score: [0, 0], periodScores: [], completed: 0, scored: 0, stats: [] };
  return {
    at: fixture.startsAt,
    status: 1,
    period: 0,
    clockFrom: fixture.startsAt,
    clockS: 0,
    score: [0, 0],
    periodScores: [],
    stats: statNames.map((name) => [name, 0, 0]),
    serving: null,
    suspended: null,
    confirmed,
  };
}

/** Events by wall time, with overlapping suspensions merged and their ends added. */
function inOrder(fixture: Fixture, happenings: readonly Happening[], minSuspensionMs: number): readonly Timed[] {
  const timed: Timed[] = happenings.map((happening) => ({
    at: wallAt(fixture, happening.at),
    matchS: happening.at,
    happening,
  }));
  const windows = happenings
    .filter((happening) => happening.type === 'suspend')
    .map((happening) => {
      const from = wallAt(fixture, happening.at);
      return { from, until: Math.max(wallAt(fixture, happening.untilS), from + minSuspensionMs) };
    })
    .toSorted((a, b) => a.from - b.from);
  let until = -Infinity;
  for (const window of windows) {
    if (window.from >= until && until !== -Infinity) timed.push({ at: until, matchS: -1, happening: { type: 'open' } });
    until = Math.max(until, window.until);
  }
  if (until !== -Infinity) timed.push({ at: until, matchS: -1, happening: { type: 'open' } });
  return timed.toSorted((a, b) => a.at - b.at || a.matchS - b.matchS || rank(a) - rank(b));
}

/**
 * Order within one millisecond: a suspension ends before the next begins; a period begins before the score changes and
 * ends after.
 */
function rank({ happening }: Timed): number {
  switch (happening.type) {
    case 'open':
      return 0;
    case 'suspend':
      return 1;
    case 'phase':
      return happening.status === 2 ? 2 : 4;
    case 'score':
    case 'stat':
    case 'serve':
      return 3;
  }
}

/** The wall time, ms, of match seconds since the first whistle. */
export function wallAt(fixture: Fixture, elapsedS: number): number {
  return fixture.startsAt + Math.ceil((elapsedS * 1000) / fixture.pace);
}

/** The state before the start, the same for every match. */
export function stateBeforeStart(fixture: Fixture): MatchState {
  return {
    status: 1,
    period: 0,
    clockS: 0,
    clockRuns: false,
    score: [0, 0],
    periodScores: [],
    stats: [],
    suspended: null,
    nextChangeAt: fixture.startsAt,
  };
}

export function stateOf(fixture: Fixture, played: Played, now: number): MatchState {
  const index = frameIndexAt(played.frames, now);
  const frame = played.frames[index];
  if (!frame) return stateBeforeStart(fixture);
  const runs = frame.status === 2;
  const state: MatchState = {
    status: frame.status,
    period: frame.period,
    clockS: runs ? Math.floor(frame.clockS + ((now - frame.clockFrom) * fixture.pace) / 1000) : frame.clockS,
    clockRuns: runs,
    score: frame.score,
    periodScores: frame.periodScores,
    stats: frame.stats,
    suspended: frame.suspended,
    nextChangeAt: played.frames[index + 1]?.at ?? Infinity,
  };
  return frame.serving === null || frame.status === 4 ? state : { ...state, serving: frame.serving };
}

/** The certain facts at `now`, or null before the start. */
export function factsAt(played: Played, now: number): Facts | null {
  return played.frames[frameIndexAt(played.frames, now)]?.confirmed ?? null;
}

/** The last frame at or before `now`; -1 when there is none. */
function frameIndexAt(frames: readonly Frame[], now: number): number {
  let low = 0;
  let high = frames.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((frames[middle]?.at ?? Infinity) <= now) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
