/** Races on one course: one starts every three minutes, day and night, and the next ten are open for bets. */
import { VIRTUAL_AHEAD_MINUTES } from '../catalogue/virtual.ts';
import type { Calendar } from './calendar.ts';
import { longestMinutes } from './durations.ts';
import type { MatchFormat } from './types.ts';

const EVERY_MINUTES = 3;

/** `turn` spreads the courses over the three minutes: any integer. */
export function createRaceCalendar(format: MatchFormat, turn: number): Calendar {
  const shift = ((turn * EVERY_MINUTES) / 2) % EVERY_MINUTES;
  return {
    slotMinutes: EVERY_MINUTES,
    gamesInSlot: 1,
    slotAt: (minute) => Math.floor((minute - shift) / EVERY_MINUTES),
    gamesOf: (slot) => [{ place: 0, minute: shift + slot * EVERY_MINUTES, home: 0, away: 0 }],
    spillMinutes: 0,
    aheadMinutes: VIRTUAL_AHEAD_MINUTES,
    slotsInSeason: 1,
    longestMinutes: longestMinutes(format),
  };
}
