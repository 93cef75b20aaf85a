/**
 * A race of laps [FLD-3]. Behind a perfect race each driver loses a Poisson number of half-seconds in each lap, so what
 * is lost in all laps that are left is a Poisson number too, and prices need no approximation.
 */
import type { Fixture } from '../../line/types.ts';
import { wallAt } from '../frames.ts';
import { chance, createRandom, poisson } from '../seeded.ts';
import type { Future } from './law.ts';
import type { FieldEvent, FieldFrame, FieldNow, FieldTimeline, Standing } from './standing.ts';
import { CLOSED_MS, leaderOf } from './standing.ts';

/** Half-seconds that a driver with TOP_RATING loses in the whole race, and how many more for each point below. */
const TOP_LOSES = 100;
const TOP_RATING = 1900;
const LOSES_A_POINT = 0.1;
const MIN_LOSES = 60;
/** The chance that a retirement brings out the safety car, for how long, and how often in a race at most. */
const SAFETY_CAR = 0.5;
const SAFETY_CAR_S = 180;
const MAX_SAFETY_CARS = 3;
const STREAM = 62;
/** Chances below this are left out on either side of a Poisson law. */
const TAIL = 1e-10;

/** Mean half-seconds lost in one lap, by the number of the driver less 1. */
function losesOf({ field = [], format: { periods } }: Fixture): readonly number[] {
  return field.map(({ rating }) => Math.max(MIN_LOSES, TOP_LOSES + (TOP_RATING - rating) * LOSES_A_POINT) / periods);
}

/** The chance to retire in one lap. */
function retiresIn({ format: { periods, dropOut = 0 } }: Fixture): number {
  return 1 - (1 - dropOut) ** (1 / periods);
}

/** The grid: each place starts half a second behind the one before. */
export function gridOf({ field = [] }: Fixture): FieldNow {
  return {
    isSafetyCar: false,
    standings: field.map((_, at) => ({ number: at + 1, done: 0, score: at, tie: 0, isOut: false })),
  };
}

export function playRace(fixture: Fixture): FieldTimeline {
  const { startsAt, pace, seed, format } = fixture;
  const random = createRandom(seed, STREAM);
  const loses = losesOf(fixture);
  const retires = retiresIn(fixture);
  const frames: FieldFrame[] = [];
  const events: FieldEvent[] = [];
  let now = gridOf(fixture);
  let seconds = 0;
  let safetyCars = 0;
  let leader = leaderOf(now.standings);
  events.push({ at: startsAt, kind: 'start', number: 0, lap: 1, score: 0 });
  frames.push({ at: startsAt, period: 1, isSuspended: false, isOver: false, now });
  for (let lap = 1; lap <= format.periods; lap += 1) {
    seconds += format.periodS;
    const at = wallAt(fixture, seconds);
    const before = now.standings;
    const standings = before.map((standing): Standing => {
      if (standing.isOut) return standing;
      if (chance(random, retires)) return { ...standing, isOut: true };
      const lost = poisson(random, loses[standing.number - 1] ?? 0);
      return { ...standing, done: lap, score: standing.score + lost, tie: random() };
    });
    const out = standings.filter(({ number, isOut }) => isOut && before[number - 1]?.isOut === false);
    for (const { number } of out) events.push({ at, kind: 'out', number, lap, score: 0 });
    const next = leaderOf(standings);
    const isNewLeader = next !== null && next !== leader;
    if (isNewLeader) events.push({ at, kind: 'lead', number: next, lap, score: 0 });
    leader = next ?? leader;
    const isOver = lap === format.periods;
    const isSafetyCar =
      !isOver &&
      format.hasSafetyCar === true &&
      out.length > 0 &&
      safetyCars < MAX_SAFETY_CARS &&
      chance(random, SAFETY_CAR);
    now = { standings, isSafetyCar };
    const period = isOver ? lap : lap + 1;
    if (isOver) {
      frames.push({ at, period, isSuspended: false, isOver, now });
      events.push({ at, kind: 'end', number: next ?? 0, lap, score: 0 });
      continue;
    }
    const isSuspended = out.length > 0 || isNewLeader;
    frames.push({ at, period, isSuspended, isOver, now });
    const closed = Math.min(CLOSED_MS, Math.floor((format.periodS * 1000) / (2 * pace)));
    if (isSuspended && closed > 0) frames.push({ at: at + closed, period, isSuspended: false, isOver, now });
    if (!isSafetyCar) continue;
    safetyCars += 1;
    seconds += SAFETY_CAR_S;
    events.push({ at, kind: 'safetyCar', number: 0, lap: period, score: 0 });
    now = { standings, isSafetyCar: false };
    frames.push({ at: wallAt(fixture, seconds), period, isSuspended: false, isOver, now });
  }
  return { frames, events };
}

/** The chances of a Poisson number, without tails that no price can show. */
function poissonMass(mean: number): { readonly low: number; readonly mass: readonly number[] } {
  if (mean === 0) return { low: 0, mass: [1] };
  const mode = Math.floor(mean);
  let logOfMode = -mean + mode * Math.log(mean);
  for (let k = 2; k <= mode; k += 1) logOfMode -= Math.log(k);
  const top = Math.exp(logOfMode);
  const below: number[] = [];
  for (let k = mode, p = top; k >= 0 && p > TAIL; p *= k / mean, k -= 1) below.unshift(p);
  const above: number[] = [];
  for (let k = mode + 1, p = (top * mean) / (mode + 1); p > TAIL; k += 1, p *= mean / k) above.push(p);
  const all = [...below, ...above];
  const sum = all.reduce((total, p) => total + p, 0);
  return { low: mode - below.length + 1, mass: all.map((p) => p / sum) };
}

/** Where each driver may finish, by number less 1. One who is out has no chance of any number. */
export function raceFutures(fixture: Fixture, { standings }: FieldNow): readonly Future[] {
  const loses = losesOf(fixture);
  const stays = 1 - retiresIn(fixture);
  return standings.map(({ number, done, score, isOut }): Future => {
    if (isOut) return { from: score, mass: [0] };
    const left = fixture.format.periods - done;
    const { low, mass } = poissonMass((loses[number - 1] ?? 0) * left);
    const finishes = stays ** left;
    return { from: score + low, mass: mass.map((p) => p * finishes) };
  });
}
