/**
 * Upper bounds of a game's duration. A game that lasts longer would be missed after a restart, or overlap the next game
 * of its sides.
 */
import type { MatchFormat } from './types.ts';

/** The average number of points in a game of tennis. */
const POINTS_A_TENNIS_GAME = 6.5;

/** Longest time from the start to the end of a game, schedule minutes. */
export function longestMinutes(format: MatchFormat): number {
  return (nominalSeconds(format) * outlasts(format)) / 60;
}

/** Playing time with breaks, match seconds: exact for timed periods, approximate otherwise. */
export function nominalSeconds({ model, periods, periodS, breakS, pointsToWin = 1, pointS = 0 }: MatchFormat): number {
  const pointsInSet = (2 * pointsToWin - 1) * (model === 'tennis' ? POINTS_A_TENNIS_GAME : 1);
  return periods * (periodS > 0 ? periodS : pointsInSet * pointS) + (periods - 1) * breakS;
}

/** How far a game may exceed its nominal length: added time, extra periods and innings, long sets. */
function outlasts({ model, periodS }: MatchFormat): number {
  switch (model) {
    case 'football':
    case 'hockey':
    case 'handball':
    case 'futsal':
    case 'cricket':
    case 'boxing':
    case 'mma':
    case 'rugby':
    case 'election':
    case 'golf':
      return 1.1;
    case 'motorsport':
      // Safety cars.
      return 1.3;
    case 'basketball':
      return 1.8;
    case 'american-football':
      return 2.2;
    case 'baseball':
      return 2.8;
    case 'tennis':
    case 'volleyball':
    case 'table-tennis':
    case 'badminton':
    case 'snooker':
    case 'darts':
    case 'esports':
    case 'race':
    case 'outright':
      return periodS > 0 ? 1.1 : 1.9;
  }
}
