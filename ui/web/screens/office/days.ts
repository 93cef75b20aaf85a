/**
 * Calendar days of the player as date inputs write them: '2026-11-21'. The zone is a fixed offset or the device's own.
 */
const HOUR_MS = 3_600_000;
const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function partsOf(day: string): readonly [year: number, month: number, day: number] | null {
  const match = DAY.exec(day);
  if (match === null) return null;
  const [year, month, date] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const read = new Date(Date.UTC(year, month - 1, date));
  return read.getUTCMonth() === month - 1 && read.getUTCDate() === date ? [year, month, date] : null;
}

/** First millisecond of a day, `later` days on; null for an invalid day. */
function startOf(day: string, zone: number | 'auto', later = 0): number | null {
  const parts = partsOf(day);
  if (parts === null) return null;
  const [year, month, date] = parts;
  return zone === 'auto'
    ? new Date(year, month - 1, date + later).getTime()
    : Date.UTC(year, month - 1, date + later) - zone * HOUR_MS;
}

/** The calendar day of a timestamp. */
export function dayOf(at: number, zone: number | 'auto'): string {
  if (zone !== 'auto') return new Date(at + zone * HOUR_MS).toISOString().slice(0, 10);
  const local = new Date(at);
  return [local.getFullYear().toString().padStart(4, '0'), local.getMonth() + 1, local.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

export interface Bounds {
  readonly from: number | null;
  readonly to: number | null;
}

/** From the start of one day to the end of another; '' for no bound. Days in the wrong order are swapped. */
export function boundsOf(first: string, last: string, zone: number | 'auto'): Bounds {
  const [from, to] = first !== '' && last !== '' && last < first ? [last, first] : [first, last];
  const end = startOf(to, zone, 1);
  return { from: startOf(from, zone), to: end === null ? null : end - 1 };
}

/** Today and the preceding days, `days` in total. */
export function lastDays(days: number, now: number, zone: number | 'auto'): Bounds {
  return { from: startOf(dayOf(now, zone), zone, 1 - days), to: null };
}
