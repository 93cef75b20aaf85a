/** One match of the line: its state, prices and settlement at any time. The line engine works with this interface. */
import type { Fixture, MarketKey, MatchModelRules, MatchState, PricedMarket, SettledStatus } from '../line/types.ts';
import { stateBeforeStart } from './frames.ts';
import { goalsRules } from './goals/rules.ts';
import { baseballRules } from './innings/baseball.ts';
import { cricketRules } from './innings/cricket.ts';
import { outrightRules } from './outright.ts';
import { pointsRules } from './points/rules.ts';
import { raceRules } from './race/rules.ts';
import { setRules } from './sets/set-rules.ts';

export interface Match {
  readonly fixture: Fixture;
  /** The visible state at `now` (wall ms). */
  readonly stateAt: (now: number) => MatchState;
  /**
   * Prices at `now`: 'main' for a row of the list, 'wide' with two more kinds [LIN-118], 'all' for the game's page.
   * Empty when finished.
   */
  readonly price: (now: number, scope: 'main' | 'wide' | 'all') => readonly PricedMarket[];
  /** The settled status of a market as of `now`; null while open. */
  readonly settle: (key: MarketKey, now: number) => SettledStatus | null;
  /** The fair probability at `now` that all these selections win; null where no model can say. */
  readonly joint: (now: number, parts: readonly MarketKey[]) => number | null;
}

/**
 * A match of one family. The match is played once its start has passed, so that thousands of future games cost nothing.
 */
function bindMatch<T>(rules: MatchModelRules<T>, fixture: Fixture): Match {
  let played: { readonly timeline: T } | null = null;
  const timeline = (): T => (played ??= { timeline: rules.play(fixture) }).timeline;
  const stateAt = (now: number): MatchState =>
    now < fixture.startsAt ? stateBeforeStart(fixture) : rules.stateAt(fixture, timeline(), now);
  return {
    fixture,
    stateAt,
    price: (now, scope) => rules.price(fixture, stateAt(now), scope),
    settle: (key, now) => (now < fixture.startsAt ? null : rules.settle(fixture, timeline(), key, now)),
    joint: (now, parts) => rules.joint?.(fixture, stateAt(now), parts) ?? null,
  };
}

const GOALS = {
  football: goalsRules('football'),
  hockey: goalsRules('hockey'),
  futsal: goalsRules('futsal'),
  handball: goalsRules('handball'),
} as const;

const POINTS = {
  basketball: pointsRules('basketball'),
  'american-football': pointsRules('american-football'),
  rugby: pointsRules('rugby'),
} as const;

/** The match of a fixture. The same fixture always gives the same match. */
export function createMatch(fixture: Fixture): Match {
  const { model } = fixture.format;
  switch (model) {
    case 'football':
    case 'hockey':
    case 'futsal':
    case 'handball':
      return bindMatch(GOALS[model], fixture);
    case 'basketball':
    case 'american-football':
    case 'rugby':
      return bindMatch(POINTS[model], fixture);
    case 'tennis':
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'snooker':
    case 'darts':
    case 'esports':
      return bindMatch(setRules, fixture);
    case 'baseball':
      return bindMatch(baseballRules, fixture);
    case 'cricket':
      return bindMatch(cricketRules, fixture);
    case 'race':
      return bindMatch(raceRules, fixture);
    case 'outright':
      return bindMatch(outrightRules, fixture);
  }
}
