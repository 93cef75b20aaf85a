/** Prices of the points family: the score so far plus the remaining attacks. */
import type { Fixture, MatchState, PricedMarket } from '../../line/types.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Books, Scope } from '../books.ts';
import { addDoubleChance, addDrawNoBet, addHandicaps, addPair, addThreeWay, addTotals, createBooks } from '../books.ts';
import { differenceOf, lawOf, shifted } from '../distributions.ts';
import { attacksOf, pointsMass } from './attack.ts';
import type { Outlook } from './outlook.ts';
import { finalLaws, halfPeriodsOf, lawsOf, outlookOf } from './outlook.ts';
import type { PointsSpec } from './spec.ts';

export function pricePoints(
  spec: PointsSpec,
  fixture: Fixture,
  state: MatchState,
  scope: Scope,
): readonly PricedMarket[] {
  if (state.status === 4) return [];
  const books = createBooks(fixture.format.model, state);
  const outlook = outlookOf(spec, fixture, state);
  const laws = finalLaws(outlook);
  const margin = laws.margin();
  const hasOvertime = outlook.overtime !== null;
  if (hasOvertime) addPair(books, KIND.winner, [1, 3], 0, 1 - margin.upTo(0));
  else addThreeWay(books, KIND.result, 0, margin);
  addTotals(books, KIND.total, laws.total(), spec.totals, scope);
  addHandicaps(books, KIND.asianHandicap, margin, spec.handicaps, scope);
  if (scope !== 'main') {
    addTotals(books, KIND.homeTotal, laws.home(), spec.sideTotals, scope);
    addTotals(books, KIND.awayTotal, laws.away(), spec.sideTotals, scope);
  }
  if (scope === 'all') {
    if (!hasOvertime) {
      addDoubleChance(books, margin);
      addDrawNoBet(books, margin);
    }
    addPair(books, KIND.oddEven, [1, 2], 0, 1 - laws.even());
    addPeriods(spec, books, fixture, outlook, state);
  }
  return books.markets;
}

/** The result of each period, and of the first half. */
function addPeriods(
  spec: PointsSpec,
  books: Books,
  fixture: Fixture,
  { left, half }: Outlook,
  state: MatchState,
): void {
  const { periods } = fixture.format;
  if (left.slice(0, halfPeriodsOf(fixture)).some((count) => count > 0)) {
    const laws = lawsOf(half);
    addThreeWay(books, KIND.halfTimeResult, 0, laws.margin());
    addTotals(books, KIND.halfTimeTotal, laws.total(), spec.sideTotals, 'all');
    addHandicaps(books, KIND.halfTimeHandicap, laws.margin(), spec.handicaps, 'all');
  }
  if (periods <= 2) return;
  const attacks = attacksOf(spec, fixture);
  for (const [index, count] of left.entries()) {
    const next = index === Math.max(0, state.period - 1) || index === state.period;
    if (count <= 0 || !next || index >= periods) continue;
    const [home, away] = state.periodScores[index] ?? [0, 0];
    const margin = differenceOf(
      shifted(pointsMass(spec, attacks.home, count), home),
      shifted(pointsMass(spec, attacks.away, count), away),
    );
    addThreeWay(books, KIND.periodResult, 4 * (index + 1), lawOf(margin));
  }
}
