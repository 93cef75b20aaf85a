/** Elections: the country votes every two hours, and the elections of the next twelve hours are open for bets. */
import type { Calendar } from './calendar.ts';
import { longestMinutes } from './durations.ts';
import type { MatchFormat } from './types.ts';

const EVERY_MINUTES = 120;
const AHEAD_MINUTES = 720;

/** The count begins at 0:00, 2:00, … 22:00 UTC. */
export function createElectionCalendar(format: MatchFormat): Calendar {
  return {
    slotMinutes: EVERY_MINUTES,
    gamesInSlot: 1,
    slotAt: (minute) => Math.floor(minute / EVERY_MINUTES),
    gamesOf: (slot) => [{ place: 0, minute: slot * EVERY_MINUTES, home: 0, away: 0 }],
    spillMinutes: 0,
    aheadMinutes: AHEAD_MINUTES,
    slotsInSeason: 1,
    longestMinutes: longestMinutes(format),
  };
}
