/** A season's calendar with long pauses shortened. */

/** Longer pauses without a match are shortened; match time. */
export const MAX_PAUSE_MS = 3 * 3_600_000;
/** The length of a shortened pause; match time. */
export const SHRUNK_PAUSE_MS = 30 * 60_000;

/**
 * Offsets (ms of match time, the first is 0) of kick-offs in ascending order, with matches of `matchMs`. A pause runs
 * from the end of the last match in progress to the next kick-off.
 */
export function compressCalendar(kickOffs: readonly number[], matchMs: number): readonly number[] {
  const [first = 0] = kickOffs;
  let quietFrom = first;
  let removed = 0;
  return kickOffs.map((kickOff) => {
    const pause = kickOff - quietFrom;
    if (pause > MAX_PAUSE_MS) removed += pause - SHRUNK_PAUSE_MS;
    quietFrom = kickOff + matchMs;
    return kickOff - first - removed;
  });
}
