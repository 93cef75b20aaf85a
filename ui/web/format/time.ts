/**
 * Times in the player's zone and 12- or 24-hour clock: a fixed offset, or 'auto' for the device's zone, which may change while the
 * page is open. The time is shifted and formatted as UTC, so that a cached format belongs to no zone. All times are
 * milliseconds since the epoch.
 */
import type { Preferences } from 'touchline/core/preferences/types';
import { localeOf } from './locale.ts';

export type TimePreferences = Pick<Preferences, 'language' | 'is12h' | 'timeZone'>;
export type TimeStyle = 'time' | 'day' | 'shortDay' | 'dayTime' | 'full';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const formats = new Map<string, Intl.DateTimeFormat>();
/** The 22nd of a month as `shortDay`, by language and number of the month from 0: a server's page brings those it needs. */
const brought = new Map<string, string>();

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const STYLES: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  time: CLOCK,
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  shortDay: { day: 'numeric', month: 'short' },
  dayTime: { day: 'numeric', month: 'short', ...CLOCK },
  full: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', ...CLOCK },
};

/** The minutes by which the player's clock is ahead of UTC at that moment. */
export const zoneOffset = (at: number, timeZone: TimePreferences['timeZone']): number =>
  timeZone === 'auto' ? -new Date(at).getTimezoneOffset() : timeZone * 60;

/** The timestamp whose UTC date and time are the player's date and time. */
const shifted = (at: number, timeZone: TimePreferences['timeZone']): number =>
  at + zoneOffset(at, timeZone) * MINUTE_MS;

/**
 * Takes over the months in a server's page (`data-dates`, the 22nd of each, divided by `|`): the first use of `Intl` takes
 * longer than all that is shown with it [RND-15].
 */
export function takeMonths(dates: string, language: TimePreferences['language']): void {
  dates
    .split('|')
    .slice(0, 12)
    .forEach((day, month) => {
      if (day !== '') brought.set(`${language}${month}`, day);
    });
}

/** The formats that need no `Intl`: a 24-hour clock is the same in every language, and months may have come with the page. */
function plainFormat(shown: Date, style: TimeStyle, { language, is12h }: TimePreferences): string | undefined {
  if (style === 'time' && !is12h) return shown.toISOString().slice(11, 16);
  if (style !== 'shortDay') return undefined;
  return brought.get(`${language}${shown.getUTCMonth()}`)?.replace('22', String(shown.getUTCDate()));
}

export function formatTime(at: number, style: TimeStyle, preferences: TimePreferences): string {
  const { language, is12h, timeZone } = preferences;
  const shown = new Date(shifted(at, timeZone));
  const plain = plainFormat(shown, style, preferences);
  if (plain !== undefined) return plain;
  const id = `${language} ${is12h} ${style}`;
  let format = formats.get(id);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(localeOf(language), {
      ...STYLES[style],
      hourCycle: is12h ? 'h12' : 'h23',
      timeZone: 'UTC',
    });
    formats.set(id, format);
  }
  return format.format(shown);
}

/** Whole days between two timestamps on the player's calendar: 0 today, 1 tomorrow, -1 yesterday. */
export function daysBetween(from: number, to: number, timeZone: number | 'auto'): number {
  const dayOf = (at: number): number => Math.floor(shifted(at, timeZone) / DAY_MS);
  return dayOf(to) - dayOf(from);
}

/** Formats seconds as '63:07', or '1:03:07' with `withHours`. */
export function formatClock(seconds: number, withHours = false): string {
  const whole = Math.max(0, Math.floor(seconds));
  const tail = String(whole % 60).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  if (!withHours) return `${minutes}:${tail}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${tail}`;
}
