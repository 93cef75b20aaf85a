/**
 * Markets of corners and cards, from the draws that play them: Poisson numbers whose moments are spread over the
 * playing time, and red cards of which a side has two at most [LIN-229].
 */
import { STAT_KIND } from 'touchline/core/line/rules/stat-kinds';
import type { Fixture, MatchState } from '../../line/types.ts';
import type { Books } from '../books.ts';
import { addThreeWay, addTotals } from '../books.ts';
import type { Mass } from '../distributions.ts';
import { differenceOf, lawOf, poissonMass, sumOf } from '../distributions.ts';
import { playedShare } from './intensity.ts';
import { ratesOf } from './rates.ts';
import type { GoalsSpec } from './spec.ts';
import { CARD_LATENESS, expectedStat, MAX_RED_CARDS, shareBefore, STAT_LATENESS } from './spec.ts';

type Name = 'corners' | 'yellowCards' | 'redCards';
type Pair = readonly [home: number, away: number];

interface Outlook {
  readonly soFar: Pair;
  readonly left: readonly [home: Mass, away: Mass];
}

/** The counts of a state, and the outlook of a number that no other number decides. */
function outlookOf(spec: GoalsSpec, fixture: Fixture, state: MatchState, name: Name): Outlook {
  const rates = ratesOf(spec, fixture);
  const [, home, away] = state.stats.find(([each]) => each === name) ?? [name, 0, 0];
  const left = 1 - shareBefore(playedShare(spec, fixture.format, state), STAT_LATENESS);
  const mean = (rate: number): number => left * expectedStat(spec, name, rate);
  return { soFar: [home, away], left: [poissonMass(mean(rates.home)), poissonMass(mean(rates.away))] };
}

/** The corners of both sides at a state; null where they are not counted. They depend on neither goals nor cards. */
export function cornersOf(spec: GoalsSpec, fixture: Fixture, state: MatchState): Outlook | null {
  return isCounted(spec, fixture, 'corners') ? outlookOf(spec, fixture, state, 'corners') : null;
}

export function addTallies(spec: GoalsSpec, books: Books, fixture: Fixture, state: MatchState): void {
  const corners = cornersOf(spec, fixture, state);
  if (corners !== null)
    addTally(spec, books, [STAT_KIND.cornerResult, STAT_KIND.cornerTotal], corners.left, corners.soFar);
  if (isCounted(spec, fixture, 'yellowCards') && isCounted(spec, fixture, 'redCards')) {
    const played = playedShare(spec, fixture.format, state);
    const { soFar: yellow, left } = outlookOf(spec, fixture, state, 'yellowCards');
    const { soFar: red } = outlookOf(spec, fixture, state, 'redCards');
    const [homeYellow, awayYellow] = left;
    const home = sumOf(redCardsLeft(spec, red[0], played), homeYellow);
    const away = sumOf(redCardsLeft(spec, red[1], played), awayYellow);
    const cards: Pair = [yellow[0] + red[0], yellow[1] + red[1]];
    addTally(spec, books, [STAT_KIND.cardResult, STAT_KIND.cardTotal], [home, away], cards);
  }
}

/** A recorded match has the statistics of its record. */
function isCounted(spec: GoalsSpec, { recorded }: Fixture, name: Name): boolean {
  return (recorded?.stats ?? spec.stats.map((stat) => [stat.name] as const)).some(([each]) => each === name);
}

function addTally(
  spec: GoalsSpec,
  books: Books,
  [result, total]: readonly [number, number],
  [home, away]: readonly [Mass, Mass],
  [homeSoFar, awaySoFar]: Pair,
): void {
  addThreeWay(books, result, 0, lawOf(differenceOf(home, away), homeSoFar - awaySoFar));
  addTotals(books, total, lawOf(sumOf(home, away), homeSoFar + awaySoFar), spec.tallies, 'all');
}

/** The red cards that a side still gets, given those that it has: the rest of a Poisson number that stops at two. */
function redCardsLeft(spec: GoalsSpec, seen: number, played: number): Mass {
  const mean = expectedStat(spec, 'redCards', spec.goals);
  const { p: whole } = poissonMass(mean);
  const before = shareBefore(played, CARD_LATENESS);
  const chanceOf = (count: number): number => {
    if (count < MAX_RED_CARDS) return whole[count] ?? 0;
    return count === MAX_RED_CARDS ? 1 - chanceBelow(whole, MAX_RED_CARDS) : 0;
  };
  const p = Array.from({ length: Math.max(1, MAX_RED_CARDS - seen + 1) }, (_, more) => {
    const count = seen + more;
    return chanceOf(count) * binomial(count, more) * before ** seen * (1 - before) ** more;
  });
  const sum = p.reduce((all, each) => all + each, 0);
  return { low: 0, p: sum > 0 ? Float64Array.from(p, (each) => each / sum) : Float64Array.of(1) };
}

function chanceBelow(p: Float64Array, count: number): number {
  return p.slice(0, count).reduce((all, each) => all + each, 0);
}

function binomial(n: number, k: number): number {
  let ways = 1;
  for (let index = 1; index <= k; index += 1) ways = (ways * (n - k + index)) / index;
  return ways;
}
