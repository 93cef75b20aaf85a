/** The words of the book: what is asked, what is answered. Amounts in minor units, prices in thousandths, params in quarters, times in milliseconds. */
import type { Reason, StoredCoupon, StoredLeg } from '../store/records.ts';

/** 0 ask about any move, 1 take any move, 2 take it when no leg got worse. */
export type ChangeCoefAction = StoredCoupon['changeCoefAction'];

export interface AskedLeg {
  readonly marketId: number;
  readonly gameId: number;
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  /** The price that the player saw. */
  readonly coef: number;
}

/** The coupon to be sent, as far as the operator reads it. */
export interface AskedCoupon {
  readonly accountId: number;
  readonly amount: number;
  readonly typeId: number;
  readonly systemValue: number;
  readonly changeCoefAction: ChangeCoefAction;
  /** An order that waits for this price; null for none. */
  readonly exactCoef: string | number | null;
  readonly bets: readonly AskedLeg[];
}

export type ReasonCode =
  | 'priceMoved' | 'suspended' | 'finished' | 'unknownMarket' | 'sameGame' | 'belowMinimum' | 'aboveMaximum'
  | 'insufficientFunds' | 'typeNotAllowed' | 'abandoned' | 'coefNotAvailable';

export type RejectReason = Reason & { readonly code: ReasonCode };

/** The specification's bet status ids: -1 not started, -2 not calculated, 0..6 settled. */
export type StatusId = -2 | -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface BetLeg extends Omit<StoredLeg, 'seen'> {
  readonly statusId: StatusId;
  readonly score: string;
}

export interface Bet {
  readonly id: string;
  readonly key: string;
  readonly typeId: number;
  readonly systemValue: number;
  readonly accountId: number;
  readonly currency: string;
  readonly amount: number;
  /** Total price, a decimal string. */
  readonly coef: string;
  /** The payout when every leg wins. */
  readonly possibleWin: number;
  readonly placedAt: number;
  readonly status: 'open' | 'settled';
  readonly statusId: StatusId;
  /** 0 while open. */
  readonly payout: number;
  readonly settledAt: number | null;
  readonly legs: readonly BetLeg[];
}

export type BetAnswer =
  | { readonly key: string; readonly status: 'accepted'; readonly bet: Bet }
  | { readonly key: string; readonly status: 'pending'; readonly acceptAt: number }
  | { readonly key: string; readonly status: 'rejected'; readonly reasons: readonly Reason[] };
