/** At most 5 failed logins a minute for a login. An attempt counts when it starts, so that many at once gain nothing. */

export const LOGIN_FAILURES = 5;
export const LOGIN_WINDOW_MS = 60_000;
/** Logins remembered at once; the one unused for longest is forgotten first. */
const REMEMBERED = 10_000;

export interface LoginLimit {
  /** Null: go ahead, and report `succeeded`. A number: refused, try again in so many milliseconds. */
  attempt(login: string, now: number): number | null;
  succeeded(login: string): void;
}

export function createLoginLimit(): LoginLimit {
  const attempts = new Map<string, readonly number[]>();
  return {
    attempt: (login, now) => {
      const recent = (attempts.get(login) ?? []).filter((at) => at > now - LOGIN_WINDOW_MS);
      const [oldest] = recent;
      if (oldest !== undefined && recent.length >= LOGIN_FAILURES) return oldest + LOGIN_WINDOW_MS - now;
      attempts.delete(login);
      attempts.set(login, [...recent, now]);
      if (attempts.size > REMEMBERED) {
        const [stalest] = attempts.keys();
        if (stalest !== undefined) attempts.delete(stalest);
      }
      return null;
    },
    succeeded: (login) => {
      attempts.delete(login);
    },
  };
}
