/**
 * The operator's time, reckoned here. A deadline is the operator's; this clock may be wrong, be set, or have slept. What has passed is known from two sides: what the
 * clock says, and how long we asked to wait. Where they part there is doubt, and the operator is asked [LIM-13].
 */

/** Lateness of a timer that is no sign of sleep, ms. Browsers hold timers of hidden pages back up to a minute. */
const LATE_SEEN_MS = 2_000;
const LATE_HIDDEN_MS = 90_000;
/** A clock that falls behind by more than this was set back, ms. */
const BACK_MS = 500;

export interface Reckoning {
  /** The operator's time as far as known, ms since the epoch. Never goes back by itself. */
  readonly serverAt: number;
  /** Our clock then. */
  readonly localAt: number;
  /** Since when it is in doubt, on the operator's time; null when it is not. */
  readonly doubtSince: number | null;
}

/** The operator has told its time. */
export function anchored(serverTime: number, localNow: number): Reckoning {
  return { serverAt: serverTime, localAt: localNow, doubtSince: null };
}

/** We asked to wait `waitedMs` and now our clock shows `localNow`. */
export function reckon(
  { serverAt, localAt, doubtSince }: Reckoning,
  localNow: number,
  waitedMs: number,
  isVisible: boolean,
): Reckoning {
  const shown = localNow - localAt;
  const wasSetBack = shown < waitedMs - BACK_MS;
  const passed = wasSetBack ? waitedMs : shown;
  const late = shown - waitedMs > (isVisible ? LATE_SEEN_MS : LATE_HIDDEN_MS);
  const next = serverAt + Math.max(0, passed);
  return { serverAt: next, localAt: localNow, doubtSince: doubtSince ?? (wasSetBack || late ? next : null) };
}

/** The operator's time between two reckonings. */
export function serverNow({ serverAt, localAt }: Pick<Reckoning, 'serverAt' | 'localAt'>, localNow: number): number {
  return serverAt + Math.max(0, localNow - localAt);
}
