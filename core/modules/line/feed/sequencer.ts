/**
 * Orders numbered frames [LIN-3]: each number is applied once and in turn. An early frame waits a little for the ones
 * before it; a repeated one is dropped; when a missing one does not come, the result is `resync`: reopen the stream for
 * a snapshot. Bounded: at most 64 frames wait.
 */
import type { Delta, Frame, Snapshot } from './frame.ts';

const MAX_WAITING = 64;

export type Wholeness = 'waiting' | 'whole' | 'gap';

export interface Sequencer {
  /**
   * The frames to apply now, in order; and whether the line is complete: everything up to the highest known number has
   * been applied. `waiting` until the first snapshot.
   */
  take(frame: Frame): { readonly apply: readonly (Snapshot | Delta)[]; readonly now: Wholeness };
  /** True when a gap can't be waited for any longer. */
  readonly overflowed: () => boolean;
}

export function createSequencer(): Sequencer {
  let last = 0;
  let highest = 0;
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

  function applicable(frame: Frame): readonly (Snapshot | Delta)[] {
    switch (frame.t) {
      case 'snap': {
        if (last > 0 && frame.seq <= last) return [];
        last = frame.seq;
        for (const seq of [...waiting.keys()]) if (seq <= last) waiting.delete(seq);
        return [frame, ...inTurn()];
      }
      case 'hb':
        return [];
      case 'd': {
        if (last > 0 && frame.seq <= last) return [];
        if (waiting.size < MAX_WAITING) waiting.set(frame.seq, frame);
        // Without a snapshot nothing can be applied yet.
        return last === 0 ? [] : inTurn();
      }
    }
  }

  return {
    take(frame) {
      const apply = applicable(frame);
      highest = Math.max(highest, frame.seq);
      return { apply, now: last < highest ? 'gap' : last === 0 ? 'waiting' : 'whole' };
    },
    overflowed: () => waiting.size >= MAX_WAITING,
  };
}
