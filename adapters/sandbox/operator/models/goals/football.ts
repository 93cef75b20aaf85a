/** Markets of football alone: both to score, correct score, halves, next goal. */
import type { MatchState } from '../../line/types.ts';
import { KIND } from 'touchline/core/line/rules/market-kinds';
import type { Books } from '../books.ts';
import { addBook, addHandicaps, addPair, addThreeWay, addTotals } from '../books.ts';
import { differenceOf, lawOf, poissonMass } from '../distributions.ts';
import { OTHER_SCORE, TOP_LISTED_SCORE } from '../settle.ts';
import type { Outlook } from './outlook.ts';
import { periodMargin, sum } from './outlook.ts';
import type { GoalsSpec } from './spec.ts';

/** `hasHalves`: whether the half-time score is known, or will be. */
export function addFootball(
  spec: GoalsSpec,
  books: Books,
  state: MatchState,
  outlook: Outlook,
  hasHalves: boolean,
): void {
  addBothScore(books, state, outlook);
  addNextGoal(books, state, outlook);
  addCorrectScore(books, state, outlook);
  if (!hasHalves || outlook.home.length !== 2) return;
  const second = periodMargin(state, outlook, 1);
  if (second) addThreeWay(books, KIND.periodResult, 8, second);
  const first = periodMargin(state, outlook, 0);
  if (!first) return;
  addThreeWay(books, KIND.halfTimeResult, 0, first);
  const soFar = state.periodScores[0] ?? [0, 0];
  const half = lawOf(poissonMass((outlook.home[0] ?? 0) + (outlook.away[0] ?? 0)), soFar[0] + soFar[1]);
  addTotals(books, KIND.halfTimeTotal, half, spec.sideTotals, 'all');
  addHandicaps(books, KIND.halfTimeHandicap, first, spec.handicaps, 'all');
  addHalfTimeFullTime(books, state, outlook);
}

/** Every score up to 6:6 that is still possible, and "any other". */
function addCorrectScore(books: Books, state: MatchState, outlook: Outlook): void {
  const [home, away] = state.score;
  if (home > TOP_LISTED_SCORE || away > TOP_LISTED_SCORE) return;
  const types: number[] = [];
  const fair: number[] = [];
  let other = 1;
  for (let h = home; h <= TOP_LISTED_SCORE; h += 1) {
    for (let a = away; a <= TOP_LISTED_SCORE; a += 1) {
      const p = (outlook.homeLeft.p[h - home] ?? 0) * (outlook.awayLeft.p[a - away] ?? 0);
      types.push(h * 10 + a);
      fair.push(p);
      other -= p;
    }
  }
  types.push(OTHER_SCORE);
  fair.push(Math.max(0, other));
  addBook(books, KIND.correctScore, types, 0, fair);
}

/** The nine pairs of half-time and full-time results: the second half starts from the margin of the first. */
function addHalfTimeFullTime(books: Books, state: MatchState, outlook: Outlook): void {
  const first = differenceOf(poissonMass(outlook.home[0] ?? 0), poissonMass(outlook.away[0] ?? 0));
  const second = lawOf(differenceOf(poissonMass(outlook.home[1] ?? 0), poissonMass(outlook.away[1] ?? 0)));
  const fair = new Array<number>(9).fill(0);
  const lead = state.score[0] - state.score[1];
  for (let index = 0; index < first.p.length; index += 1) {
    const margin = first.low + index + lead;
    const p = first.p[index] ?? 0;
    const row = 3 * (margin > 0 ? 0 : margin === 0 ? 1 : 2);
    const notHome = second.upTo(-margin);
    const notDraw = second.upTo(-margin - 1);
    fair[row] = (fair[row] ?? 0) + p * (1 - notHome);
    fair[row + 1] = (fair[row + 1] ?? 0) + p * (notHome - notDraw);
    fair[row + 2] = (fair[row + 2] ?? 0) + p * notDraw;
  }
  addBook(books, KIND.halfTimeFullTime, [1, 2, 3, 4, 5, 6, 7, 8, 9], 0, fair);
}

export function addBothScore(books: Books, state: MatchState, outlook: Outlook): void {
  const [home, away] = state.score;
  if (home > 0 && away > 0) return;
  const yes = (home > 0 ? 1 : 1 - Math.exp(-sum(outlook.home))) * (away > 0 ? 1 : 1 - Math.exp(-sum(outlook.away)));
  addPair(books, KIND.bothScore, [1, 2], 0, yes);
}

/** The side that scores the next goal, or no side. */
function addNextGoal(books: Books, state: MatchState, outlook: Outlook): void {
  const home = sum(outlook.home);
  const both = home + sum(outlook.away);
  const nobody = Math.exp(-both);
  const first = (home / both) * (1 - nobody);
  addBook(books, KIND.nextGoal, [1, 2, 3], 4 * (state.score[0] + state.score[1] + 1), [
    first,
    nobody,
    1 - nobody - first,
  ]);
}
