/** The goals family: the parameters of football, hockey, futsal and handball. */
import type { MatchFormat } from '../../line/types.ts';
import type { LineOffer } from '../lines.ts';

export type GoalsModel = 'football' | 'hockey' | 'futsal' | 'handball';

export interface GoalsSpec {
  /** Mean goals per match of an average side against its equal. */
  readonly goals: number;
  /** Standard playing time, match seconds. */
  readonly standardS: number;
  /**
   * How much faster goals come in short formats (less than half the standard time), whose clock stands for a whole
   * match.
   */
  readonly shortTempo: number;
  /** A rating difference of 400 multiplies one attack rate by e^this and divides the other. */
  readonly ratingSlope: number;
  /** Home advantage, on the same scale. */
  readonly homeEdge: number;
  /** The goal rate is 1 - lateness times the mean at the start, and 1 + lateness times at the end. */
  readonly lateness: number;
  /** Added time of each period, match seconds, [minimum, maximum]; empty when the clock is exact. */
  readonly addedS: readonly (readonly [number, number])[];
  /** Whether the clock counts from the start of the match instead of the period. */
  readonly clockRunsOn: boolean;
  /** Minimum time between goals, match seconds. */
  readonly restartS: number;
  /** How long markets stay suspended after a goal, match seconds. */
  readonly suspensionS: readonly [number, number];
  /** Minimum length of that suspension on the wall clock, ms. */
  readonly minSuspensionMs: number;
  /** Mean number per match of reviews that suspend the markets without a goal. */
  readonly reviews: number;
  readonly stats: readonly StatSpec[];
  readonly totals: LineOffer;
  readonly handicaps: LineOffer;
  readonly sideTotals: LineOffer;
  /** Lines of corners and of cards. */
  readonly tallies: LineOffer;
}

export interface StatSpec {
  readonly name: string;
  /** Mean per match of an average side. */
  readonly mean: number;
  /** How the statistic follows the attack rate: 0 not at all, 1 in proportion, -1 more for the weaker side. */
  readonly follows: number;
}

const FOOTBALL_LINES: LineOffer = { low: 0.05, quarterLow: 0.22, every: 1, evenQuarter: false };
const COARSE_LINES: LineOffer = { low: 0.12, quarterLow: 0.5, every: 1, evenQuarter: false };

const GOALS_SPECS: Readonly<Record<GoalsModel, GoalsSpec>> = {
  football: {
    goals: 1.34,
    standardS: 5400,
    shortTempo: 14,
    ratingSlope: 0.62,
    homeEdge: 0.13,
    lateness: 0.2,
    addedS: [
      [60, 180],
      [150, 390],
    ],
    clockRunsOn: true,
    restartS: 50,
    suspensionS: [30, 60],
    minSuspensionMs: 4000,
    reviews: 0.5,
    stats: [
      { name: 'shots', mean: 11, follows: 0.6 },
      { name: 'shotsOnTarget', mean: 3, follows: 0.6 },
      { name: 'corners', mean: 4.9, follows: 0.5 },
      { name: 'fouls', mean: 11, follows: -0.1 },
      { name: 'yellowCards', mean: 1.9, follows: -0.3 },
      { name: 'redCards', mean: 0.09, follows: -0.5 },
    ],
    totals: FOOTBALL_LINES,
    handicaps: { low: 0.05, quarterLow: 0.22, every: 1, evenQuarter: true },
    sideTotals: { low: 0.06, quarterLow: 0.3, every: 1, evenQuarter: false },
    tallies: COARSE_LINES,
  },
  hockey: {
    goals: 2.95,
    standardS: 3600,
    shortTempo: 4.5,
    ratingSlope: 0.42,
    homeEdge: 0.05,
    lateness: 0.1,
    addedS: [],
    clockRunsOn: false,
    restartS: 25,
    suspensionS: [30, 45],
    minSuspensionMs: 4000,
    reviews: 0.6,
    stats: [
      { name: 'shots', mean: 27, follows: 0.5 },
      { name: 'penalties', mean: 3.5, follows: 0 },
    ],
    totals: { low: 0.06, quarterLow: 0.35, every: 1, evenQuarter: false },
    handicaps: { low: 0.08, quarterLow: 0.5, every: 1, evenQuarter: false },
    sideTotals: COARSE_LINES,
    tallies: COARSE_LINES,
  },
  futsal: {
    goals: 2.9,
    standardS: 2400,
    shortTempo: 3,
    ratingSlope: 0.5,
    homeEdge: 0.08,
    lateness: 0.15,
    addedS: [],
    clockRunsOn: false,
    restartS: 20,
    suspensionS: [20, 35],
    minSuspensionMs: 4000,
    reviews: 0.2,
    stats: [
      { name: 'shots', mean: 18, follows: 0.5 },
      { name: 'corners', mean: 7, follows: 0.4 },
      { name: 'fouls', mean: 7, follows: 0 },
    ],
    totals: { low: 0.06, quarterLow: 0.35, every: 1, evenQuarter: false },
    handicaps: { low: 0.08, quarterLow: 0.5, every: 1, evenQuarter: false },
    sideTotals: COARSE_LINES,
    tallies: COARSE_LINES,
  },
  handball: {
    goals: 28.5,
    standardS: 3600,
    shortTempo: 2,
    ratingSlope: 0.15,
    homeEdge: 0.025,
    lateness: 0.03,
    addedS: [],
    clockRunsOn: false,
    restartS: 8,
    suspensionS: [4, 7],
    minSuspensionMs: 600,
    reviews: 0.3,
    stats: [
      { name: 'saves', mean: 10, follows: -0.3 },
      { name: 'twoMinutes', mean: 3.6, follows: 0 },
    ],
    totals: { low: 0.2, quarterLow: 0.5, every: 1, evenQuarter: false },
    handicaps: { low: 0.15, quarterLow: 0.5, every: 1, evenQuarter: false },
    sideTotals: { low: 0.22, quarterLow: 0.5, every: 1, evenQuarter: false },
    tallies: COARSE_LINES,
  },
};

/** Pauses of a format with a tempo of its own, as a share of the standard ones. */
const MIN_PAUSE = 0.12;
const fitted = new WeakMap<MatchFormat, GoalsSpec>();

/** The spec scaled to a format's length: goals scale with the length, and short formats run faster. */
export function goalsSpecFor(model: GoalsModel, format: MatchFormat): GoalsSpec {
  const cached = fitted.get(format);
  if (cached) return cached;
  const spec = GOALS_SPECS[model];
  const length = format.periodS > 0 ? (format.periods * format.periodS) / spec.standardS : 1;
  const tempo = format.tempo ?? (length < 0.5 ? spec.shortTempo : 1);
  const pause = format.tempo !== undefined ? MIN_PAUSE : length < 0.5 ? 0.4 : 1;
  const scaled = (range: readonly [number, number], by: number): readonly [number, number] => [
    Math.round(range[0] * by),
    Math.round(range[1] * by),
  ];
  const made: GoalsSpec = {
    ...spec,
    goals: spec.goals * length * tempo,
    addedS: spec.addedS.map((range) => scaled(range, length)),
    restartS: Math.round(spec.restartS * pause),
    suspensionS: scaled(spec.suspensionS, pause),
    reviews: spec.reviews * Math.min(1, length * 2),
    stats: spec.stats.map((stat) => ({ ...stat, mean: stat.mean * length * Math.sqrt(tempo) })),
  };
  fitted.set(format, made);
  return made;
}

/** The factors on the rates of a side with a player less and of its opponent; at most two cards per side count. */
const RED_CARD_OWN = 0.7;
const RED_CARD_OTHER = 1.2;
export const MAX_RED_CARDS = 2;
/**
 * How much the moments of cards that send off, and of everything else that is counted, tend to the end of the match.
 */
export const CARD_LATENESS = 0.5;
export const STAT_LATENESS = 0.1;

/** The expected number of a statistic for a side that attacks at `rate` goals a match. Red cards follow no rate. */
export function expectedStat({ stats, goals }: GoalsSpec, name: string, rate: number): number {
  const stat = stats.find((each) => each.name === name);
  if (stat === undefined) return 0;
  return name === 'redCards' ? stat.mean : stat.mean * Math.pow(rate / goals, stat.follows);
}

/**
 * The chance that a moment of the match falls into its first `played` part: the share `lateness` of them tends to the
 * end.
 */
export function shareBefore(played: number, lateness: number): number {
  return (1 - lateness) * played + lateness * played * played;
}

/** The factor on a side's attack rate. */
export function redCardFactor(own: number, other: number): number {
  return (
    Math.pow(RED_CARD_OWN, Math.min(own, MAX_RED_CARDS)) * Math.pow(RED_CARD_OTHER, Math.min(other, MAX_RED_CARDS))
  );
}
