/** A line that can be held: while it is, no price moves, no game begins or ends, and nothing is settled that was not settled at that moment. */
import type { LineClock } from './line.ts';

export interface Hold {
  /** The moment of the line that stands at `now`, both wall ms: `now` itself, or that at which the line is held. */
  readonly standing: (now: number) => number;
  readonly isHeld: () => boolean;
  /** Holds the line where it is, or lets it go on at the present moment. */
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
