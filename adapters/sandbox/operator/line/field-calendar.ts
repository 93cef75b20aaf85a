/** Events of a field: one every day and a half, so that three competitions have two a day. */
import { DAY_MINUTES } from './calendar.ts';
import type { Calendar } from './calendar.ts';
import { longestMinutes } from './durations.ts';
import type { MatchFormat } from './types.ts';

const SLOT_MINUTES = 1.5 * DAY_MINUTES;
/** Two events of each competition are open at any time. */
const AHEAD_MINUTES = 2 * SLOT_MINUTES;

/** `startsAt` is the minute of the slot, whose first one begins with a day of UTC. */
export function createFieldCalendar(format: MatchFormat, startsAt: number): Calendar {
  return {
    slotMinutes: SLOT_MINUTES,
    gamesInSlot: 1,
    slotAt: (minute) => Math.floor(minute / SLOT_MINUTES),
    gamesOf: (slot) => [{ place: 0, minute: slot * SLOT_MINUTES + startsAt, home: 0, away: 0 }],
    spillMinutes: 0,
    aheadMinutes: AHEAD_MINUTES,
    slotsInSeason: 1,
    longestMinutes: longestMinutes(format),
  };
}
