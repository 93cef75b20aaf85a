/** A player's accounts by number. The number ranges never overlap, because a player's number has nine digits. */
import type { StoredCoupon } from '../store/stored-coupon.ts';

export const MAIN = 0;
export const BONUS = 4;
/** An account in another currency. */
export const CURRENCY = 9;
const BONUS_BASE = 4_000_000_000;
const CURRENCY_BASE = 9_000_000_000_000;
const PLAYERS = 1_000_000_000;

export type AccountType = typeof MAIN | typeof BONUS | typeof CURRENCY;

/** The bonus account's number; the main account has the player's own number. */
export function bonusAccountId(playerId: number): number {
  return BONUS_BASE + playerId;
}

export function currencyAccountId(playerId: number, currencyId: number): number {
  return CURRENCY_BASE + currencyId * PLAYERS + playerId;
}

/** The currency of an account of type 9; null for any other number. */
export function currencyOfAccount(playerId: number, accountId: number): number | null {
  const rest = accountId - CURRENCY_BASE - playerId;
  return rest >= 0 && rest % PLAYERS === 0 ? rest / PLAYERS : null;
}

/** The type of the player's account that a number names; null for any other number. */
export function accountTypeOf(playerId: number, accountId: number): AccountType | null {
  if (accountId === playerId) return MAIN;
  if (accountId === bonusAccountId(playerId)) return BONUS;
  return currencyOfAccount(playerId, accountId) === null ? null : CURRENCY;
}

/** Whether the stake was not the player's own money and therefore does not come back. */
export function isFreeBet({ accountId, promoCode }: Pick<StoredCoupon, 'accountId' | 'promoCode'>): boolean {
  return promoCode !== '' || (accountId >= BONUS_BASE && accountId < CURRENCY_BASE);
}
