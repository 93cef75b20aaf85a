/** The remainder of a match of the goals family at a state. */
import type { Fixture, MatchState } from '../../line/types.ts';
import type { Law, Mass } from '../distributions.ts';
import { differenceOf, lawOf, poissonMass } from '../distributions.ts';
import { sharesLeft } from './intensity.ts';
import { ratesOf } from './rates.ts';
import type { GoalsSpec } from './spec.ts';
import { redCardFactor } from './spec.ts';

/** Expected goals of both sides by period, from the state's time on. */
export interface Outlook {
  readonly home: readonly number[];
  readonly away: readonly number[];
  readonly homeLeft: Mass;
  readonly awayLeft: Mass;
  /** Full-time home margin. */
  readonly margin: Law;
}

/** Red cards in the statistics change both rates. */
export function outlookOf(spec: GoalsSpec, fixture: Fixture, state: MatchState): Outlook {
  const rates = ratesOf(spec, fixture);
  const cards = state.stats.find(([name]) => name === 'redCards');
  const homeRate = rates.home * (cards ? redCardFactor(cards[1], cards[2]) : 1);
  const awayRate = rates.away * (cards ? redCardFactor(cards[2], cards[1]) : 1);
  const shares = sharesLeft(spec, fixture.format, state);
  const home = shares.map((share) => share * homeRate);
  const away = shares.map((share) => share * awayRate);
  const homeLeft = poissonMass(sum(home));
  const awayLeft = poissonMass(sum(away));
  return {
    home,
    away,
    homeLeft,
    awayLeft,
    margin: lawOf(differenceOf(homeLeft, awayLeft), state.score[0] - state.score[1]),
  };
}

export function sum(numbers: readonly number[]): number {
  let all = 0;
  for (const number of numbers) all += number;
  return all;
}

/** The home margin of one period (0-based), or null when it is over. */
export function periodMargin(state: MatchState, outlook: Outlook, index: number): Law | null {
  const home = outlook.home[index] ?? 0;
  const away = outlook.away[index] ?? 0;
  if (home + away === 0) return null;
  const soFar = state.periodScores[index] ?? [0, 0];
  return lawOf(differenceOf(poissonMass(home), poissonMass(away)), soFar[0] - soFar[1]);
}
