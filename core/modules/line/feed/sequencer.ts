/**
 * Puts numbered frames into order [LIN-3]: each number is applied once and in turn. A frame that comes early waits a little for those before it; one that comes again
 * is dropped; when a missing one does not come, the answer is `resync`: open the stream again for a snapshot. Bounded: at most 64 frames wait.
 */
import type { Delta, Frame, Snapshot } from './frame.ts';

const MOST_WAITING = 64;

export interface Sequencer {
  /** The frames to apply now, in order; and whether something is missing. */
  take(frame: Frame): { readonly apply: readonly (Snapshot | Delta)[]; readonly missing: boolean };
  /** True when a gap can't be waited for any longer. */
  readonly overflowed: () => boolean;
}

export function createSequencer(): Sequencer {
  let last = 0;
  const waiting = new Map<number, Delta>();

  function inTurn(): readonly Delta[] {
    const ready: Delta[] = [];
    for (let next = waiting.get(last + 1); next !== undefined; next = waiting.get(last + 1)) {
      waiting.delete(next.seq);
      last = next.seq;
      ready.push(next);
    }
    return ready;
  }

  return {
    take(frame) {
      switch (frame.t) {
        case 'snap': {
          if (last > 0 && frame.seq <= last) return { apply: [], missing: waiting.size > 0 };
          last = frame.seq;
          for (const seq of [...waiting.keys()]) if (seq <= last) waiting.delete(seq);
          return { apply: [frame, ...inTurn()], missing: waiting.size > 0 };
        }
        case 'hb':
          return { apply: [], missing: frame.seq > last };
        case 'd': {
          if (last > 0 && frame.seq <= last) return { apply: [], missing: waiting.size > 0 };
          if (waiting.size < MOST_WAITING) waiting.set(frame.seq, frame);
          // Without a snapshot nothing can be applied yet.
          const apply = last === 0 ? [] : inTurn();
          return { apply, missing: waiting.size > 0 };
        }
      }
    },
    overflowed: () => waiting.size >= MOST_WAITING,
  };
}
