/**
 * Cricket as one set of rules: innings are normal with the moments of their remaining balls and wickets; the chase
 * stops at its target.
 */
import type { Fixture, MatchModelRules, MatchState, PricedMarket } from '../../line/types.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Scope } from '../books.ts';
import { addPair, addTotals, createBooks } from '../books.ts';
import type { Law } from '../distributions.ts';
import { normalLaw } from '../distributions.ts';
import type { Played } from '../frames.ts';
import { factsAt, stateOf } from '../frames.ts';
import type { LineOffer } from '../lines.ts';
import { settleByScore } from '../settle.ts';
import { playCricket } from './cricket-play.ts';
import type { Outlook } from './cricket-spec.ts';
import { ballsOf, ballSeconds, battingFirst, runsToCome, WICKETS } from './cricket-spec.ts';

const LINES: LineOffer = { low: 0.25, quarterLow: 0.5, every: 3, evenQuarter: false };

export const cricketRules: MatchModelRules<Played> = {
  play: playCricket,
  stateAt: stateOf,
  price: priceCricket,
  settle: (_fixture, played, key, now) => {
    const facts = factsAt(played, now);
    return facts ? settleByScore(facts, { scorers: played.scorers, halfPeriods: 1 }, key) : null;
  },
};

function priceCricket(fixture: Fixture, state: MatchState, scope: Scope): readonly PricedMarket[] {
  if (state.status === 4) return [];
  const books = createBooks('cricket', state);
  const first = battingFirst(fixture);
  const laws = lawsOf(fixture, state, first);
  addPair(books, KIND.winner, [1, 3], 0, first === 1 ? 1 - laws.chased : laws.chased);
  addTotals(books, KIND.total, laws.total, LINES, scope);
  if (scope !== 'main') {
    addTotals(books, KIND.homeTotal, first === 1 ? laws.first : laws.second, LINES, scope);
    addTotals(books, KIND.awayTotal, first === 1 ? laws.second : laws.first, LINES, scope);
  }
  return books.markets;
}

interface Laws {
  readonly first: Law;
  readonly second: Law;
  readonly total: Law;
  /** Probability that the side batting second wins, given no draw. */
  readonly chased: number;
}

/** The number of quantiles of the first innings over which the chase is averaged. */
const POINTS = 16;

function lawsOf(fixture: Fixture, state: MatchState, first: 1 | 2): Laws {
  const [firstRuns, secondRuns] = first === 1 ? state.score : [state.score[1], state.score[0]];
  const opening = firstOutlook(fixture, state, first);
  const chase = secondOutlook(fixture, state, first === 1 ? 2 : 1);
  const firstLaw = normalLaw(firstRuns + opening.mean, Math.sqrt(opening.variance));
  const points = opening.variance > 0 ? POINTS : 1;
  const sd = Math.sqrt(opening.variance);
  const free = normalLaw(secondRuns + chase.mean, Math.sqrt(chase.variance));
  const targets = Array.from({ length: points }, (_, index) =>
    Math.round(firstRuns + opening.mean + sd * quantile((index + 0.5) / points)),
  );
  const average = (of: (target: number) => number): number => targets.reduce((sum, runs) => sum + of(runs), 0) / points;
  const win = average((runs) => 1 - free.upTo(runs));
  const lose = average((runs) => free.upTo(runs - 1));
  const secondUpTo = (k: number): number => average((runs) => chaseUpTo(free, runs + 1, k));
  const totalUpTo = (k: number): number => average((runs) => chaseUpTo(free, runs + 1, k - runs));
  const typical = Math.round(Math.min(firstRuns + opening.mean + 2, secondRuns + chase.mean));
  return {
    first: firstLaw,
    second: ofCumulative(secondUpTo, typical),
    total: ofCumulative(totalUpTo, Math.round(firstRuns + opening.mean) + typical),
    chased: win + lose > 0 ? win / (win + lose) : 0.5,
  };
}

/** P(a winning chase ends more than k runs past its target), k from 0: the last hit may be a boundary. */
const BEYOND_TARGET: readonly number[] = [0.52, 0.34, 0.2, 0.08, 0.04];

/** P(second innings <= k) when the innings stops at the target. */
function chaseUpTo(free: Law, target: number, k: number): number {
  if (k < target) return free.upTo(k);
  return 1 - (1 - free.upTo(target - 1)) * (BEYOND_TARGET[k - target] ?? 0);
}

/** A distribution from its cumulative function; bisection around a guess finds the centre. */
function ofCumulative(upTo: (k: number) => number, guess: number): Law {
  let low = guess - 64;
  let high = guess + 64;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (upTo(middle) >= 0.5) high = middle;
    else low = middle;
  }
  return { centre: high, upTo, at: (k) => Math.max(0, upTo(k) - upTo(k - 1)) };
}

function firstOutlook(fixture: Fixture, state: MatchState, side: 1 | 2): Outlook {
  if (state.period > 1 || state.status === 3) return { mean: 0, variance: 0 };
  return runsToCome(fixture, side, ballsLeft(fixture, state), WICKETS - wicketsOf(state, side));
}

function secondOutlook(fixture: Fixture, state: MatchState, side: 1 | 2): Outlook {
  if (state.period < 2) return runsToCome(fixture, side, ballsOf(fixture.format), WICKETS);
  return runsToCome(fixture, side, ballsLeft(fixture, state), WICKETS - wicketsOf(state, side));
}

function ballsLeft(fixture: Fixture, state: MatchState): number {
  if (state.period === 0) return ballsOf(fixture.format);
  return ballsOf(fixture.format) - Math.floor(state.clockS / ballSeconds(fixture.format) + 0.5);
}

function wicketsOf(state: MatchState, side: 1 | 2): number {
  return state.stats.find(([name]) => name === 'wickets')?.[side] ?? 0;
}

/** The standard normal quantile (Abramowitz and Stegun 26.2.23). */
function quantile(p: number): number {
  const tail = Math.min(p, 1 - p);
  const t = Math.sqrt(-2 * Math.log(tail));
  const z =
    t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t * t * t);
  return p < 0.5 ? -z : z;
}
