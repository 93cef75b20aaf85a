/** A round of the player's own that waits for a move: meanwhile the main button begins none [GSN-44]. */
import type { Round } from './round.ts';

export interface OpenRound {
  /** Takes every answer's round, null where an answer has none, and returns it. */
  readonly see: (round: Round | null) => Round | null;
  /** What the main button says of itself: a press does no more than announce the same. */
  readonly described: (words: string) => { readonly 'aria-description': string | null };
}

/** `isShared`: the game has shared draws, so the main button is the move itself. */
export function createOpenRound(isShared: () => boolean): OpenRound {
  let isOpen = false;
  return {
    see: (round) => {
      if (round !== null && !isShared()) isOpen = round.status === 'staked';
      return round;
    },
    described: (words) => ({ 'aria-description': isOpen ? words : null }),
  };
}
