/**
 * Types of the book's requests and answers. Amounts in minor units, prices in thousandths, params in quarters, times in
 * milliseconds.
 */
import type { AccountType } from '../players/accounts.ts';
import type { Currency } from '../players/directory.ts';
import type { Reason } from '../store/records.ts';
import type { BlockAmount, StoredCoupon, StoredLeg } from '../store/stored-coupon.ts';

export interface Bettor {
  readonly id: number;
  readonly currency: Currency;
}

/**
 * 0 ask about any move, 1 take any move, 2 take a move when no leg is worse, or the total is worse by at most the
 * tolerance, percent.
 */
export type ChangeChoice = Pick<StoredCoupon, 'changeCoefAction' | 'changeCoefTolerance'>;

export interface AskedLeg {
  readonly marketId: number;
  readonly gameId: number;
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  /** The price at which the player placed the leg. */
  readonly coef: number;
  /** The price to which the player had agreed before it moved to `coef`. */
  readonly seenCoef: number;
  /** A system's banker, or a lobby leg of a multibet; other types have none. */
  readonly isBanker: boolean;
  readonly blockId: number;
}

/** The coupon as sent, reduced to the fields that the operator reads. */
export interface AskedCoupon extends ChangeChoice {
  readonly accountId: number;
  readonly amount: number;
  readonly typeId: number;
  readonly systemValue: number;
  readonly bets: readonly AskedLeg[];
  /** Conditional: in order, the first with the coupon's amount. */
  readonly amountByBlockId: readonly BlockAmount[];
  /** The amount that the player lets the advance pay. */
  readonly prepaidAmount: number;
  /** The total that an order waits for, thousandths; null for none. */
  readonly exactCoef: number | null;
  /** Whether a waiting coupon is dropped when the score of a leg's game changes. */
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
  | 'cannotWin'
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
  | 'banned'
  | 'notAllowed'
  | 'bonusNotAllowed'
  | 'maintenance'
  | 'siteBlocked'
  | 'excluded'
  | 'timeOut'
  | 'sessionOver'
  | 'limitReached'
  | 'limitCurrency'
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
  /** The current score while the leg is open, otherwise the score at settlement. */
  readonly score: string;
  /** Null until the game of a settled leg is over; '' where a game has no score. */
  readonly finalScore: string | null;
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
  /** The smallest win above zero; null where none can be stated. */
  readonly minWin: number | null;
  readonly placedAt: number;
  readonly status: 'open' | 'settled';
  readonly statusId: StatusId;
  /** The total paid, hyper bonus and repaid advance included; 0 while open. */
  readonly payout: number;
  /** The amount already certain; the payout once settled. */
  readonly guaranteed: number;
  /** The part of the payout that repaid the advance. */
  readonly repaidAdvance: number;
  readonly settledAt: number | null;
  /** 0 line, 1 live (a leg was in play). */
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
