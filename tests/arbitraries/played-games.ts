/** Games as a shell sees them while the stand-in operator's models play. */
import type { Game, StatPair } from 'touchline/core/line/types';
import type { MatchState } from '../../adapters/sandbox/operator/line/types.ts';
import type { Match } from '../../adapters/sandbox/operator/models/match.ts';

/** The operator's sport ids by the model that plays the sport. */
const SPORT_OF: Readonly<Record<string, number>> = {
  football: 1,
  hockey: 2,
  basketball: 3,
  tennis: 4,
  baseball: 5,
  volleyball: 6,
  rugby: 7,
  handball: 8,
  'table-tennis': 10,
  'american-football': 13,
  futsal: 14,
  badminton: 16,
  darts: 21,
  snooker: 30,
  esports: 40,
  cricket: 66,
};
const STATUS = { 1: 'scheduled', 2: 'inPlay', 3: 'break', 4: 'finished' } as const;
type Score = readonly [number, number];

const textOf = ([home, away]: Score): readonly [string, string] => [`${home}`, `${away}`];

export function gameOf({ fixture }: Match, state: MatchState): Game {
  const sportId = SPORT_OF[fixture.format.model] ?? 0;
  return {
    id: fixture.id,
    champ: { id: 1, sportId, name: 'League', country: 'GB' },
    home: 'Home',
    away: 'Away',
    startsAt: fixture.startsAt,
    status: STATUS[state.status],
    period: state.period,
    periodS: fixture.format.periodS,
    clockS: state.clockS,
    clockRuns: state.clockRuns,
    receivedAt: 0,
    score: textOf(state.score),
    periodScores: state.periodScores.map(textOf),
    points: null,
    serving: null,
    top: false,
    marketCount: 1,
  };
}

/**
 * The statistics of a state with further ones of each side. Red cards stay, so that cards grow by as many as corners.
 */
export function statsOf({ stats }: MatchState, home = 0, away = 0): readonly StatPair[] {
  return stats.map(([name, ofHome, ofAway]) =>
    name === 'redCards' ? [name, `${ofHome}`, `${ofAway}`] : [name, `${ofHome + home}`, `${ofAway + away}`],
  );
}
