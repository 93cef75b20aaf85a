/**
 * A round of golf [FLD-4]: eighteen holes, each with chances of its own by its par and the golfer's strength. Prices
 * fold the holes that are left, so they need no approximation.
 */
import type { Competitor, Fixture } from '../../line/types.ts';
import { wallAt } from '../frames.ts';
import { createRandom, pickIndex } from '../seeded.ts';
import type { Future } from './law.ts';
import type { FieldEvent, FieldFrame, FieldNow, FieldTimeline, Standing } from './standing.ts';
import { CLOSED_MS, ranked } from './standing.ts';
import { FIELD_TERMS } from './terms.ts';

type Par = 3 | 4 | 5;

/** The pars of the holes of a course of 72. */
const PARS: readonly Par[] = [4, 5, 4, 3, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 5, 4];

/** Chances of two under par to two over it, of a golfer of the usual rating. */
const HOLES: Readonly<Record<Par, readonly number[]>> = {
  3: [0.0005, 0.13, 0.685, 0.165, 0.0195],
  4: [0.002, 0.175, 0.648, 0.155, 0.02],
  5: [0.01, 0.4, 0.49, 0.09, 0.01],
};
const UNDER = 2;
const USUAL_RATING = 1600;
/** So many points more make each stroke fewer e times as likely against one more. */
const POINTS_A_STROKE = 900;
const STREAM = 63;
/** Birdies are reported of golfers who are then among the first so many. */
const REPORTED_PLACES = 5;

/** The chances on a hole, from two under par on. */
function holeOf({ rating }: Competitor, par: Par): readonly number[] {
  const skill = (rating - USUAL_RATING) / POINTS_A_STROKE;
  const weights = HOLES[par].map((weight, at) => weight * Math.exp(skill * (UNDER - at)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

export function teesOf({ field = [] }: Fixture): FieldNow {
  return {
    isSafetyCar: false,
    standings: field.map((_, at) => ({ number: at + 1, done: 0, score: 0, tie: 0, isOut: false })),
  };
}

const groupOf = (number: number): number => Math.floor((number - 1) / FIELD_TERMS.golf.groupSize);

export function playRound(fixture: Fixture): FieldTimeline {
  const { startsAt, seed, field = [], format } = fixture;
  const random = createRandom(seed, STREAM);
  const rounds = field.map((golfer) => ({
    strokes: PARS.slice(0, format.periods).map((par) => pickIndex(random, holeOf(golfer, par)) - UNDER),
    tie: random(),
  }));
  const groups = field.length === 0 ? 0 : groupOf(field.length) + 1;
  const steps = Array.from({ length: groups }, (_, group) =>
    Array.from({ length: format.periods }, (__, hole) => ({
      at: wallAt(fixture, group * format.breakS + (hole + 1) * format.periodS),
      group,
      hole: hole + 1,
    })),
  )
    .flat()
    .sort((one, other) => one.at - other.at || one.group - other.group);
  let standings = teesOf(fixture).standings;
  const frames: FieldFrame[] = [
    { at: startsAt, period: 1, isSuspended: false, isOver: false, now: { standings, isSafetyCar: false } },
  ];
  const events: FieldEvent[] = [{ at: startsAt, kind: 'start', number: 0, lap: 1, score: 0 }];
  const last = steps.at(-1);
  let leader: number | null = null;
  for (const [index, step] of steps.entries()) {
    const { at, group, hole } = step;
    standings = standings.map((standing): Standing => {
      const round = rounds[standing.number - 1];
      if (round === undefined || groupOf(standing.number) !== group) return standing;
      const score = standing.score + (round.strokes[hole - 1] ?? 0);
      return { ...standing, done: hole, score, tie: hole === format.periods ? round.tie : 0 };
    });
    const order = ranked(standings);
    const first = order[0];
    const now: FieldNow = { standings, isSafetyCar: false };
    const isOver = step === last;
    const reported = order.slice(0, REPORTED_PLACES).flatMap(({ number, score }) => {
      const gained = groupOf(number) === group ? (rounds[number - 1]?.strokes[hole - 1] ?? 0) : 0;
      return gained < 0 ? [{ number, score, gained }] : [];
    });
    for (const { number, score, gained } of reported)
      events.push({ at, kind: gained < -1 ? 'eagle' : 'birdie', number, lap: hole, score });
    // Only who leads alone has taken the lead.
    const alone = first !== undefined && order[1]?.score !== first.score ? first.number : null;
    const isNewLeader = alone !== null && alone !== leader;
    if (isNewLeader && !isOver) events.push({ at, kind: 'lead', number: alone, lap: hole, score: first?.score ?? 0 });
    leader = alone ?? leader;
    const period = Math.min(format.periods, 1 + (standings[0]?.done ?? 0));
    const isSuspended = !isOver && reported.length > 0;
    frames.push({ at, period, isSuspended, isOver, now });
    if (isOver) events.push({ at, kind: 'end', number: first?.number ?? 0, lap: hole, score: first?.score ?? 0 });
    const next = steps[index + 1];
    const closed = Math.max(1, Math.min(CLOSED_MS, Math.floor(((next?.at ?? at) - at) / 2)));
    if (isSuspended) frames.push({ at: at + closed, period, isSuspended: false, isOver, now });
  }
  return { frames, events };
}

function folded(mass: readonly number[], hole: readonly number[]): readonly number[] {
  const result = new Array<number>(mass.length + hole.length - 1).fill(0);
  mass.forEach((p, at) => {
    hole.forEach((q, more) => {
      result[at + more] = (result[at + more] ?? 0) + p * q;
    });
  });
  return result;
}

/** Where each golfer may finish, by number less 1. */
export function roundFutures(fixture: Fixture, { standings }: FieldNow): readonly Future[] {
  const { field = [], format } = fixture;
  return standings.map(({ number, done, score }): Future => {
    const golfer = field[number - 1];
    const left = golfer === undefined ? [] : PARS.slice(done, format.periods);
    const holes = new Map(
      golfer === undefined ? [] : ([3, 4, 5] as const).map((par) => [par, holeOf(golfer, par)] as const),
    );
    return {
      from: score - UNDER * left.length,
      mass: left.reduce<readonly number[]>((mass, par) => folded(mass, holes.get(par) ?? [1]), [1]),
    };
  });
}
