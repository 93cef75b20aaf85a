/** The points distribution of one attack of each side. */
import type { Fixture } from '../../line/types.ts';
import type { Mass } from '../distributions.ts';
import { mixed, sumOf } from '../distributions.ts';
import type { PointsSpec } from './spec.ts';
import { attacksIn, periodSeconds } from './spec.ts';

export interface Attack {
  /** Probability that an attack scores. */
  readonly scoring: number;
  /** Mean and variance of its points. */
  readonly mean: number;
  readonly variance: number;
  /** Distributions of the points of 0, 1, 2, … attacks, computed on demand. */
  readonly laws: Mass[];
}

export interface Attacks {
  readonly home: Attack;
  readonly away: Attack;
}

const MIN_SCORING = 0.06;
const MAX_SCORING = 0.85;

const known = new WeakMap<Fixture, Attacks>();

/**
 * Both sides' attacks, cached for the fixture's lifetime. The expected margin follows the ratings; the expected total
 * follows the match length.
 */
export function attacksOf(spec: PointsSpec, fixture: Fixture): Attacks {
  const kept = known.get(fixture);
  if (kept) return kept;
  const made = madeAttacks(spec, fixture);
  known.set(fixture, made);
  return made;
}

function madeAttacks(spec: PointsSpec, fixture: Fixture): Attacks {
  const seconds = fixture.format.periods * periodSeconds(spec, fixture.format);
  const total = spec.pointsPerS * seconds;
  const margin =
    (seconds / spec.standardS) *
    ((spec.ratingMargin * (fixture.home.rating - fixture.away.rating)) / 400 + spec.homeMargin);
  const count = fixture.format.periods * attacksIn(spec, periodSeconds(spec, fixture.format));
  return {
    home: attackWithMean(spec, (total + margin) / 2 / count),
    away: attackWithMean(spec, (total - margin) / 2 / count),
  };
}

function attackWithMean(spec: PointsSpec, mean: number): Attack {
  const pointsIfScored = moment(spec, 1);
  const scoring = Math.min(MAX_SCORING, Math.max(MIN_SCORING, mean / pointsIfScored));
  const kept = scoring * pointsIfScored;
  return {
    scoring,
    mean: kept,
    variance: scoring * moment(spec, 2) - kept * kept,
    laws: [{ low: 0, p: Float64Array.of(1) }],
  };
}

function moment(spec: PointsSpec, power: number): number {
  return spec.scores.reduce((sum, [points, share]) => sum + share * Math.pow(points, power), 0);
}

/** The exact distribution of the points of `count` attacks; a partial attack counts as that share of one. */
export function pointsMass(spec: PointsSpec, attack: Attack, count: number): Mass {
  const whole = Math.floor(count + 1e-9);
  const part = count - whole;
  const mass = wholeAttacks(spec, attack, whole);
  return part > 1e-6 ? mixed(mass, wholeAttacks(spec, attack, whole + 1), part) : mass;
}

function wholeAttacks(spec: PointsSpec, attack: Attack, count: number): Mass {
  const kept = attack.laws[count];
  if (kept) return kept;
  const one = oneAttack(spec, attack);
  let mass: Mass = attack.laws.at(-1) ?? { low: 0, p: Float64Array.of(1) };
  for (let index = attack.laws.length; index <= count; index += 1) {
    mass = trimmed(sumOf(one, mass));
    attack.laws.push(mass);
  }
  return mass;
}

function oneAttack(spec: PointsSpec, attack: Attack): Mass {
  const top = Math.max(...spec.scores.map(([points]) => points));
  const p = new Float64Array(top + 1);
  p[0] = 1 - attack.scoring;
  for (const [points, share] of spec.scores) p[points] = attack.scoring * share;
  return { low: 0, p };
}

const TAIL = 1e-6;

/** Cuts off the negligible upper tail. */
function trimmed(mass: Mass): Mass {
  let size = mass.p.length;
  let cut = 0;
  while (size > 1 && cut + (mass.p[size - 1] ?? 0) < TAIL) {
    cut += mass.p[size - 1] ?? 0;
    size -= 1;
  }
  return { low: mass.low, p: mass.p.subarray(0, size) };
}
