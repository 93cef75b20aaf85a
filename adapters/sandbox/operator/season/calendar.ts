/** A season's calendar without its dead time: when nothing is played for long, little of the pause is kept. */

/** Pauses without a match above this shrink; match time. */
export const LONGEST_PAUSE_MS = 3 * 3_600_000;
/** What remains of them; match time. */
export const SHRUNK_PAUSE_MS = 30 * 60_000;

/**
 * Offsets (ms of match time, the first is 0) of kick-offs given in ascending order, each match lasting `matchMs`. A pause runs from the
 * end of the last match under way to the next kick-off.
 */
export function compressCalendar(kickOffs: readonly number[], matchMs: number): readonly number[] {
  const [first = 0] = kickOffs;
  let quietFrom = first;
  let removed = 0;
  return kickOffs.map((kickOff) => {
    const pause = kickOff - quietFrom;
    if (pause > LONGEST_PAUSE_MS) removed += pause - SHRUNK_PAUSE_MS;
    quietFrom = kickOff + matchMs;
    return kickOff - first - removed;
  });
}
