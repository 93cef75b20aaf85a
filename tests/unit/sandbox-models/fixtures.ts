/** Fixtures for tests of the stand-in operator's models. */
import type {
  Fixture,
  MatchFormat,
  MatchModel,
  MatchState,
  RecordedMatch,
} from '../../../adapters/sandbox/operator/line/types.ts';
import type { Match } from '../../../adapters/sandbox/operator/models/match.ts';

export const STARTS_AT = 1_800_000_000_000;
export const LONG_AFTER = STARTS_AT + 10 * 86_400_000;

type TimedModel = Extract<
  MatchModel,
  | 'football'
  | 'hockey'
  | 'handball'
  | 'futsal'
  | 'basketball'
  | 'american-football'
  | 'rugby'
  | 'baseball'
  | 'cricket'
  | 'boxing'
  | 'mma'
>;

export const FORMATS: Readonly<Record<TimedModel, MatchFormat>> = {
  football: { model: 'football', periods: 2, periodS: 2700, breakS: 900 },
  hockey: { model: 'hockey', periods: 3, periodS: 1200, breakS: 1020 },
  handball: { model: 'handball', periods: 2, periodS: 1800, breakS: 900 },
  futsal: { model: 'futsal', periods: 2, periodS: 1200, breakS: 900 },
  basketball: { model: 'basketball', periods: 4, periodS: 600, breakS: 150 },
  'american-football': { model: 'american-football', periods: 4, periodS: 900, breakS: 300 },
  rugby: { model: 'rugby', periods: 2, periodS: 2400, breakS: 900 },
  baseball: { model: 'baseball', periods: 9, periodS: 1080, breakS: 120 },
  cricket: { model: 'cricket', periods: 2, periodS: 5100, breakS: 1200 },
  boxing: { model: 'boxing', periods: 12, periodS: 180, breakS: 60 },
  mma: { model: 'mma', periods: 3, periodS: 300, breakS: 60 },
};

export const TIMED_MODELS = Object.keys(FORMATS).filter((name): name is TimedModel => Object.hasOwn(FORMATS, name));

export const SHORT_FORMATS: readonly MatchFormat[] = [
  { model: 'football', periods: 2, periodS: 240, breakS: 30 },
  { model: 'hockey', periods: 3, periodS: 240, breakS: 30 },
  { model: 'basketball', periods: 4, periodS: 300, breakS: 30 },
  { model: 'rugby', periods: 2, periodS: 420, breakS: 120 },
];

export interface FixtureChoice {
  readonly seed?: number;
  readonly home?: number;
  readonly away?: number;
  readonly pace?: number;
  readonly recorded?: RecordedMatch;
}

export function fixtureOf(
  format: MatchFormat,
  { seed = 1, home = 1500, away = 1500, pace = 1, recorded }: FixtureChoice = {},
): Fixture {
  const fixture: Fixture = {
    id: 77,
    sportId: 1,
    champId: 11,
    home: { id: 1, name: 'Home', rating: home },
    away: { id: 2, name: 'Away', rating: away },
    startsAt: STARTS_AT,
    pace,
    format,
    seed,
    top: false,
  };
  return recorded ? { ...fixture, recorded } : fixture;
}

/** The states of a match at each of its changes, from the first whistle on. */
export function statesOf(match: Match): readonly { readonly at: number; readonly state: MatchState }[] {
  const states: { readonly at: number; readonly state: MatchState }[] = [];
  for (let at = match.fixture.startsAt; at < Infinity;) {
    const state = match.stateAt(at);
    states.push({ at, state });
    at = state.nextChangeAt;
  }
  return states;
}
