/**
 * Double-entry wallets. Each posting sums to zero in every currency, so money never appears or vanishes and all
 * balances always sum to zero. Balances are derived; only entries are stored. Amounts are integer minor units.
 */
import type { Entry } from '../store/records.ts';

/** The source of welcome grants. */
export const HOUSE_BANK = 'house:bank';
/** Receives stakes and pays winnings. */
export const HOUSE_BOOK = 'house:book';

/** The counterpart of conversions: what it gained in one currency, it gave in another. */
export const HOUSE_EXCHANGE = 'house:exchange';
/** Receives payment fees. */
export const HOUSE_FEES = 'house:fees';

/** The net amount that a payment provider has brought in (below zero) or taken out. */
export function providerAccount(methodId: string): string {
  return `house:provider:${methodId}`;
}

/** Pending withdrawals. Never below zero. */
export function payoutAccount(playerId: number): string {
  return `payout:${playerId}`;
}

/**
 * A player's own money: the main account (type 0) in the player's currency, an account of type 9 in any other. Never
 * below zero.
 */
export function mainAccount(playerId: number): string {
  return `player:${playerId}`;
}

/** A player's bonus account (type 4). Never below zero. */
export function bonusAccount(playerId: number): string {
  return `bonus:${playerId}`;
}

/** The advance given to a player; the debt is the negated balance. */
export function advanceAccount(playerId: number): string {
  return `house:advance:${playerId}`;
}

/** Stakes of coupons that wait for acceptance. Never below zero. */
export function reserveAccount(playerId: number): string {
  return `reserve:${playerId}`;
}

/** The two entries of a transfer; none for an amount of 0. */
export function move(from: string, to: string, currency: string, amount: number): readonly Entry[] {
  if (amount === 0) return [];
  return [
    { account: from, currency, amount: -amount },
    { account: to, currency, amount },
  ];
}

export interface Wallets {
  /**
   * Posts all entries together. Throws, and posts nothing, when they do not sum to zero, overflow, or take a player
   * below zero.
   */
  post(entries: readonly Entry[]): void;
  balance(account: string, currency: string): number;
  /** Every account with a posting, and its balance. */
  balances(): readonly Entry[];
}

export function createWallets(): Wallets {
  const accounts = new Map<string, Map<string, number>>();
  const balance = (account: string, currency: string): number => accounts.get(account)?.get(currency) ?? 0;

  return {
    post: (entries) => {
      requireZeroSums(entries);
      const after = new Map<string, { readonly entry: Entry; amount: number }>();
      for (const entry of entries) {
        const key = `${entry.account} ${entry.currency}`;
        const known = after.get(key) ?? { entry, amount: balance(entry.account, entry.currency) };
        known.amount += entry.amount;
        after.set(key, known);
      }
      for (const { entry, amount } of after.values()) {
        if (!Number.isSafeInteger(amount)) throw new RangeError(`the balance of ${entry.account} is no safe integer`);
        if (amount < 0 && !entry.account.startsWith('house:'))
          throw new RangeError(`${entry.account} would go below zero`);
      }
      for (const { entry, amount } of after.values()) {
        const byCurrency = accounts.get(entry.account) ?? new Map<string, number>();
        byCurrency.set(entry.currency, amount);
        accounts.set(entry.account, byCurrency);
      }
    },
    balance,
    balances: () =>
      [...accounts].flatMap(([account, byCurrency]) =>
        [...byCurrency].map(([currency, amount]) => ({ account, currency, amount })),
      ),
  };
}

function requireZeroSums(entries: readonly Entry[]): void {
  const sums = new Map<string, number>();
  for (const { currency, amount } of entries) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`an amount of ${amount} is no safe integer`);
    sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  for (const [currency, sum] of sums) if (sum !== 0) throw new RangeError(`a posting is off by ${sum} ${currency}`);
}
