/** Reads the chart of a price at one recorded time [STT-18]. */
import type { OddsHistory } from '../types.ts';

/** A goal belongs to a recorded time within this share of the chart's span. */
const GOAL_SHARE = 1 / 50;

export interface OddsReading {
  readonly at: number;
  /** `null`: the selection was not offered. */
  readonly price: number | null;
  /** The score after the nearest goal of that moment. */
  readonly goal: readonly [home: number, away: number] | null;
}

/** The index of the recorded time nearest to a moment; the later of two that are equally near. */
export function nearestPoint({ points }: Pick<OddsHistory, 'points'>, at: number): number {
  let nearest = 0;
  points.forEach(([time], index) => {
    if (Math.abs(time - at) <= Math.abs((points[nearest]?.[0] ?? Infinity) - at)) nearest = index;
  });
  return nearest;
}

/** `null` for an index without a recorded time. */
export function readingOf({ points, goals }: Pick<OddsHistory, 'points' | 'goals'>, index: number): OddsReading | null {
  const [point, first, last] = [points[index], points[0], points[points.length - 1]];
  if (point === undefined || first === undefined || last === undefined) return null;
  const [at, price] = point;
  let goal: OddsReading['goal'] = null;
  let distance = (last[0] - first[0]) * GOAL_SHARE;
  for (const [goalAt, home, away] of goals) {
    if (Math.abs(goalAt - at) > distance) continue;
    distance = Math.abs(goalAt - at);
    goal = [home, away];
  }
  return { at, price: price > 0 ? price : null, goal };
}
