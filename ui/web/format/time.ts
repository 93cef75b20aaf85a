/**
 * Times in the player's zone and 12- or 24-hour clock: a fixed offset, or 'auto' for the device's zone, which may
 * change while the page is open. The time is shifted and formatted as UTC, so that a cached format belongs to no zone.
 * All times are milliseconds since the epoch.
 */
import type { Preferences } from 'touchline/core/preferences/types';
import { localeOf } from './locale.ts';

export type TimePreferences = Pick<Preferences, 'language' | 'is12h' | 'timeZone'>;
export type TimeStyle = 'time' | 'day' | 'shortDay' | 'dayTime' | 'full';

const MINUTE_MS = 60_000;
const DAY_MS = 1_440 * MINUTE_MS;
const formats = new Map<string, Pick<Intl.DateTimeFormat, 'format'>>();

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

const formatIn = (language: TimePreferences['language'], style: TimeStyle, is12h: boolean): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(localeOf(language), {
    ...STYLES[style],
    hourCycle: is12h ? 'h12' : 'h23',
    timeZone: 'UTC',
  });

export function formatTime(at: number, style: TimeStyle, { language, is12h, timeZone }: TimePreferences): string {
  const id = `${language} ${is12h} ${style}`;
  const format = formats.get(id) ?? formatIn(language, style, is12h);
  formats.set(id, format);
  return format.format(shifted(at, timeZone));
}

/**
 * Takes over the months in a server's page (`data-dates`, the 22nd of each, divided by `|`), and writes a 24-hour
 * clock, which all languages write alike, without `Intl`: its first use takes longer than all that is shown with it
 * [RND-15].
 */
export function takeMonths(dates: string, language: TimePreferences['language']): void {
  const brought = dates.split('|');
  let others: Intl.DateTimeFormat | undefined;
  const shortDay = (at: number): string => {
    const time = new Date(at);
    const day = time.getUTCDate();
    const month = brought[time.getUTCMonth()] ?? '';
    return month === '' ? (others ??= formatIn(language, 'shortDay', false)).format(at) : month.replace('22', `${day}`);
  };
  for (const is12h of [true, false])
    formats.set(`${language} ${is12h} shortDay`, { format: (at) => shortDay(Number(at)) });
  formats.set(`${language} false time`, { format: (at) => new Date(Number(at)).toISOString().slice(11, 16) });
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
