/**
 * Times in the player's zone and 12- or 24-hour clock. A fixed offset is applied by shifting the time and formatting it
 * as UTC, which every browser supports; 'auto' is the device's zone. All times are milliseconds since the epoch.
 */
import type { Preferences } from 'touchline/core/preferences/types';
import { localeOf } from './locale.ts';

export type TimePreferences = Pick<Preferences, 'language' | 'is12h' | 'timeZone'>;
export type TimeStyle = 'time' | 'day' | 'shortDay' | 'dayTime' | 'full';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const formats = new Map<string, Intl.DateTimeFormat>();

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const STYLES: Readonly<Record<TimeStyle, Intl.DateTimeFormatOptions>> = {
  time: CLOCK,
  day: { weekday: 'short', day: 'numeric', month: 'short' },
  shortDay: { day: 'numeric', month: 'short' },
  dayTime: { day: 'numeric', month: 'short', ...CLOCK },
  full: { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', ...CLOCK },
};

export function formatTime(at: number, style: TimeStyle, { language, is12h, timeZone }: TimePreferences): string {
  const zone = timeZone === 'auto' ? undefined : 'UTC';
  const id = `${language} ${is12h} ${zone ?? ''} ${style}`;
  let format = formats.get(id);
  if (format === undefined) {
    format = new Intl.DateTimeFormat(localeOf(language), {
      ...STYLES[style],
      hourCycle: is12h ? 'h12' : 'h23',
      ...(zone === undefined ? {} : { timeZone: zone }),
    });
    formats.set(id, format);
  }
  return format.format(timeZone === 'auto' ? at : at + timeZone * HOUR_MS);
}

/** Whole days between two timestamps on the player's calendar: 0 today, 1 tomorrow, -1 yesterday. */
export function daysBetween(from: number, to: number, timeZone: number | 'auto'): number {
  const dayOf = (at: number): number => {
    const shift = timeZone === 'auto' ? -new Date(at).getTimezoneOffset() / 60 : timeZone;
    return Math.floor((at + shift * HOUR_MS) / DAY_MS);
  };
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
