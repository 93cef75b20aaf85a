/** The last deltas of a channel, so that a reader that lost its stream can continue where it stopped. */

/** How long a delta is kept, and how long a channel without streams goes on, wall ms. */
export const RESUMABLE_MS = 30_000;

export interface FrameRing<Frame> {
  /** The number of the newest frame. */
  readonly seq: () => number;
  /** Adds the delta with the next number. */
  readonly push: (frame: Frame, now: number) => void;
  /** All frames above this number, oldest first; null when one of them is no longer here, or for a number to come. */
  readonly since: (seq: number) => readonly Frame[] | null;
}

/** Creates a ring after a snapshot; the first of a channel has the number 1. */
export function createFrameRing<Frame>(snapshotSeq = 1): FrameRing<Frame> {
  const frames: { readonly frame: Frame; readonly at: number }[] = [];
  let newest = snapshotSeq;
  return {
    seq: () => newest,
    push: (frame, now) => {
      newest += 1;
      frames.push({ frame, at: now });
      const fresh = frames.findIndex(({ at }) => now - at <= RESUMABLE_MS);
      frames.splice(0, fresh);
    },
    since: (seq) => {
      const missing = newest - seq;
      if (missing < 0 || missing > frames.length) return null;
      return frames.slice(frames.length - missing).map(({ frame }) => frame);
    },
  };
}
