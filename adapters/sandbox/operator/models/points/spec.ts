/**
 * The points family: basketball, American football, rugby. The sides attack in turn; an attack scores with a
 * probability that follows the side's strength. Every price comes from the exact sums of the attacks that are left.
 */
import type { MatchFormat } from '../../line/types.ts';
import type { LineOffer } from '../lines.ts';

export type PointsModel = 'basketball' | 'american-football' | 'rugby';

export interface PointsSpec {
  /** Duration of an attack, seconds. */
  readonly attackS: number;
  /** How much faster short formats (less than half the standard time) run. */
  readonly shortTempo: number;
  /** Points per second of both sides together in an average match. */
  readonly pointsPerS: number;
  /** Expected margin, points per standard match, for a rating difference of 400. */
  readonly ratingMargin: number;
  readonly homeMargin: number;
  readonly standardS: number;
  /** Points of a scoring attack, and their shares. */
  readonly scores: readonly (readonly [points: number, share: number])[];
  /** The length of an overtime after a draw, seconds. */
  readonly overtimeS: number;
  /** Suspension after a score, match seconds; null where scores are too frequent. */
  readonly suspensionS: readonly [number, number] | null;
  readonly reviews: number;
  /** Plays of an attack, in a sport with downs. */
  readonly plays?: number;
  /** Statistics that grow with the attacks: name and mean per side and match. */
  readonly stats: readonly (readonly [name: string, mean: number])[];
  readonly totals: LineOffer;
  readonly handicaps: LineOffer;
  readonly sideTotals: LineOffer;
}

const lines = (low: number, every: number): LineOffer => ({ low, quarterLow: 0.5, every, evenQuarter: false });

const POINTS_SPECS: Readonly<Record<PointsModel, PointsSpec>> = {
  basketball: {
    attackS: 15,
    shortTempo: 1.25,
    pointsPerS: 0.0735,
    ratingMargin: 15,
    homeMargin: 2.5,
    standardS: 2880,
    scores: [
      [2, 0.66],
      [3, 0.26],
      [1, 0.08],
    ],
    overtimeS: 300,
    suspensionS: null,
    reviews: 3,
    stats: [
      ['rebounds', 40],
      ['fouls', 19],
      ['turnovers', 13],
    ],
    totals: lines(0.22, 2),
    handicaps: { ...lines(0.2, 2), nearest: 4 },
    sideTotals: lines(0.28, 2),
  },
  'american-football': {
    attackS: 150,
    shortTempo: 3,
    pointsPerS: 0.0126,
    ratingMargin: 15,
    homeMargin: 1.8,
    standardS: 3600,
    scores: [
      [7, 0.54],
      [3, 0.36],
      [6, 0.05],
      [8, 0.04],
      [2, 0.01],
    ],
    overtimeS: 600,
    suspensionS: [30, 50],
    reviews: 2,
    plays: 6,
    stats: [
      ['penalties', 6],
      ['turnovers', 1.4],
    ],
    totals: lines(0.2, 2),
    handicaps: { ...lines(0.2, 1), nearest: 4 },
    sideTotals: lines(0.25, 2),
  },
  rugby: {
    attackS: 120,
    shortTempo: 4.5,
    pointsPerS: 0.0098,
    ratingMargin: 18,
    homeMargin: 3.5,
    standardS: 4800,
    scores: [
      [7, 0.38],
      [5, 0.2],
      [3, 0.42],
    ],
    overtimeS: 0,
    suspensionS: [30, 60],
    reviews: 1.5,
    stats: [
      ['penalties', 10],
      ['scrums', 6],
      ['turnovers', 12],
    ],
    totals: lines(0.2, 2),
    handicaps: lines(0.18, 1),
    sideTotals: lines(0.25, 2),
  },
};

/** Overtimes that a match can have; a draw after the last one ends with points to one side at random. */
export const MAX_OVERTIMES = 6;
export const TIP_POINTS = 2;

const fitted = new WeakMap<MatchFormat, PointsSpec>();

/** The spec scaled to a format's length: short formats run faster and have shorter stops. */
export function pointsSpecFor(model: PointsModel, format: MatchFormat): PointsSpec {
  const cached = fitted.get(format);
  if (cached) return cached;
  const spec = POINTS_SPECS[model];
  const short = format.periodS > 0 && (format.periods * format.periodS) / spec.standardS < 0.5;
  const made: PointsSpec = short
    ? {
        ...spec,
        attackS: spec.attackS / spec.shortTempo,
        pointsPerS: spec.pointsPerS * spec.shortTempo,
        ratingMargin: spec.ratingMargin * spec.shortTempo,
        homeMargin: spec.homeMargin * spec.shortTempo,
        overtimeS: spec.overtimeS > 0 ? format.periodS / 2 : 0,
        suspensionS: spec.suspensionS ? [10, 18] : null,
      }
    : spec;
  fitted.set(format, made);
  return made;
}

/** Seconds of a period; formats without a length derive one from the standard length. */
export function periodSeconds(spec: PointsSpec, format: MatchFormat): number {
  return format.periodS > 0 ? format.periodS : spec.standardS / format.periods;
}

/** Attacks of one side in a period. */
export function attacksIn(spec: PointsSpec, seconds: number): number {
  return Math.max(1, Math.round(seconds / spec.attackS / 2));
}
