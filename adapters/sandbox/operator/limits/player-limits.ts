/** One player's limits, folded from the record. */
import { EXTRA_LOCK, isTimedKind } from 'touchline/core/limits/rules/kinds';
import type { LimitKind, LimitStory, TimedKind } from 'touchline/core/limits/types';
import type { LimitRecord } from './records.ts';

interface InForce {
  readonly value: number;
  readonly since: number;
}

interface Pending {
  /** null: the limit is to be removed. */
  readonly value: number | null;
  readonly at: number;
  readonly dueAt: number;
  readonly lapsesAt: number;
}

/** An exclusion or a time-out: its start, its end, and the last request. */
interface Running {
  readonly since: number;
  readonly endsAt: number;
  readonly days: number;
  readonly askedAt: number;
}

export interface PlayerLimits {
  readonly inForce: Map<LimitKind, InForce>;
  readonly pending: Map<LimitKind, Pending>;
  readonly ends: Map<TimedKind, Running>;
  isLocked: boolean;
  /** Session time of a day, in days since the epoch. */
  time: { readonly day: number; readonly usedMs: number };
  readonly story: LimitStory[];
  /** Active ms by quarter of an hour since the epoch; the hours of every time zone are sums of quarters. */
  readonly played: Map<number, number>;
  reviewedAt: number | null;
}

const MAX_STORY = 500;
export const QUARTER_MS = 900_000;
/** The number of quarters in 31 days. */
const MAX_QUARTERS = 2_976;

export function createPlayerLimits(): PlayerLimits {
  return {
    inForce: new Map(),
    pending: new Map(),
    ends: new Map(),
    isLocked: false,
    time: { day: 0, usedMs: 0 },
    story: [],
    played: new Map(),
    reviewedAt: null,
  };
}

/** Folds one record of this player. */
export function foldLimit(player: PlayerLimits, record: LimitRecord): void {
  const { at } = record;
  const addEntry = (
    what: LimitStory['what'],
    limitType: LimitKind,
    limitValue: number | null,
    endsAt: number | null = null,
    when = at,
  ): void => {
    player.story.push({ at: when, limitType, what, limitValue, endsAt });
    if (player.story.length > MAX_STORY) player.story.shift();
  };
  const put = (kind: LimitKind, value: number | null): void => {
    if (value === null) player.inForce.delete(kind);
    else player.inForce.set(kind, { value, since: at });
    player.pending.delete(kind);
  };
  const endPending = (kind: LimitKind): void => {
    const pending = player.pending.get(kind);
    if (pending === undefined) return;
    if (at >= pending.lapsesAt) addEntry('lapsed', kind, pending.value, null, pending.lapsesAt);
    else addEntry('replaced', kind, pending.value);
  };
  switch (record.t) {
    case 'limitSet':
      endPending(record.limitType);
      put(record.limitType, record.value);
      addEntry('set', record.limitType, record.value);
      break;
    case 'limitAsked':
      endPending(record.limitType);
      player.pending.set(record.limitType, { value: record.value, at, dueAt: record.dueAt, lapsesAt: record.lapsesAt });
      addEntry('asked', record.limitType, record.value, record.dueAt);
      break;
    case 'limitConfirmed': {
      const pending = player.pending.get(record.limitType);
      if (pending === undefined) break;
      put(record.limitType, pending.value);
      addEntry('confirmed', record.limitType, pending.value);
      break;
    }
    case 'limitLapsed':
      endPending(record.limitType);
      player.pending.delete(record.limitType);
      break;
    case 'limitRejected': {
      const value = player.pending.get(record.limitType)?.value ?? null;
      player.pending.delete(record.limitType);
      addEntry('rejected', record.limitType, value);
      break;
    }
    case 'limitExcluded': {
      const known = player.ends.get(record.limitType);
      const runs = known !== undefined && known.endsAt > at;
      const endsAt = Math.max(record.endsAt, runs ? known.endsAt : 0);
      player.ends.set(record.limitType, { since: runs ? known.since : at, endsAt, days: record.days, askedAt: at });
      addEntry('excluded', record.limitType, record.days, endsAt);
      break;
    }
    case 'limitLocked':
      player.isLocked = record.isLocked;
      addEntry(record.isLocked ? 'locked' : 'unlocked', EXTRA_LOCK, null);
      break;
    case 'limitTime': {
      const before = record.day === player.time.day ? player.time.usedMs : 0;
      if (record.day < player.time.day || record.usedMs <= before) break;
      player.time = { day: record.day, usedMs: record.usedMs };
      const quarter = Math.floor(at / QUARTER_MS);
      player.played.set(quarter, (player.played.get(quarter) ?? 0) + record.usedMs - before);
      for (const oldest of player.played.keys()) if (oldest <= quarter - MAX_QUARTERS) player.played.delete(oldest);
      break;
    }
    case 'limitReviewed':
      player.reviewedAt = at;
      break;
  }
}

/** The value in force, null for none; days for a running exclusion or time-out. */
export function valueOf(player: PlayerLimits, kind: LimitKind, now: number): number | null {
  if (isTimedKind(kind)) {
    const runs = player.ends.get(kind);
    return runs !== undefined && runs.endsAt > now ? runs.days : null;
  }
  return player.inForce.get(kind)?.value ?? null;
}

/** The pending change that has not lapsed. */
export function pendingAt(player: PlayerLimits, kind: LimitKind, now: number): Pending | null {
  const pending = player.pending.get(kind);
  return pending !== undefined && now < pending.lapsesAt ? pending : null;
}
