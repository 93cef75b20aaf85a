/** Prices of the goals family: the score so far plus the expected goals of two Poisson processes. */
import type { Fixture, MatchState, PricedMarket } from '../../line/types.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Books, Scope } from '../books.ts';
import { addDoubleChance, addDrawNoBet, addHandicaps, addPair, addThreeWay, addTotals, createBooks } from '../books.ts';
import type { Law } from '../distributions.ts';
import { lawOf, poissonMass } from '../distributions.ts';
import { withRecordedPrices } from '../recorded-prices.ts';
import { addBothScore, addFootball } from './football.ts';
import { addTallies } from './tallies.ts';
import type { Outlook } from './outlook.ts';
import { outlookOf, periodMargin, sum } from './outlook.ts';
import type { GoalsSpec } from './spec.ts';

export function priceGoals(
  spec: GoalsSpec,
  fixture: Fixture,
  state: MatchState,
  scope: Scope,
): readonly PricedMarket[] {
  if (state.status === 4) return [];
  const books = createBooks(fixture.format.model, state);
  const outlook = outlookOf(spec, fixture, state);
  const [home, away] = state.score;
  const total = lawOf(poissonMass(sum(outlook.home) + sum(outlook.away)), home + away);
  addThreeWay(books, KIND.result, 0, outlook.margin);
  addTotals(books, KIND.total, total, spec.totals, scope);
  addHandicaps(books, KIND.asianHandicap, outlook.margin, spec.handicaps, scope);
  if (scope === 'all') {
    addDoubleChance(books, outlook.margin);
    addDrawNoBet(books, outlook.margin);
    addTotals(books, KIND.homeTotal, lawOf(outlook.homeLeft, home), spec.sideTotals, scope);
    addTotals(books, KIND.awayTotal, lawOf(outlook.awayLeft, away), spec.sideTotals, scope);
    addEuropeanHandicaps(books, outlook.margin);
    addOddEven(books, home + away, sum(outlook.home) + sum(outlook.away));
    if (fixture.format.model === 'football') {
      addFootball(spec, books, state, outlook, fixture.recorded?.halfTime !== null);
      addTallies(spec, books, fixture, state);
    } else addPeriods(books, state, outlook);
  }
  if (scope === 'wide') {
    if (fixture.format.model === 'football') {
      addDoubleChance(books, outlook.margin);
      addBothScore(books, state, outlook);
    } else {
      addTotals(books, KIND.homeTotal, lawOf(outlook.homeLeft, home), spec.sideTotals, scope);
      addTotals(books, KIND.awayTotal, lawOf(outlook.awayLeft, away), spec.sideTotals, scope);
    }
  }
  return withRecordedPrices(fixture, state, scope, books.markets);
}

const MIN_EUROPEAN = 0.04;

/** Head starts of whole goals around the most even one, while both sides have a real chance. */
function addEuropeanHandicaps(books: Books, margin: Law): void {
  for (let start = -margin.centre - 3; start <= -margin.centre + 3; start += 1) {
    if (start === 0) continue;
    const home = 1 - margin.upTo(-start);
    const away = margin.upTo(-start - 1);
    if (home > MIN_EUROPEAN && away > MIN_EUROPEAN) addThreeWay(books, KIND.europeanHandicap, 4 * start, margin, start);
  }
}

/** A Poisson number with mean m is even with probability (1 + e^-2m) / 2. */
function addOddEven(books: Books, scored: number, left: number): void {
  const even = (1 + Math.exp(-2 * left)) / 2;
  addPair(books, KIND.oddEven, [1, 2], 0, scored % 2 === 0 ? 1 - even : even);
}

/** The result of each period that is not over. */
function addPeriods(books: Books, state: MatchState, outlook: Outlook): void {
  for (let index = 0; index < outlook.home.length; index += 1) {
    const margin = periodMargin(state, outlook, index);
    if (margin) addThreeWay(books, KIND.periodResult, 4 * (index + 1), margin);
  }
}
