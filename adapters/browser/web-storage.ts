import type { KeyValueStorage } from 'touchline/ports/storage';

/** Wraps localStorage. Every call may throw where storage is blocked or full; the core handles that. */
export function createWebStorage(): KeyValueStorage {
  return {
    read: (key) => localStorage.getItem(key),
    write: (key, value) => localStorage.setItem(key, value),
    remove: (key) => localStorage.removeItem(key),
    keys: () => Object.keys(localStorage),
  };
}
