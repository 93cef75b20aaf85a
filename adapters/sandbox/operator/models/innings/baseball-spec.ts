/**
 * Baseball: the runs of a half-inning are negative binomial, so the distribution of any part of an inning has the same
 * form.
 */
import type { Fixture, MatchFormat } from '../../line/types.ts';
import type { Mass } from '../distributions.ts';
import { burstMass } from '../distributions.ts';

/** Runs of an average side in nine innings. */
const RUNS = 4.5;
const NINE = 9;
/** A rating difference of 400 multiplies one side's runs by e^this and divides the other's. */
const RATING_SLOPE = 0.6;
const HOME_EDGE = 0.03;
/** Shape of a half-inning: at 0.4, 73 % of half-innings have no run. */
const SHAPE = 0.4;
const DEFAULT_INNING_S = 1200;

export interface RunRates {
  /** Mean runs of a half-inning. */
  readonly home: number;
  readonly away: number;
}

export function runRates(fixture: Fixture): RunRates {
  const edge = (RATING_SLOPE * (fixture.home.rating - fixture.away.rating)) / 400 + HOME_EDGE;
  return { home: (RUNS / NINE) * Math.exp(edge), away: (RUNS / NINE) * Math.exp(-edge) };
}

export function inningSeconds(format: MatchFormat): number {
  return format.periodS > 0 ? format.periodS : DEFAULT_INNING_S;
}

/** Runs of a side in `innings` half-innings (fractions count). */
export function runsMass(mean: number, innings: number): Mass {
  return burstMass(SHAPE * innings, mean * innings);
}

/**
 * The rate of scoring plays in a half-inning, and the ratio of their log-series distribution; together they produce the
 * negative binomial.
 */
export function plays(mean: number): { readonly rate: number; readonly ratio: number } {
  const ratio = mean / (mean + SHAPE);
  return { rate: -SHAPE * Math.log(1 - ratio), ratio };
}
