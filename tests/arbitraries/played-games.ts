/** Games as a shell sees them while the stand-in operator's models play. */
import {
  AMERICAN_FOOTBALL,
  BADMINTON,
  BASEBALL,
  BASKETBALL,
  BOXING,
  CRICKET,
  DARTS,
  ESPORTS,
  FOOTBALL,
  FUTSAL,
  HANDBALL,
  ICE_HOCKEY,
  MMA,
  RUGBY,
  SNOOKER,
  TABLE_TENNIS,
  TENNIS,
  VOLLEYBALL,
} from 'touchline/core/line/rules/sport-ids';
import type { Game, StatPair } from 'touchline/core/line/types';
import type { MatchState } from '../../adapters/sandbox/operator/line/types.ts';
import type { Match } from '../../adapters/sandbox/operator/models/match.ts';

/** By the model that plays the sport. */
const SPORT_OF: Readonly<Record<string, number>> = {
  football: FOOTBALL,
  hockey: ICE_HOCKEY,
  basketball: BASKETBALL,
  tennis: TENNIS,
  baseball: BASEBALL,
  volleyball: VOLLEYBALL,
  rugby: RUGBY,
  handball: HANDBALL,
  'table-tennis': TABLE_TENNIS,
  'american-football': AMERICAN_FOOTBALL,
  futsal: FUTSAL,
  badminton: BADMINTON,
  darts: DARTS,
  snooker: SNOOKER,
  esports: ESPORTS,
  cricket: CRICKET,
  boxing: BOXING,
  mma: MMA,
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
