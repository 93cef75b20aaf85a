/** The two sides' expected goals over the whole match, from ratings or fitted to recorded prices. */
import type { Fixture, RecordedMatch } from '../../line/types.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import { differenceOf, lawOf, overFair, poissonMass, threeWay } from '../distributions.ts';
import type { GoalsSpec } from './spec.ts';

export interface Rates {
  readonly home: number;
  readonly away: number;
}

const MIN_RATE = 0.15;
const MAX_TIMES_AVERAGE = 3.2;

const known = new WeakMap<Fixture, Rates>();

/** Expected goals of a fixture, cached for the fixture's lifetime. */
export function ratesOf(spec: GoalsSpec, fixture: Fixture): Rates {
  const cached = known.get(fixture);
  if (cached) return cached;
  const rated = ratesFromRatings(spec, fixture);
  const rates = fixture.recorded ? fitted(fixture.recorded, rated) : rated;
  known.set(fixture, rates);
  return rates;
}

function ratesFromRatings(spec: GoalsSpec, fixture: Fixture): Rates {
  const edge = (spec.ratingSlope * (fixture.home.rating - fixture.away.rating)) / 400 + spec.homeEdge;
  const rate = (log: number): number =>
    Math.min(spec.goals * MAX_TIMES_AVERAGE, Math.max(MIN_RATE, spec.goals * Math.exp(log)));
  return { home: rate(edge), away: rate(-edge) };
}

/**
 * Rates that match the over/under and home-minus-away probabilities of the recorded prices; anything unrecorded follows
 * the ratings.
 */
function fitted(recorded: RecordedMatch, rated: Rates): Rates {
  const total = fittedTotal(recorded) ?? rated.home + rated.away;
  const tilt = recordedTilt(recorded);
  if (tilt === null)
    return {
      home: (total * rated.home) / (rated.home + rated.away),
      away: (total * rated.away) / (rated.home + rated.away),
    };
  const share = solve(0.02, 0.98, (candidate) => tiltOf(total * candidate, total * (1 - candidate)) - tilt);
  return { home: total * share, away: total * (1 - share) };
}

function tiltOf(home: number, away: number): number {
  const [win, , lose] = threeWay(lawOf(differenceOf(poissonMass(home), poissonMass(away))));
  return win - lose;
}

function recordedTilt(recorded: RecordedMatch): number | null {
  const prices = [1, 2, 3].map(
    (type) => recorded.prices.find((row) => row.kind === KIND.result && row.type === type)?.price,
  );
  const [home, draw, away] = prices;
  if (home === undefined || draw === undefined || away === undefined) return null;
  const fair = withoutMargin([home, draw, away]);
  return (fair[0] ?? 0) - (fair[2] ?? 0);
}

function fittedTotal(recorded: RecordedMatch): number | null {
  const over = recorded.prices.find((row) => row.kind === KIND.total && row.type === 1);
  const under = recorded.prices.find((row) => row.kind === KIND.total && row.type === 2 && row.param === over?.param);
  if (!over || !under) return null;
  const fair = withoutMargin([over.price, under.price])[0] ?? 0.5;
  return solve(0.2, 9, (mean) => overFair(lawOf(poissonMass(mean)), over.param) - fair);
}

/** Fair probabilities behind the prices of a whole book (thousandths), by reversing the power method of the margin. */
export function withoutMargin(prices: readonly number[]): readonly number[] {
  const raw = prices.map((price) => 1000 / price);
  const exponent = solve(0.3, 3, (power) => 1 - raw.reduce((sum, q) => sum + Math.pow(q, power), 0));
  const fair = raw.map((q) => Math.pow(q, exponent));
  const sum = fair.reduce((all, p) => all + p, 0);
  return fair.map((p) => p / sum);
}

const HALVINGS = 40;

/** The root of an increasing function by bisection; the nearer end when the interval contains none. */
function solve(low: number, high: number, rising: (x: number) => number): number {
  let from = low;
  let to = high;
  for (let step = 0; step < HALVINGS; step += 1) {
    const middle = (from + to) / 2;
    if (rising(middle) > 0) to = middle;
    else from = middle;
  }
  return (from + to) / 2;
}
