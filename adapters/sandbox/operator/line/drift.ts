/**
 * How opinions about a game move before its start. Each side's rating wanders slowly by a few points, as a pure
 * function of the fixture's seed and the time, and returns to the true rating at the start. Prices therefore move
 * calmly, a restart reproduces them, and nothing jumps at kick-off. Recorded games keep their recorded prices, and
 * races the exact prices of their law.
 */
import { mixSeed } from '../models/seeded.ts';
import type { Competitor, Fixture } from './types.ts';

/** Prices before the start may move at these steps, wall ms. Different games step at different times. */
export const DRIFT_STEP_MS = 180_000;
/** Steps between two drawn opinions; the opinion is interpolated in between. */
const STEPS_A_KNOT = 10;
/** Maximum deviation in rating points, a day or more before the start. */
const REACH = 28;
const REACH_IS_FULL_AT_MS = 86_400_000;
const QUANTUM = 2;

/** The fixture as priced at `now`: with drifted ratings before the start, unchanged afterwards. */
export function driftedAt(fixture: Fixture, now: number): Fixture {
  const step = stepAt(fixture, now);
  const at = step * DRIFT_STEP_MS - phaseOf(fixture);
  if (isFixed(fixture) || now >= fixture.startsAt) return fixture;
  const share = Math.min(1, Math.sqrt(((fixture.startsAt - at) * fixture.pace) / REACH_IS_FULL_AT_MS));
  const wander = (side: Competitor, stream: number): Competitor => {
    const points = QUANTUM * Math.round((REACH * share * opinion(fixture.seed, stream, step)) / QUANTUM);
    return points === 0 ? side : { ...side, rating: side.rating + points };
  };
  if (fixture.field !== undefined)
    return { ...fixture, field: fixture.field.map((side, index) => wander(side, index)) };
  return { ...fixture, home: wander(fixture.home, 0), away: wander(fixture.away, 1) };
}

/** When the drift may next move, wall ms: the next step or the start. */
export function nextDriftAt(fixture: Fixture, now: number): number {
  if (isFixed(fixture)) return fixture.startsAt;
  return Math.min(fixture.startsAt, (stepAt(fixture, now) + 1) * DRIFT_STEP_MS - phaseOf(fixture));
}

function isFixed({ recorded, format }: Fixture): boolean {
  return recorded !== undefined || format.model === 'race';
}

/** Whether two drifts of one fixture are equal. */
export function isSameDrift(a: Fixture, b: Fixture): boolean {
  if (a === b) return true;
  if (a.home.rating !== b.home.rating || a.away.rating !== b.away.rating) return false;
  return (a.field ?? []).every((side, index) => side.rating === b.field?.[index]?.rating);
}

function phaseOf({ seed }: Fixture): number {
  return mixSeed(seed, 71) % DRIFT_STEP_MS;
}

function stepAt(fixture: Fixture, now: number): number {
  return Math.floor((now + phaseOf(fixture)) / DRIFT_STEP_MS);
}

/** A number in [-1, 1] that moves smoothly between knots. */
function opinion(seed: number, stream: number, step: number): number {
  const knot = Math.floor(step / STEPS_A_KNOT);
  const part = step / STEPS_A_KNOT - knot;
  const smooth = part * part * (3 - 2 * part);
  return drawn(seed, stream, knot) * (1 - smooth) + drawn(seed, stream, knot + 1) * smooth;
}

function drawn(seed: number, stream: number, knot: number): number {
  return mixSeed(mixSeed(seed, 1000 + stream), knot) / 2147483648 - 1;
}
