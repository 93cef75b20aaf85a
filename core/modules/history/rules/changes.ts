import type { Bet } from '../views.ts';

/** The bets that say something new. */
export function changedBets(known: ReadonlyMap<string, Bet>, bets: readonly Bet[]): readonly Bet[] {
  return bets.filter((bet) => !isOvertaken(known, bet) && JSON.stringify(known.get(bet.id)) !== JSON.stringify(bet));
}

/** Answers overtake each other: an open bet that is known to be settled is old news [HIS-7]. */
export function isOvertaken(known: ReadonlyMap<string, Bet>, bet: Bet): boolean {
  return bet.status === 'open' && known.get(bet.id)?.status === 'settled';
}

/** Bets that were open when last heard of and are settled now: the player is told of these [HIS-4]. */
export function justSettled(known: ReadonlyMap<string, Bet>, bets: readonly Bet[]): readonly Bet[] {
  return bets.filter((bet) => bet.status === 'settled' && known.get(bet.id)?.status === 'open');
}
