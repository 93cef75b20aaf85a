/** Lines with the real catalogue and models, on a manual clock. */
import { championships, sports } from '../../../adapters/sandbox/operator/catalogue/catalogue.ts';
import { createManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import type { ManualClock } from '../../../adapters/sandbox/hosts/memory/manual-clock.ts';
import { createLine } from '../../../adapters/sandbox/operator/line/running-line.ts';
import { createSchedule } from '../../../adapters/sandbox/operator/line/schedule.ts';
import type { FixtureSource, Line } from '../../../adapters/sandbox/operator/line/line.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
/** A Saturday. */
export const ORIGIN = Date.UTC(2026, 10, 21, 16);

export function scheduleOf(seed: number, pace = 1): FixtureSource {
  return createSchedule({ championships, seed, origin: ORIGIN, pace });
}

/** A part of the catalogue with each kind of competition: leagues, tournaments, short formats, long-term bets. */
const FEW = [
  1001, 1006, 1101, 1204, 1901, 1904, 2001, 2901, 3001, 3901, 4001, 5001, 10004, 10005, 10006, 21005, 66001, 299901,
  299908,
];

export function smallScheduleOf(seed: number, pace = 1, ids: readonly number[] = FEW): FixtureSource {
  return createSchedule({
    championships: championships.filter(({ id }) => ids.includes(id)),
    seed,
    origin: ORIGIN,
    pace,
  });
}

/** Numbers, or entries by their first number, in rising order. */
export const byNumber = (a: number | readonly [number, unknown], b: number | readonly [number, unknown]): number =>
  (typeof a === 'number' ? a : a[0]) - (typeof b === 'number' ? b : b[0]);

export interface Given {
  readonly clock: ManualClock;
  readonly source: FixtureSource;
  readonly line: Line;
}

/** Has every game of the lines priced, as if streams had asked for them. */
export function priceAll(lines: readonly Line[], clock: ManualClock, warmMs: number): void {
  const all = [['live'], ...sports.map(({ id }) => [`line:${id}`])];
  const readers = lines.flatMap((line) => all.map((topics) => line.subscribe(topics, 'en', () => undefined)));
  clock.advance(warmMs);
  for (const stop of readers) stop();
}

/** Creates a line that has had time to price all its games; with `warmMs` 0, none. */
export function givenLine({
  seed = 5,
  pace = 1,
  at = ORIGIN + 3 * HOUR_MS,
  warmMs = 10_000,
  whole = false,
} = {}): Given {
  const clock = createManualClock(at);
  const source = whole ? scheduleOf(seed, pace) : smallScheduleOf(seed, pace);
  const line = createLine({ clock, source, sports });
  if (warmMs > 0) priceAll([line], clock, warmMs);
  return { clock, source, line };
}
