/** Named entries with a limited lifetime. A full store refuses new entries, so nobody can displace another's entry. */
import { TryLater } from '../try-later.ts';

export interface ExpiringStore<T> {
  /** Throws `TryLater` when the store is full of valid entries. */
  put(name: string, value: T): void;
  /** May return an expired entry: the caller checks `expiresAt`. */
  get(name: string): T | null;
  delete(name: string): boolean;
  deleteWhere(is: (value: T) => boolean): void;
}

export function createExpiringStore<T extends { readonly expiresAt: number }>(
  capacity: number,
  now: () => number,
): ExpiringStore<T> {
  const entries = new Map<string, T>();
  /** A lower bound of the earliest expiry; exact after the first search. */
  let soonest = -Infinity;

  const dropExpired = (): void => {
    soonest = Infinity;
    for (const [name, { expiresAt }] of entries) {
      if (expiresAt <= now()) entries.delete(name);
      else soonest = Math.min(soonest, expiresAt);
    }
  };
  return {
    put: (name, value) => {
      if (entries.size >= capacity && !entries.has(name)) {
        if (soonest <= now()) dropExpired();
        if (entries.size >= capacity) throw new TryLater('too much is waiting', soonest - now());
      }
      entries.set(name, value);
      soonest = Math.min(soonest, value.expiresAt);
    },
    get: (name) => entries.get(name) ?? null,
    delete: (name) => entries.delete(name),
    deleteWhere: (is) => {
      for (const [name, value] of entries) if (is(value)) entries.delete(name);
    },
  };
}
