/**
 * Dates and times as season files write them: `dd/mm/yyyy` or `dd/mm/yy`, and UK local time whatever the league's country. British summer
 * time runs from the last Sunday of March to the last Sunday of October, changing at 01:00 UTC. A local time that comes twice is the
 * winter one, and so is one that the clocks leap over.
 */
const DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;
const TIME = /^(\d{1,2}):(\d{2})$/;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Two-digit years from here on are of the last century. */
const CENTURY_TURN = 90;

/** Midnight of the date as if it were UTC (ms), or null when it is no date. */
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

/** The moment (ms since the epoch) of a UK local time: midnight of its date as `readDate` gives it, and ms since midnight. */
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
