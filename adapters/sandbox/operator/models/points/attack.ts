/** The points distribution of one attack of each side. */
import type { Fixture } from '../../line/types.ts';
import type { Mass } from '../distributions.ts';
import { mixed, sumOf, trimmed } from '../distributions.ts';
import type { PointsSpec } from './spec.ts';
import { attacksIn, periodSeconds } from './spec.ts';

export interface Attack {
  /** Probability that an attack scores. */
  readonly scoring: number;
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
  const pointsIfScored = spec.scores.reduce((sum, [points, share]) => sum + share * points, 0);
  const scoring = Math.min(MAX_SCORING, Math.max(MIN_SCORING, mean / pointsIfScored));
  return {
    scoring,
    laws: [{ low: 0, p: Float64Array.of(1) }],
  };
}

/** Rarer points of an attack's sums are left out; the rest is scaled to one. */
const TAIL = 1e-10;

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
    mass = trimmed(sumOf(one, mass), TAIL);
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
