/** Whether the shell offers a deposit beside an open game [GSN-35]. */
import type { GameSessionView } from '../types.ts';

/** The lowest stake of a game by the catalogue. */
export interface ListedStakes {
  readonly currency: string;
  readonly min: number;
}

/**
 * A game of our own says itself when money lacks, once its player has seen the round. The shell sees neither the lowest
 * stake nor the rounds of a foreign game: the catalogue's word counts there, between rounds.
 */
export function lacksMoney(view: GameSessionView, stakes: ListedStakes | null): boolean {
  const { mode, stage, origin, isBusy, isShort, money } = view;
  if (mode !== 'real' || stage !== 'ready') return false;
  if (isShort) return true;
  const isListed = origin !== null && !isBusy && stakes !== null && stakes.currency === money?.currency;
  return isListed && money.balance < stakes.min;
}
