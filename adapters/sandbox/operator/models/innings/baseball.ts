/** Baseball as one set of rules. */
import type { Fixture, MatchModelRules, MatchState, PricedMarket } from '../../line/types.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Scope } from '../books.ts';
import { addHandicaps, addPair, addThreeWay, addTotals, createBooks } from '../books.ts';
import type { Law } from '../distributions.ts';
import { differenceOf, lawOf } from '../distributions.ts';
import type { Played } from '../frames.ts';
import { factsAt, stateOf } from '../frames.ts';
import type { LineOffer } from '../lines.ts';
import { settleByScore } from '../settle.ts';
import { baseballLaws } from './baseball-law.ts';
import { playBaseball } from './baseball-play.ts';
import { inningSeconds, runRates, runsMass } from './baseball-spec.ts';

const LINES: LineOffer = { low: 0.12, quarterLow: 0.5, every: 1, evenQuarter: false };
const RUN_LINES: LineOffer = { ...LINES, nearest: 4 };

export const baseballRules: MatchModelRules<Played> = {
  play: playBaseball,
  stateAt: stateOf,
  price: priceBaseball,
  settle: (_fixture, played, key, now) => {
    const facts = factsAt(played, now);
    return facts ? settleByScore(facts, { scorers: played.scorers, halfPeriods: 4 }, key) : null;
  },
};

function priceBaseball(fixture: Fixture, state: MatchState, scope: Scope): readonly PricedMarket[] {
  if (state.status === 4) return [];
  const books = createBooks('baseball', state);
  const laws = baseballLaws(fixture, state);
  addPair(books, KIND.winner, [1, 3], 0, 1 - laws.margin.upTo(0));
  addTotals(books, KIND.total, laws.total, LINES, scope);
  addHandicaps(books, KIND.asianHandicap, laws.margin, RUN_LINES, scope);
  if (scope !== 'main') {
    addTotals(books, KIND.homeTotal, laws.home, LINES, scope);
    addTotals(books, KIND.awayTotal, laws.away, LINES, scope);
  }
  if (scope === 'all') {
    addPair(books, KIND.oddEven, [1, 2], 0, oddShare(laws.total));
    for (const inning of state.period === 0 ? [1] : [state.period, state.period + 1]) {
      const margin = inningMargin(fixture, state, inning);
      if (margin) addThreeWay(books, KIND.periodResult, 4 * inning, margin);
    }
  }
  return books.markets;
}

function oddShare(total: Law): number {
  let odd = 0;
  for (let runs = 1; runs < 120; runs += 2) odd += total.at(runs);
  return odd;
}

/** The margin of an inning that is certain to be played in full; null for others. */
function inningMargin(fixture: Fixture, state: MatchState, inning: number): Law | null {
  if (inning >= fixture.format.periods || inning < state.period) return null;
  const rates = runRates(fixture);
  const now = inning === state.period;
  if (now && state.status === 3) return null;
  const half = inningSeconds(fixture.format) / 2;
  const away = now ? Math.max(0, 1 - state.clockS / half) : 1;
  const home = now ? Math.min(1, Math.max(0, 2 - state.clockS / half)) : 1;
  const soFar = state.periodScores[inning - 1] ?? [0, 0];
  return lawOf(differenceOf(runsMass(rates.home, home), runsMass(rates.away, away)), soFar[0] - soFar[1]);
}
