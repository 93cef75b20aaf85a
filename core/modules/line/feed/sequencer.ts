/**
 * Orders numbered frames [LIN-3]: each number is applied once and in turn. An early frame waits a little for the ones
 * before it; a repeated one is dropped; when a missing one does not come, the result is `gap`: reopen the stream for a
 * snapshot. A resumed stream begins with a heartbeat that confirms the epoch, then has the missing frames [LIN-13].
 * Bounded: at most 64 frames wait.
 */
import type { ResumePoint } from '../../../ports/line-feed.ts';
import type { Delta, Frame, Snapshot } from './frame.ts';

const MAX_WAITING = 64;

export type Wholeness = 'waiting' | 'whole' | 'gap';

export interface Sequencer {
  /**
   * The frames to apply now, in order; and whether the line is complete: everything up to the highest known number has
   * been applied. `waiting` until the first snapshot, or until a resumed stream has caught up.
   */
  take(frame: Frame): { readonly apply: readonly (Snapshot | Delta)[]; readonly now: Wholeness };
  /** The last applied frame. */
  readonly applied: () => ResumePoint;
  /** True when a gap can't be waited for any longer. */
  readonly overflowed: () => boolean;
}

export function createSequencer(resume: ResumePoint | null = null): Sequencer {
  let epoch = resume?.epoch ?? '';
  let last = resume?.seq ?? 0;
  let highest = last;
  /** Deltas name no epoch: those of a resumed stream wait until another frame has confirmed it. */
  let isConfirmed = resume === null;
  /** After the first heartbeat of a resumed stream missing frames are on their way, not lost. */
  let isCatchingUp = false;
  const waiting = new Map<number, Delta>();

  function inTurn(): readonly Delta[] {
    const ready: Delta[] = [];
    for (const seq of [...waiting.keys()]) if (seq <= last) waiting.delete(seq);
    for (let next = waiting.get(last + 1); next !== undefined; next = waiting.get(last + 1)) {
      waiting.delete(next.seq);
      last = next.seq;
      ready.push(next);
    }
    return ready;
  }

  function applicable(frame: Frame): readonly (Snapshot | Delta)[] {
    const isOther = frame.t !== 'd' && frame.epoch !== epoch;
    switch (frame.t) {
      case 'snap': {
        if (isConfirmed && !isOther && last > 0 && frame.seq <= last) return [];
        if (isOther) {
          // Frames that waited in the middle of a stream belong to the epoch before.
          if (isConfirmed && last > 0) waiting.clear();
          highest = 0;
        }
        isConfirmed = true;
        ({ epoch, seq: last } = frame);
        return [frame, ...inTurn()];
      }
      case 'hb':
        isCatchingUp = !isConfirmed && !isOther;
        isConfirmed = true;
        // The snapshot of the other epoch was lost: nothing can be applied before another one.
        if (isOther) [epoch, last, highest] = [frame.epoch, 0, 0];
        return last === 0 ? [] : inTurn();
      case 'd': {
        if (isConfirmed && last > 0 && frame.seq <= last) return [];
        if (waiting.size < MAX_WAITING) waiting.set(frame.seq, frame);
        // Without a snapshot nothing can be applied yet.
        return isConfirmed && last > 0 ? inTurn() : [];
      }
    }
  }

  return {
    take(frame) {
      const apply = applicable(frame);
      highest = Math.max(highest, frame.seq);
      if (isConfirmed && waiting.size === 0 && last >= highest) return { apply, now: last === 0 ? 'waiting' : 'whole' };
      return { apply, now: isCatchingUp && waiting.size === 0 ? 'waiting' : 'gap' };
    },
    applied: () => ({ epoch, seq: last }),
    overflowed: () => waiting.size >= MAX_WAITING,
  };
}
