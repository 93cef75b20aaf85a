/** Long-term markets: one is always open, and each is decided after four weeks. */
import { DAY_MINUTES } from './calendar.ts';
import type { Calendar } from './calendar.ts';

const SPAN_MINUTES = 28 * DAY_MINUTES;
const DECIDED_AT_MINUTE = 20 * 60;

/** `turn` spreads the decisions of several long-term markets over the four weeks. */
export function createOutrightCalendar(turn: number): Calendar {
  const shift = ((turn * 2 * DAY_MINUTES) % SPAN_MINUTES) + DECIDED_AT_MINUTE;
  return {
    slotMinutes: SPAN_MINUTES,
    gamesInSlot: 1,
    slotAt: (minute) => Math.floor((minute - shift) / SPAN_MINUTES),
    gamesOf: (slot) => [{ place: 0, minute: shift + slot * SPAN_MINUTES, home: 0, away: 0 }],
    spillMinutes: 0,
    aheadMinutes: SPAN_MINUTES,
    slotsInSeason: 1,
    longestMinutes: 60,
  };
}
