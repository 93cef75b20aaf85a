/** The outlook of a match of the points family: the exact distributions of both sides' points. */
import type { Fixture, MatchState } from '../../line/types.ts';
import type { Law, Mass } from '../distributions.ts';
import { differenceOf, lawOf, shifted, sumOf } from '../distributions.ts';
import type { Attack } from './attack.ts';
import { attacksOf, pointsMass } from './attack.ts';
import type { PointsSpec } from './spec.ts';
import { attacksIn, MAX_OVERTIMES, periodSeconds, TIP_POINTS } from './spec.ts';

/** Both sides' points; the sides are independent of each other. */
export interface Sides {
  readonly home: Mass;
  readonly away: Mass;
}

export interface Outlook {
  /** Remaining attacks of each side in each period; a running overtime counts as the last period. */
  readonly left: readonly number[];
  /** Points at the end of the first half. */
  readonly half: Sides;
  /** Points from then to the end without a further overtime. */
  readonly rest: Sides;
  /** Points of one overtime; null where a draw stands. */
  readonly overtime: Sides | null;
  /** How many overtimes are still possible. */
  readonly overtimes: number;
}

export function halfPeriodsOf({ format }: Fixture): number {
  return Math.max(1, Math.floor(format.periods / 2));
}

export function outlookOf(spec: PointsSpec, fixture: Fixture, state: MatchState): Outlook {
  const attacks = attacksOf(spec, fixture);
  const left = attacksLeft(spec, fixture, state);
  const halfPeriods = halfPeriodsOf(fixture);
  const ofHalf = state.periodScores
    .slice(0, halfPeriods)
    .reduce<readonly [number, number]>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
  const halfLeft = sum(left.slice(0, halfPeriods));
  const restLeft = sum(left.slice(halfPeriods));
  const points = (attack: Attack, count: number, soFar: number): Mass =>
    shifted(pointsMass(spec, attack, count), soFar);
  const half = { home: points(attacks.home, halfLeft, ofHalf[0]), away: points(attacks.away, halfLeft, ofHalf[1]) };
  const rest = {
    home: points(attacks.home, restLeft, state.score[0] - ofHalf[0]),
    away: points(attacks.away, restLeft, state.score[1] - ofHalf[1]),
  };
  const more = attacksIn(spec, spec.overtimeS);
  const overtime =
    spec.overtimeS > 0
      ? { home: pointsMass(spec, attacks.home, more), away: pointsMass(spec, attacks.away, more) }
      : null;
  const overtimes = MAX_OVERTIMES - Math.max(0, state.period - fixture.format.periods);
  return { left, half, rest, overtime, overtimes };
}

function attacksLeft(spec: PointsSpec, fixture: Fixture, state: MatchState): readonly number[] {
  const { periods } = fixture.format;
  const seconds = periodSeconds(spec, fixture.format);
  const left: number[] = [];
  for (let period = 1; period <= Math.max(periods, state.period); period += 1) {
    const length = period > periods ? spec.overtimeS : seconds;
    const played =
      period < state.period || (period === state.period && state.status === 3)
        ? length
        : period === state.period
          ? state.clockS
          : 0;
    left.push(attacksIn(spec, length) * Math.max(0, 1 - played / length));
  }
  return left;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, number) => all + number, 0);
}

/**
 * Probabilities by the level score at which an overtime begins, of all overtimes together; and of a score still level.
 */
interface Levels {
  /** Expected overtimes that begin at low, low + 1, … each. */
  readonly begun: Mass;
  /** Level after the last possible overtime. */
  readonly still: Mass;
}

/** `level`: the probabilities of a draw at each score before the first overtime that can follow. */
export function levelsOf({ overtime, overtimes }: Outlook, level: Mass): Levels {
  let still = level;
  let begun: Mass = { low: level.low, p: new Float64Array(0) };
  if (overtime === null) return { begun, still: begun };
  const again = levelOf(overtime);
  for (let round = 0; round < overtimes; round += 1) {
    begun = together(begun, still);
    still = sumOf(again, still);
  }
  return { begun, still };
}

/** The probabilities that both sides have the same points. */
function levelOf({ home, away }: Sides): Mass {
  const low = Math.max(home.low, away.low);
  const size = Math.max(1, Math.min(home.low + home.p.length, away.low + away.p.length) - low);
  const p = new Float64Array(size);
  for (let k = 0; k < size; k += 1) p[k] = (home.p[low + k - home.low] ?? 0) * (away.p[low + k - away.low] ?? 0);
  return { low, p };
}

/** The sum of both; `times` of b. */
function together(a: Mass, b: Mass, times = 1): Mass {
  if (a.p.length === 0) return { low: b.low, p: b.p.map((each) => times * each) };
  const low = Math.min(a.low, b.low);
  const p = new Float64Array(Math.max(a.low + a.p.length, b.low + b.p.length) - low);
  for (let k = 0; k < p.length; k += 1) p[k] = (a.p[low + k - a.low] ?? 0) + times * (b.p[low + k - b.low] ?? 0);
  return { low, p };
}

/** The points of a side in an overtime that has a winner. */
function unlevel(own: Mass, other: Mass): Mass {
  return { low: own.low, p: own.p.map((p, k) => p * (1 - (other.p[own.low + k - other.low] ?? 0))) };
}

/** The probabilities of `all` without those of a level score, each at `times` that score. */
function withoutLevel(all: Mass, level: Mass, times: 0 | 1 | 2): Mass {
  const p = all.p.slice();
  for (let k = 0; k < level.p.length; k += 1) {
    const at = times * (level.low + k) - all.low;
    if (at >= 0 && at < p.length) p[at] = Math.max(0, (p[at] ?? 0) - (level.p[k] ?? 0));
  }
  return { low: all.low, p };
}

/** Each probability of a level score at twice the score: the total. */
function doubled({ low, p }: Mass): Mass {
  const wide = new Float64Array(Math.max(1, 2 * p.length - 1));
  for (let k = 0; k < p.length; k += 1) wide[2 * k] = p[k] ?? 0;
  return { low: 2 * low, p: wide };
}

/** Distributions of margin, total and sides, computed on demand. */
interface Laws {
  readonly margin: () => Law;
  readonly total: () => Law;
  readonly home: () => Law;
  readonly away: () => Law;
  /** The probability that the total is even. */
  readonly even: () => number;
}

/** The laws of the points at the end of the first half, or of one period. */
export function lawsOf({ home, away }: Sides): Omit<Laws, 'even'> {
  return {
    margin: () => lawOf(differenceOf(home, away)),
    total: () => lawOf(sumOf(home, away)),
    home: () => lawOf(home),
    away: () => lawOf(away),
  };
}

/** The laws of the final points, overtimes included. */
export function finalLaws(outlook: Outlook): Laws {
  const { half, rest, overtime } = outlook;
  const home = sumOf(half.home, rest.home);
  const away = sumOf(half.away, rest.away);
  const level = levelOf({ home, away });
  const draw = level.p.reduce((all, p) => all + p, 0);
  const known = new Map<string, Mass>();
  const once = (name: string, make: () => Mass): Mass => {
    const mass = known.get(name) ?? make();
    known.set(name, mass);
    return mass;
  };
  const levels = overtime === null ? null : levelsOf(outlook, level);
  const margin = (): Mass => {
    const regular = differenceOf(home, away);
    if (overtime === null || levels === null) return regular;
    const one = differenceOf(overtime.home, overtime.away);
    const tied: Mass = { low: 0, p: Float64Array.of(levelOf(overtime).p.reduce((all, p) => all + p, 0)) };
    const rounds = levels.begun.p.reduce((all, p) => all + p, 0);
    const tip = levels.still.p.reduce((all, p) => all + p, 0) / 2;
    const decided = together(
      withoutLevel(regular, { low: 0, p: Float64Array.of(draw) }, 1),
      withoutLevel(one, tied, 1),
      rounds,
    );
    return together(together(decided, { low: TIP_POINTS, p: Float64Array.of(tip) }), {
      low: -TIP_POINTS,
      p: Float64Array.of(tip),
    });
  };
  const total = (): Mass => {
    const regular = sumOf(home, away);
    if (overtime === null || levels === null) return regular;
    const one = withoutLevel(sumOf(overtime.home, overtime.away), levelOf(overtime), 2);
    return together(
      together(withoutLevel(regular, level, 2), sumOf(doubled(levels.begun), one)),
      shifted(doubled(levels.still), TIP_POINTS),
    );
  };
  const side = (own: Mass, ownMore: Mass | undefined, otherMore: Mass | undefined): Mass => {
    if (levels === null || ownMore === undefined || otherMore === undefined) return own;
    const more = together(withoutLevel(own, level, 1), sumOf(unlevel(ownMore, otherMore), levels.begun));
    return together(together(more, levels.still, 0.5), shifted(levels.still, TIP_POINTS), 0.5);
  };
  return {
    margin: () => lawOf(once('margin', margin)),
    total: () => lawOf(once('total', total)),
    home: () => lawOf(side(home, overtime?.home, overtime?.away)),
    away: () => lawOf(side(away, overtime?.away, overtime?.home)),
    even: () => {
      const { low, p } = once('total', total);
      return p.reduce((all, each, k) => ((low + k) % 2 === 0 ? all + each : all), 0);
    },
  };
}
