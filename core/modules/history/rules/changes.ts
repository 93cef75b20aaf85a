import { isEdited } from '../status-word.ts';
import type { Bet } from '../views.ts';

/** The bets with changes. */
export function changedBets(known: ReadonlyMap<string, Bet>, bets: readonly Bet[]): readonly Bet[] {
  return bets.filter((bet) => !isOvertaken(known, bet) && JSON.stringify(known.get(bet.id)) !== JSON.stringify(bet));
}

/**
 * Whether an answer was overtaken: it has an open bet that is known to be settled, or lacks a cash-out or a final score
 * that is known [HIS-7].
 */
export function isOvertaken(known: ReadonlyMap<string, Bet>, bet: Bet): boolean {
  const before = known.get(bet.id);
  if (before === undefined) return false;
  return (
    (bet.status === 'open' && before.status === 'settled') ||
    bet.cashOuts.length < before.cashOuts.length ||
    before.legs.some(({ finalScore }, at) => finalScore !== null && bet.legs[at]?.finalScore === null)
  );
}

/**
 * Bets that were last known as open and are settled now: the player is notified of these [HIS-4]. Of an edited bet, the
 * edit has announced everything [HIS-16].
 */
export function justSettled(known: ReadonlyMap<string, Bet>, bets: readonly Bet[]): readonly Bet[] {
  return bets.filter((bet) => bet.status === 'settled' && !isEdited(bet) && known.get(bet.id)?.status === 'open');
}
