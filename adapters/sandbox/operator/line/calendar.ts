/**
 * When the games of one championship are played, in minutes of the schedule (since the epoch, UTC). A calendar is a
 * sequence of numbered slots with the same number of games each, so that slot and place identify a game for ever, in
 * the past and the future.
 */

export interface Kickoff {
  /** Place in the slot, from 0. */
  readonly place: number;
  /** Schedule minutes since the epoch; except for races a multiple of 5. */
  readonly minute: number;
  /** Indexes of the championship's competitors. */
  readonly home: number;
  readonly away: number;
}

export interface Calendar {
  readonly slotMinutes: number;
  readonly gamesInSlot: number;
  /** The slot whose time contains a minute. */
  readonly slotAt: (minute: number) => number;
  /** Kick-offs of a slot; they lie within its time or at most `spillMinutes` outside. */
  readonly gamesOf: (slot: number) => readonly Kickoff[];
  readonly spillMinutes: number;
  /** How long before its start a game enters the line, minutes. */
  readonly aheadMinutes: number;
  /** The number of slots of a season, in which all sides have met each other about twice. */
  readonly slotsInSeason: number;
  /** The longest possible duration of a game, minutes. */
  readonly longestMinutes: number;
}

export const DAY_MINUTES = 1_440;
export const WEEK_MINUTES = 7 * DAY_MINUTES;
/** 5 January 1970 was a Monday. */
const FIRST_MONDAY_MINUTE = 4 * DAY_MINUTES;

export function weekAt(minute: number): number {
  return Math.floor((minute - FIRST_MONDAY_MINUTE) / WEEK_MINUTES);
}

export function weekStart(week: number): number {
  return FIRST_MONDAY_MINUTE + week * WEEK_MINUTES;
}
