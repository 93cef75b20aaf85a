/**
 * Reloads the page, at most once a minute, when a chunk can't be loaded: a new release may have replaced it. Offline, a
 * reload would not help.
 */

import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';

const KEY = DEVICE_STORAGE.reloadedAt.name;
const MINUTE_MS = 60_000;

/**
 * Whether the page may reload now; if so, records the reload. Refused when storage is blocked, because reloads could
 * then loop.
 */
export function mayReload(now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const last = storage.getItem(KEY);
    // A clock set back restarts the interval.
    if (last !== null && Math.abs(now - Number(last)) < MINUTE_MS) return false;
    storage.setItem(KEY, String(now));
    return storage.getItem(KEY) === String(now);
  } catch {
    return false;
  }
}

/** Runs for the page's lifetime. */
export function reloadOnChunkFailure(reload: () => void = () => location.reload()): void {
  addEventListener('chunk-failed', () => {
    try {
      if (navigator.onLine && mayReload(Date.now(), sessionStorage)) reload();
    } catch {
      // Storage is blocked.
    }
  });
}
