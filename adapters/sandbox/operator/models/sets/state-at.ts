/** The visible state of a played set match at a time. */
import type { Fixture, MatchState, StatPair } from '../../line/types.ts';
import { shapeOf } from './shape.ts';
import { isTieBreak } from './tennis-set.ts';
import type { SetTimeline } from './timeline.ts';

/** The last index with `at[index] <= now`; -1 when there is none. `at` must be ascending. */
export function lastAtOrBefore(at: Float64Array, now: number): number {
  let low = 0;
  let high = at.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((at[middle] ?? Infinity) <= now) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Sets won by each side among the timeline's sets before `over`. */
export function setsWon(timeline: SetTimeline, over: number): readonly [number, number] {
  let home = 0;
  for (let index = 0; index < over; index += 1) {
    const [h, a] = timeline.sets[index] ?? [0, 0];
    if (h > a) home += 1;
  }
  return [home, over - home];
}

export function endsAt(timeline: SetTimeline): number {
  return timeline.at[timeline.at.length - 1] ?? 0;
}

/** The state at `now` (wall ms), by binary search over the entries and over the suspensions. */
export function stateAt(fixture: Fixture, timeline: SetTimeline, now: number): MatchState {
  const entry = now < fixture.startsAt ? -1 : lastAtOrBefore(timeline.at, now);
  if (entry < 0) return notStarted(fixture, timeline);
  const finished = entry === timeline.at.length - 1;
  const set = timeline.set[entry] ?? 0;
  const isOver = timeline.over[entry] === 1;
  const status = finished ? 4 : isOver ? 3 : 2;
  const over = set + (isOver ? 1 : 0);
  const periodScores = timeline.sets.slice(0, over);
  if (!isOver) periodScores.push([timeline.home[entry] ?? 0, timeline.away[entry] ?? 0]);
  const pause = finished ? { suspended: false, nextAt: Infinity } : suspensionAt(timeline, now);
  const startedAt = (isOver ? timeline.setEndAt : timeline.setStartAt)[set] ?? now;
  const serving = timeline.serving[entry];
  return {
    status,
    period: set + 1,
    clockS: finished ? 0 : Math.floor(((now - startedAt) * fixture.pace) / 1000),
    clockRuns: status === 2,
    score: setsWon(timeline, over),
    periodScores,
    ...(fixture.format.model === 'tennis' && !finished ? { points: gamePoints(fixture, timeline, entry) } : {}),
    ...(!finished && (serving === 1 || serving === 2) ? { serving } : {}),
    stats: statsAt(timeline, entry),
    suspended: pause.suspended ? (isOver ? 'break' : 'point') : null,
    nextChangeAt: finished ? Infinity : Math.min(timeline.at[entry + 1] ?? Infinity, pause.nextAt),
  };
}

function notStarted(fixture: Fixture, timeline: SetTimeline): MatchState {
  return {
    status: 1,
    period: 0,
    clockS: 0,
    clockRuns: false,
    score: [0, 0],
    periodScores: [],
    stats: timeline.stats.map((column): StatPair => [column.name, 0, 0]),
    suspended: null,
    nextChangeAt: fixture.startsAt,
  };
}

function suspensionAt(timeline: SetTimeline, now: number): { readonly suspended: boolean; readonly nextAt: number } {
  const index = lastAtOrBefore(timeline.suspendedFrom, now);
  const to = timeline.suspendedTo[index] ?? -Infinity;
  if (now < to) return { suspended: true, nextAt: to };
  return { suspended: false, nextAt: timeline.suspendedFrom[index + 1] ?? Infinity };
}

function statsAt(timeline: SetTimeline, entry: number): readonly StatPair[] {
  return timeline.stats.map((column): StatPair => [column.name, column.home[entry] ?? 0, column.away[entry] ?? 0]);
}

const GAME_POINTS = ['0', '15', '30', '40'] as const;

function gamePoints(fixture: Fixture, timeline: SetTimeline, entry: number): readonly [string, string] {
  const home = timeline.gameHome[entry] ?? 0;
  const away = timeline.gameAway[entry] ?? 0;
  if (
    timeline.over[entry] !== 1 &&
    isTieBreak(shapeOf(fixture.format), timeline.home[entry] ?? 0, timeline.away[entry] ?? 0)
  ) {
    return [String(home), String(away)];
  }
  const pointText = (own: number, other: number): string =>
    own > other && own > 3 ? 'A' : (GAME_POINTS[Math.min(own, 3)] ?? '40');
  return [pointText(home, away), pointText(away, home)];
}
