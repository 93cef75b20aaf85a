/**
 * A player's active time today (UTC), for the session limit. Each ping stands for 30 s; pings at most a minute apart
 * form one stretch.
 */
import type { LimitRecord } from './records.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const STRETCH_MS = 60_000;
/** The time that a ping after a pause stands for. */
const PING_MS = 30_000;
/** The smallest amount written to the record. A restart may lose less than this. */
const WRITTEN_MS = 60_000;

interface Written {
  readonly day: number;
  readonly usedMs: number;
}

export interface SessionTime {
  /** The player is active now. Returns a record when enough time has accumulated. */
  ping(playerId: number, now: number, written: Written): LimitRecord | null;
  usedMs(playerId: number, now: number, written: Written): number;
  /** Time counted in addition to pings, for trials. Reset at the end of the day. */
  readonly ahead: { get(now: number): number; set(ms: number, now: number): void };
}

export function createSessionTime(): SessionTime {
  const players = new Map<number, { readonly day: number; readonly usedMs: number; readonly lastAt: number }>();
  let aheadOf = { day: 0, ms: 0 };

  function today(
    playerId: number,
    now: number,
    written: Written,
  ): { readonly usedMs: number; readonly lastAt: number | null } {
    const day = dayOf(now);
    const counted = players.get(playerId);
    const known = written.day === day ? written.usedMs : 0;
    if (counted === undefined || counted.day !== day) return { usedMs: known, lastAt: counted?.lastAt ?? null };
    return { usedMs: Math.max(counted.usedMs, known), lastAt: counted.lastAt };
  }

  const ahead: SessionTime['ahead'] = {
    get: (now) => (aheadOf.day === dayOf(now) ? aheadOf.ms : 0),
    set: (ms, now) => void (aheadOf = { day: dayOf(now), ms }),
  };

  return {
    ping(playerId, now, written) {
      const { usedMs, lastAt } = today(playerId, now, written);
      const day = dayOf(now);
      const since = lastAt !== null && now - lastAt <= STRETCH_MS ? lastAt : now - PING_MS;
      const next = usedMs + Math.max(0, now - Math.max(since, day * DAY_MS));
      players.set(playerId, { day, usedMs: next, lastAt: now });
      const known = written.day === day ? written.usedMs : 0;
      return next - known >= WRITTEN_MS ? { t: 'limitTime', at: now, playerId, day, usedMs: next } : null;
    },
    usedMs: (playerId, now, written) => today(playerId, now, written).usedMs + ahead.get(now),
    ahead,
  };
}

/**
 * When a session under a limit of hours a day must end if the player stays active, ms. A session past midnight
 * continues with the next day's hours.
 */
export function sessionEnd(now: number, hours: number, usedMs: number): number {
  const left = Math.max(0, hours * HOUR_MS - usedMs);
  const midnight = nextDay(now);
  return left > 0 && now + left >= midnight ? midnight + hours * HOUR_MS : now + left;
}

export function nextDay(now: number): number {
  return (dayOf(now) + 1) * DAY_MS;
}

function dayOf(now: number): number {
  return Math.floor(now / DAY_MS);
}
