/** Prices of the points family: the score so far plus the remaining attacks. */
import type { Fixture, MatchState, PricedMarket } from '../../line/types.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Books, Scope } from '../books.ts';
import { addDoubleChance, addDrawNoBet, addHandicaps, addPair, addThreeWay, addTotals, createBooks } from '../books.ts';
import type { Law, Mass } from '../distributions.ts';
import { differenceOf, lawOf, normalLaw, sumOf } from '../distributions.ts';
import type { Attacks } from './attack.ts';
import { attacksOf, pointsMass } from './attack.ts';
import type { PointsSpec } from './spec.ts';
import { attacksIn, periodSeconds } from './spec.ts';

export function pricePoints(
  spec: PointsSpec,
  fixture: Fixture,
  state: MatchState,
  scope: Scope,
): readonly PricedMarket[] {
  if (state.status === 4) return [];
  const books = createBooks(fixture.format.model, state);
  const attacks = attacksOf(spec, fixture);
  const left = attacksLeft(spec, fixture, state);
  const regular = lawsOf(spec, attacks, sum(left), state.score);
  const regularMargin = regular.margin();
  const overtime = spec.overtimeS > 0;
  const longer = lawsOf(spec, attacks, sum(left) + (overtime ? attacksIn(spec, spec.overtimeS) : 0), state.score);
  const laws = overtime ? withOvertime(attacks, regular, longer, regularMargin) : regular;
  const margin = overtime ? laws.margin() : regularMargin;
  if (overtime) addPair(books, KIND.winner, [1, 3], 0, 1 - margin.upTo(0));
  else addThreeWay(books, KIND.result, 0, margin);
  addTotals(books, KIND.total, laws.total(), spec.totals, scope);
  addHandicaps(books, KIND.asianHandicap, margin, spec.handicaps, scope);
  if (scope === 'all') {
    if (!overtime) {
      addDoubleChance(books, margin);
      addDrawNoBet(books, margin);
    }
    addTotals(books, KIND.homeTotal, laws.home(), spec.sideTotals, scope);
    addTotals(books, KIND.awayTotal, laws.away(), spec.sideTotals, scope);
    const even = evenShare(spec, attacks, sum(left), state.score) - (overtime ? regularMargin.at(0) / 2 : 0);
    addPair(books, KIND.oddEven, [1, 2], 0, 1 - even);
    addPeriods(spec, books, { attacks, left, periods: fixture.format.periods }, state);
  }
  return books.markets;
}

/** The remaining attacks of each side in each period (an overtime counts as the last). */
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

/** Distributions of margin, total and sides, computed on demand. */
interface Laws {
  readonly margin: () => Law;
  readonly total: () => Law;
  readonly home: () => Law;
  readonly away: () => Law;
}

/** The distributions when each side has `count` attacks left. */
function lawsOf(spec: PointsSpec, attacks: Attacks, count: number, score: readonly [number, number]): Laws {
  if (spec.normal) {
    const home = score[0] + count * attacks.home.mean;
    const away = score[1] + count * attacks.away.mean;
    const homeVariance = count * attacks.home.variance;
    const awayVariance = count * attacks.away.variance;
    const sd = Math.sqrt(homeVariance + awayVariance);
    return {
      margin: () => normalLaw(home - away, sd),
      total: () => normalLaw(home + away, sd),
      home: () => normalLaw(home, Math.sqrt(homeVariance)),
      away: () => normalLaw(away, Math.sqrt(awayVariance)),
    };
  }
  const home: Mass = pointsMass(spec, attacks.home, count);
  const away: Mass = pointsMass(spec, attacks.away, count);
  return {
    margin: () => lawOf(differenceOf(home, away), score[0] - score[1]),
    total: () => lawOf(sumOf(home, away), score[0] + score[1]),
    home: () => lawOf(home, score[0]),
    away: () => lawOf(away, score[1]),
  };
}

/** The decay of the overtime margin, points. */
const OVERTIME_SPREAD = 5;

/**
 * Adds the overtime after a draw: a margin of a few points to one side, in proportion to its attack, and the points of
 * both.
 */
function withOvertime(attacks: Attacks, regular: Laws, longer: Laws, regularMargin: Law): Laws {
  const draw = regularMargin.at(0);
  const homeShare = attacks.home.mean / (attacks.home.mean + attacks.away.mean);
  /** P(overtime margin > k) of the winner, k >= 0. */
  const beyond = (k: number): number => Math.exp(-k / OVERTIME_SPREAD);
  const upTo = (k: number): number =>
    regularMargin.upTo(k) + draw * (k >= 0 ? -homeShare * beyond(k) : (1 - homeShare) * beyond(-k - 1));
  const margin: Law = { centre: regularMargin.centre, upTo, at: (k) => Math.max(0, upTo(k) - upTo(k - 1)) };
  const either = (short: Law, long: Law): Law => ({
    centre: draw > 0.5 ? long.centre : short.centre,
    upTo: (k) => (1 - draw) * short.upTo(k) + draw * long.upTo(k),
    at: (k) => (1 - draw) * short.at(k) + draw * long.at(k),
  });
  return {
    margin: () => margin,
    total: () => either(regular.total(), longer.total()),
    home: () => either(regular.home(), longer.home()),
    away: () => either(regular.away(), longer.away()),
  };
}

/** P(total even) = (1 + E[(-1)^points]) / 2 over the regular attacks, which are independent. */
function evenShare(spec: PointsSpec, attacks: Attacks, count: number, score: readonly [number, number]): number {
  const oddShare = spec.scores.reduce((share, [points, weight]) => share + (points % 2 === 1 ? weight : 0), 0);
  const swing =
    Math.pow(Math.abs(1 - 2 * attacks.home.scoring * oddShare), count) *
    Math.pow(Math.abs(1 - 2 * attacks.away.scoring * oddShare), count);
  return (score[0] + score[1]) % 2 === 0 ? (1 + swing) / 2 : (1 - swing) / 2;
}

/** The result of each period, and of the first half. */
function addPeriods(
  spec: PointsSpec,
  books: Books,
  { attacks, left, periods }: { readonly attacks: Attacks; readonly left: readonly number[]; readonly periods: number },
  state: MatchState,
): void {
  const half = Math.max(1, Math.floor(periods / 2));
  const halfLeft = sum(left.slice(0, half));
  const halfScore = state.periodScores
    .slice(0, half)
    .reduce<readonly [number, number]>(([h, a], [home, away]) => [h + home, a + away], [0, 0]);
  if (halfLeft > 0) {
    const laws = lawsOf(spec, attacks, halfLeft, halfScore);
    addThreeWay(books, KIND.halfTimeResult, 0, laws.margin());
    addTotals(books, KIND.halfTimeTotal, laws.total(), spec.sideTotals, 'all');
    addHandicaps(books, KIND.halfTimeHandicap, laws.margin(), spec.handicaps, 'all');
  }
  if (periods <= 2) return;
  for (const [index, count] of left.entries()) {
    const next = index === Math.max(0, state.period - 1) || index === state.period;
    if (count <= 0 || !next || index >= periods) continue;
    addThreeWay(
      books,
      KIND.periodResult,
      4 * (index + 1),
      lawsOf(spec, attacks, count, state.periodScores[index] ?? [0, 0]).margin(),
    );
  }
}
