/** A part of the page that can't be loaded may be gone from the server with its version: the page is loaded again, at most once a minute. Offline that would help nobody. */

const KEY = 'touchline/reloaded-at';
const MINUTE_MS = 60_000;

/** Whether the page may be reloaded now; if so, it is on record. Where nothing can be kept it may not: it would go on for ever. */
export function mayReload(now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const last = storage.getItem(KEY);
    // A clock that was set back counts from now on.
    if (last !== null && Math.abs(now - Number(last)) < MINUTE_MS) return false;
    storage.setItem(KEY, String(now));
    return storage.getItem(KEY) === String(now);
  } catch {
    return false;
  }
}

/** Runs for as long as the page. */
export function reloadOnChunkFailure(reload: () => void = () => location.reload()): void {
  addEventListener('chunk-failed', () => {
    try {
      if (navigator.onLine && mayReload(Date.now(), sessionStorage)) reload();
    } catch {
      // Storage is blocked.
    }
  });
}
