/**
 * Dates and times of season files: `dd/mm/yyyy` or `dd/mm/yy`, and UK local time whatever the league's country. British
 * summer time runs from the last Sunday of March to the last Sunday of October, changing at 01:00 UTC. An ambiguous
 * local time is winter time, and so is one that the clock skips.
 */
const DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const TIME = /^(\d{1,2}):(\d{2})$/;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Two-digit years from here on belong to the last century. */
const CENTURY_TURN = 90;

/** Midnight of the date as if in UTC (ms), or null for an invalid date. */
export function readDate(text: string): number | null {
  const parts = DATE.exec(text);
  if (parts === null) return null;
  const [, day = '', month = '', year = ''] = parts;
  const fullYear = year.length === 4 ? Number(year) : Number(year) + (Number(year) >= CENTURY_TURN ? 1900 : 2000);
  const midnight = Date.UTC(fullYear, Number(month) - 1, Number(day));
  const date = new Date(midnight);
  const exists =
    date.getUTCFullYear() === fullYear && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? midnight : null;
}

/** `hh:mm` as ms since midnight, or null. */
export function readTime(text: string): number | null {
  const parts = TIME.exec(text);
  if (parts === null) return null;
  const hours = Number(parts[1]);
  const minutes = Number(parts[2]);
  return hours < 24 && minutes < 60 ? hours * HOUR_MS + minutes * 60_000 : null;
}

/**
 * The time (ms since the epoch) of a UK local time: midnight of its date as `readDate` returns it, and ms since
 * midnight.
 */
export function ukTime(midnight: number, sinceMidnight: number): number {
  const local = midnight + sinceMidnight;
  const year = new Date(local).getUTCFullYear();
  const summerUtc = local - HOUR_MS;
  return summerUtc >= lastSunday(year, 2) + HOUR_MS && summerUtc < lastSunday(year, 9) ? summerUtc : local;
}

function lastSunday(year: number, month: number): number {
  const lastDay = Date.UTC(year, month + 1, 0);
  return lastDay - new Date(lastDay).getUTCDay() * DAY_MS;
}
