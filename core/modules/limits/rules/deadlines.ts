/** The moments of a player's limits, in the operator's time [LIM-10 … LIM-12]. */
import type { Limit } from '../types.ts';
import { approvalDueAt, inForce } from './effective.ts';
import { EXCLUSION, REALITY_CHECK, SESSION, TIME_OUT } from './kinds.ts';

const MS_AN_HOUR = 3_600_000;
const MS_A_MINUTE = 60_000;

/**
 * When a session limit ends the session, ms since the epoch; null without one. The operator's moment takes precedence;
 * otherwise hours from the login.
 */
export function sessionEndsAt(limits: readonly Limit[], loginAt: number | null): number | null {
  const limit = inForce(limits, SESSION);
  if (limit === null) return null;
  if (limit.endsAt !== null) return limit.endsAt * 1_000;
  return loginAt === null ? null : loginAt + limit.limitValue * MS_AN_HOUR;
}

/** Milliseconds between two reminders; null without a reality check. */
export function reminderEveryMs(limits: readonly Limit[]): number | null {
  const limit = inForce(limits, REALITY_CHECK);
  return limit === null ? null : limit.limitValue * MS_A_MINUTE;
}

/**
 * The next moment at which the operator's answer changes: an approval falls due, a time-out or an exclusion ends, more
 * of a limit frees. null: none. `after` is the time of the operator's last answer.
 */
export function nextNewsAt(limits: readonly Limit[], after: number): number | null {
  const moments = limits.flatMap((each): readonly number[] => {
    const due = approvalDueAt(each);
    const ends =
      each.limitState === 'ACTIVE' &&
      (each.limitType === EXCLUSION || each.limitType === TIME_OUT) &&
      each.endsAt !== null
        ? each.endsAt * 1_000
        : null;
    const frees = each.limitState === 'ACTIVE' ? each.frees.map(({ at }) => at * 1_000) : [];
    return [due, ends, ...frees].filter((at): at is number => at !== null && at > after);
  });
  return moments.length === 0 ? null : Math.min(...moments);
}

/**
 * The start of a reminder's interval when nothing is stored: the last whole interval since login, the same in every
 * tab.
 */
export function reminderFrom(loginAt: number | null, everyMs: number, now: number): number {
  if (loginAt === null || loginAt > now) return now;
  return loginAt + Math.floor((now - loginAt) / everyMs) * everyMs;
}
