/** A game that begins in two hours, with what a test changes of it. */
import type { Game } from 'touchline/core/line/types';
import { NOW } from './fake-views.ts';

const HOUR_MS = 3_600_000;

export function scheduledGame(
  id: number,
  champ: Game['champ'],
  [home, away]: readonly [home: string, away: string],
  change: Partial<Game> = {},
): Game {
  return {
    id,
    champ,
    home,
    away,
    startsAt: NOW + 2 * HOUR_MS,
    status: 'scheduled',
    period: 0,
    periodS: 2_700,
    clockS: 0,
    clockRuns: false,
    receivedAt: NOW,
    score: ['0', '0'],
    periodScores: [],
    points: null,
    serving: null,
    top: true,
    marketCount: 3,
    ...change,
  };
}
