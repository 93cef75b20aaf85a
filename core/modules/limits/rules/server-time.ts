/**
 * The operator's time, extrapolated locally. A deadline is the operator's; this clock may be wrong, be changed, or have
 * slept. Elapsed time has two sources: the clock, and the planned wait. Where they differ the time is in doubt, and the
 * operator is asked [LIM-13].
 */

/** Timer delays up to this are no sign of sleep, ms. Browsers delay timers of hidden pages by up to a minute. */
const LATE_SEEN_MS = 2_000;
const LATE_HIDDEN_MS = 90_000;
/** A clock that falls behind by more than this was set back, ms. */
const BACK_MS = 500;

export interface Reckoning {
  /** The known operator time, ms since the epoch. Never goes back by itself. */
  readonly serverAt: number;
  /** The local clock at that time. */
  readonly localAt: number;
  /** Since when the time is in doubt, in the operator's time; null without doubt. */
  readonly doubtSince: number | null;
}

/** Records a server timestamp together with the local time at which it arrived. */
export function anchored(serverTime: number, localNow: number): Reckoning {
  return { serverAt: serverTime, localAt: localNow, doubtSince: null };
}

/** Advances the time after a planned wait of `waitedMs`; the local clock now shows `localNow`. */
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

/** The operator's time between two steps. */
export function serverNow({ serverAt, localAt }: Pick<Reckoning, 'serverAt' | 'localAt'>, localNow: number): number {
  return serverAt + Math.max(0, localNow - localAt);
}
