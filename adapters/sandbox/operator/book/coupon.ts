/**
 * Types of the book's requests and answers. Amounts in minor units, prices in thousandths, params in quarters, times in
 * milliseconds.
 */
import type { SentCouponWire } from 'touchline/core/coupon/sent-wire';
import type { SentBet } from 'touchline/core/coupon/types';
import type { BetAnswer as CoreBetAnswer } from 'touchline/core/coupon/messages';
import type { BetWire } from 'touchline/core/history/bet-wire';
import type { Currency } from '../players/directory.ts';
import type { Reason } from '../store/records.ts';

export interface Bettor {
  readonly id: number;
  readonly currency: Currency;
}

/**
 * 0 ask about any move, 1 take any move, 2 take a move when no leg is worse, or the total is worse by at most the
 * tolerance, percent.
 */
export type ChangeChoice = Pick<SentCouponWire, 'changeCoefAction' | 'changeCoefTolerance'>;

export type AskedLeg = Omit<SentBet, 'isLive'>;

/** The coupon as sent, reduced to the fields that the operator reads. */
export interface AskedCoupon extends Pick<
  SentCouponWire,
  | 'accountId'
  | 'amount'
  | 'typeId'
  | 'systemValue'
  | 'changeCoefAction'
  | 'changeCoefTolerance'
  | 'amountByBlockId'
  | 'prepaidAmount'
  | 'exactCoef'
  | 'isDropOnScoreChange'
  | 'isVipBet'
  | 'hasBonusBet'
  | 'promoCode'
> {
  readonly bets: readonly AskedLeg[];
  /** The number of who sent the player, where the operator has the same. */
  readonly refId?: number | null;
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
  | 'boostEnded'
  | 'boostUsed'
  | 'boostAlone'
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

/** The answer to a placed coupon; a refusal's reasons leave out what they do not name. */
export type BetAnswer = { readonly key: string } & (
  | { readonly status: 'accepted'; readonly bet: BetWire }
  | Exclude<CoreBetAnswer, { readonly status: 'accepted' | 'rejected' }>
  | { readonly status: 'rejected'; readonly reasons: readonly Reason[] }
);
