import type { Bet } from '../views.ts';

/** The bets that say something new. */
export function changedBets(known: ReadonlyMap<string, Bet>, bets: readonly Bet[]): readonly Bet[] {
  return bets.filter((bet) => JSON.stringify(known.get(bet.id)) !== JSON.stringify(bet));
}

/** Bets that were open when last heard of and are settled now: the player is told of these [HIS-4]. */
export function justSettled(known: ReadonlyMap<string, Bet>, bets: readonly Bet[]): readonly Bet[] {
  return bets.filter((bet) => bet.status === 'settled' && known.get(bet.id)?.status === 'open');
}
