/** Limited-overs cricket, ball by ball; the mean and variance for each (balls, wickets) left are computed once. */
import type { Fixture, MatchFormat } from '../../line/types.ts';
import { chance, createRandom } from '../seeded.ts';

export const WICKETS = 10;
const BALLS_T20 = 120;
const BALL_S = 45;

/** Runs per ball and their probabilities for an average side; the remainder is a dot ball. */
export interface BallOdds {
  readonly runs: readonly (readonly [runs: number, probability: number])[];
  readonly wicket: number;
}

const SINGLES = 0.39;
const TWOS = 0.065;
const FOURS = 0.115;
const SIXES = 0.052;
const WICKET = 0.048;
/** A rating difference of 400 multiplies one side's boundaries by e^this and the other's wickets. */
const RATING_SLOPE = 0.26;
const HOME_EDGE = 0.015;
const TOSS = 51;

/** The probabilities of a side's ball. */
export function ballOdds(fixture: Fixture, side: 1 | 2): BallOdds {
  const edge = (RATING_SLOPE * (fixture.home.rating - fixture.away.rating)) / 400 + HOME_EDGE;
  const factor = Math.exp(side === 1 ? edge : -edge);
  return {
    runs: [
      [1, SINGLES],
      [2, TWOS],
      [4, Math.min(0.22, FOURS * factor)],
      [6, Math.min(0.12, SIXES * factor)],
    ],
    wicket: Math.min(0.12, WICKET / factor),
  };
}

export function ballsOf(format: MatchFormat): number {
  if (format.periodS <= 0) return BALLS_T20;
  return Math.min(300, Math.max(30, 6 * Math.round(format.periodS / BALL_S / 6)));
}

/** Seconds between balls. */
export function ballSeconds(format: MatchFormat): number {
  return format.periodS > 0 ? format.periodS / ballsOf(format) : BALL_S;
}

/** The side that bats first; the fixture determines the toss. */
export function battingFirst(fixture: Fixture): 1 | 2 {
  return chance(createRandom(fixture.seed, TOSS), 0.5) ? 1 : 2;
}

/** Mean and variance of the remaining runs. */
export interface Outlook {
  readonly mean: number;
  readonly variance: number;
}

type Table = (balls: number, wickets: number) => Outlook;
const tables = new WeakMap<Fixture, readonly [Table, Table]>();

/** The remaining runs of a side with these balls and wickets left; tables are cached for the fixture's lifetime. */
export function runsToCome(fixture: Fixture, side: 1 | 2, balls: number, wickets: number): Outlook {
  const table = tables.get(fixture) ?? [
    tableOf(ballOdds(fixture, 1), ballsOf(fixture.format)),
    tableOf(ballOdds(fixture, 2), ballsOf(fixture.format)),
  ];
  tables.set(fixture, table);
  return table[side - 1]?.(balls, wickets) ?? { mean: 0, variance: 0 };
}

/** First and second moments by backward recursion over the balls. */
function tableOf(odds: BallOdds, balls: number): Table {
  const width = WICKETS + 1;
  const mean = new Float64Array((balls + 1) * width);
  const square = new Float64Array((balls + 1) * width);
  const dot = 1 - odds.wicket - odds.runs.reduce((sum, [, p]) => sum + p, 0);
  for (let ball = 1; ball <= balls; ball += 1) {
    for (let wickets = 1; wickets <= WICKETS; wickets += 1) {
      const stay = (ball - 1) * width + wickets;
      const m = mean[stay] ?? 0;
      const s = square[stay] ?? 0;
      let first = dot * m + odds.wicket * (mean[stay - 1] ?? 0);
      let second = dot * s + odds.wicket * (square[stay - 1] ?? 0);
      for (const [runs, p] of odds.runs) {
        first += p * (runs + m);
        second += p * (runs * runs + 2 * runs * m + s);
      }
      mean[stay + width] = first;
      square[stay + width] = second;
    }
  }
  return (left, wickets) => {
    const at = Math.min(balls, Math.max(0, left)) * width + Math.min(WICKETS, Math.max(0, wickets));
    const m = mean[at] ?? 0;
    return { mean: m, variance: Math.max(0, (square[at] ?? 0) - m * m) };
  };
}
