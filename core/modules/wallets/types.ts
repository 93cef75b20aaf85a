/** A player's wallets. Amounts are minor units of `iso`. */
import type { CashbackKind } from '../rewards/public.ts';

export interface MoneyWallet {
  readonly kind: 'money';
  readonly accountId: number;
  readonly iso: string;
  readonly money: number;
  readonly isMain: boolean;
  /** Bets, deposits and withdrawals use the active account. */
  readonly isActive: boolean;
}

export interface FreeBetsWallet {
  readonly kind: 'freeBets';
  readonly accountId: number;
  readonly iso: string;
  readonly money: number;
}

/** A bonus that is being turned over: not the player's money yet [WAL-2]. */
export interface BonusWallet {
  readonly kind: 'bonus';
  readonly iso: string;
  readonly amount: number;
  /** Of the turnover, 0 to 100. */
  readonly percent: number;
  /** Wall ms; null without an end. */
  readonly endsAt: number | null;
}

export interface CashbackWallet {
  readonly kind: 'cashback';
  readonly cashback: CashbackKind;
  readonly iso: string;
  readonly amount: number;
}

export interface PointsWallet {
  readonly kind: 'points';
  readonly points: number;
  /** The free bets that the points buy now; null where they buy nothing yet [WAL-4]. */
  readonly worth: { readonly iso: string; readonly amount: number } | null;
}

export type Wallet = MoneyWallet | FreeBetsWallet | BonusWallet | CashbackWallet | PointsWallet;

/** A part of the list: `office` says what the operator shows. */
export type WalletPart = 'accounts' | 'rewards' | 'office';

export interface WalletsView {
  readonly wallets: readonly Wallet[];
  /** Parts that are on their way. */
  readonly loading: readonly WalletPart[];
  /** Parts that did not arrive. */
  readonly failed: readonly WalletPart[];
}
