/** The words of the book: what is asked, what is answered. Amounts in minor units, prices in thousandths, params in quarters, times in milliseconds. */
import type { AccountType } from '../players/accounts.ts';
import type { Currency } from '../players/directory.ts';
import type { Reason } from '../store/records.ts';
import type { BlockAmount, StoredCoupon, StoredLeg } from '../store/stored-coupon.ts';

export interface Bettor {
  readonly id: number;
  readonly currency: Currency;
}

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
  /** A system's banker, or a leg of a multibet's lobby; no other type has any. */
  readonly isBanker: boolean;
  readonly blockId: number;
}

/** The coupon to be sent, as far as the operator reads it. */
export interface AskedCoupon {
  readonly accountId: number;
  readonly amount: number;
  readonly typeId: number;
  readonly systemValue: number;
  readonly changeCoefAction: ChangeCoefAction;
  readonly bets: readonly AskedLeg[];
  /** Conditional: in order, the first with the coupon's amount. */
  readonly amountByBlockId: readonly BlockAmount[];
  /** What the player lets the advance pay. */
  readonly prepaidAmount: number;
  /** An order that waits for this total, thousandths; null for none. */
  readonly exactCoef: number | null;
  /** A coupon that waits is dropped when the score of a leg's game changes. */
  readonly isDropOnScoreChange: boolean;
  readonly isVipBet: boolean;
  readonly hasBonusBet: boolean;
  /** '' for none. */
  readonly promoCode: string;
}

export type ReasonCode =
  | 'priceMoved'
  | 'suspended'
  | 'finished'
  | 'unknownMarket'
  | 'blocked'
  | 'bannedExpress'
  | 'bankerNotAllowed'
  | 'sameGame'
  | 'typeNotAllowed'
  | 'badSystemValue'
  | 'badBlocks'
  | 'badBlockAmount'
  | 'coefNotAvailable'
  | 'bonusBetNotAllowed'
  | 'vipNotAllowed'
  | 'promoCodeUnknown'
  | 'promoCodeUsed'
  | 'promoCodeExpired'
  | 'promoCodeNotForCoupon'
  | 'promoCodeAmount'
  | 'belowMinimum'
  | 'aboveMaximum'
  | 'insufficientFunds'
  | 'advanceTooSmall'
  | 'excluded'
  | 'timeOut'
  | 'sessionOver'
  | 'limitReached'
  | 'limitMissing'
  | 'abandoned'
  | 'cancelled'
  | 'expired'
  | 'scoreChanged';

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
  readonly accountType: AccountType;
  readonly currency: string;
  readonly amount: number;
  readonly amountByBlockId: readonly BlockAmount[];
  /** Total price, a decimal string; '' for a type that has none. */
  readonly coef: string;
  /** The payout when every leg wins (anti-express: loses), hyper bonus included. */
  readonly possibleWin: number;
  /** The smallest win that is not nothing; null where there is none to tell. */
  readonly minWin: number | null;
  readonly placedAt: number;
  readonly status: 'open' | 'settled';
  readonly statusId: StatusId;
  /** What was paid in all, hyper bonus and repaid advance included; 0 while open. */
  readonly payout: number;
  /** What is sure already; the payout once settled. */
  readonly guaranteed: number;
  /** The part of the payout that went to the advance. */
  readonly repaidAdvance: number;
  readonly settledAt: number | null;
  /** 0 line, 1 live: a leg was in play. */
  readonly productId: 0 | 1;
  readonly isVipBet: boolean;
  readonly hasBonusBet: boolean;
  readonly hyperBonusPercent: number;
  readonly promoCode: string;
  readonly prepaidAmount: number;
  readonly isFreeBet: boolean;
  readonly legs: readonly BetLeg[];
}

export type BetAnswer =
  | { readonly key: string; readonly status: 'accepted'; readonly bet: Bet }
  | { readonly key: string; readonly status: 'pending'; readonly acceptAt: number }
  | {
      readonly key: string;
      readonly status: 'waiting';
      readonly exactCoef: number;
      readonly since: number;
      readonly expiresAt: number;
    }
  | { readonly key: string; readonly status: 'rejected'; readonly reasons: readonly Reason[] };
