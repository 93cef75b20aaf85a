/** A line that can be held: while held, no price moves, no game begins or ends, and nothing further is settled. */
import type { LineClock } from './line.ts';

export interface Hold {
  /** The time at which the line stands, both in wall ms: `now`, or the time at which the line was held. */
  readonly standing: (now: number) => number;
  readonly isHeld: () => boolean;
  /** Holds the line at the current time, or lets it continue at the current time. */
  readonly set: (isHeld: boolean) => void;
}

export function createHold(clock: Pick<LineClock, 'now'>): Hold {
  let heldAt = Infinity;
  return {
    standing: (now) => Math.min(now, heldAt),
    isHeld: () => heldAt !== Infinity,
    set: (isHeld) => {
      heldAt = isHeld ? Math.min(heldAt, clock.now()) : Infinity;
    },
  };
}
