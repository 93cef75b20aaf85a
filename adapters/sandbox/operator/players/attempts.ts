/**
 * Limits the attempts per key in a time window. An attempt counts when it starts, so that parallel attempts gain
 * nothing.
 */

/**
 * The maximum number of remembered keys. Further keys within a window are refused, so that a counted key is never
 * evicted for another.
 */
const MAX_KEYS = 10_000;

/** The limit on failed logins of a login, and on wrong codes of a player's second step. */
export const LOGIN_FAILURES = { most: 5, windowMs: 60_000 } as const;

export interface Attempts {
  /** Null: proceed. A number: refused; retry after this many milliseconds. */
  attempt(key: string, now: number): number | null;
  /** Discards the attempts of the key. */
  succeeded(key: string): void;
  /** Discards the last attempt of the key, which was not carried out. */
  withdraw(key: string): void;
}

export function createAttempts({ most, windowMs }: { readonly most: number; readonly windowMs: number }): Attempts {
  /** Ordered by last attempt. */
  const attempts = new Map<string, readonly number[]>();

  /** How long until there is room for another key; null when there is room. */
  const fullFor = (now: number): number | null => {
    for (const [key, times] of attempts) {
      if (attempts.size < MAX_KEYS) return null;
      const endsAt = (times.at(-1) ?? 0) + windowMs;
      if (endsAt > now) return endsAt - now;
      attempts.delete(key);
    }
    return null;
  };
  return {
    attempt: (key, now) => {
      const recent = (attempts.get(key) ?? []).filter((at) => at > now - windowMs);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= most) return oldest + windowMs - now;
      const full = attempts.has(key) ? null : fullFor(now);
      if (full !== null) return full;
      attempts.delete(key);
      attempts.set(key, [...recent, now]);
      return null;
    },
    succeeded: (key) => {
      attempts.delete(key);
    },
    withdraw: (key) => {
      attempts.set(key, (attempts.get(key) ?? []).slice(0, -1));
    },
  };
}
