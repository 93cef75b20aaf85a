/**
 * Types of the coupon. Amounts are minor units, prices thousandths, params quarters, times milliseconds since the
 * epoch.
 */
import type { BetTypeName } from '../history/public.ts';
import type { AppView, LegIdentity, LegPlace, OddsView } from '../line/public.ts';
import type { ChangeAction } from './change-action.ts';
import type { ChangeTolerance } from './rules/accepted-move.ts';

/** A stored leg: the selection with the agreed price. */
export interface Leg extends LegIdentity {
  readonly price: number;
  /** When the player added it, wall ms; absent in coupons of older versions [CPN-142]. */
  readonly addedAt?: number;
  /** The express of the day that it was loaded with; absent for any other leg [CPN-146]. */
  readonly expressId?: string;
}

/** Legs grouped in a multibet or a conditional. Blocks are ordered and hold every leg once. */
export interface Block {
  readonly id: number;
  readonly marketIds: readonly number[];
  /** Conditional: the typed stake of the block; the first block has the coupon's own stake. */
  readonly stakeText: string;
}

export interface LegStake {
  readonly marketId: number;
  readonly text: string;
}

/** The player's choices in a coupon; undo restores all of them. */
export interface Draft {
  readonly legs: readonly Leg[];
  readonly betType: BetTypeName;
  readonly stakeText: string;
  /** Size of the combinations, from 2. */
  readonly systemValue: number;
  /** Bankers of a system, the lobby of a multibet: market ids. */
  readonly bankers: readonly number[];
  readonly blocks: readonly Block[];
  /** Several singles: individual stakes; a leg without one has the coupon's. */
  readonly legStakes: readonly LegStake[];
  /** '' for none. */
  readonly promoCode: string;
  /** True after the player removed a bonus bet [D3.1.20]. */
  readonly isBonusBetDeleted: boolean;
  /** The total price that the player waits for, as typed; '' for none. */
  readonly exactCoefText: string;
  /** The odds view of the typed text. */
  readonly exactCoefView: OddsView;
}

/** The panel's two tabs: the coupon, and the player's bets. */
export type CouponTab = 'coupon' | 'bets';

/** Settings for this and all later coupons. */
export interface CouponSettings {
  readonly changeCoefAction: ChangeAction;
  /** Percent; applies with `acceptBetter`. */
  readonly changeCoefTolerance: ChangeTolerance;
  readonly isAutoMax: boolean;
  readonly isVipBet: boolean;
  /** Whether the advance may pay the part of the stake that the balance lacks. */
  readonly isAdvance: boolean;
  readonly isBalanceShown: boolean;
  readonly isPossibleWinShown: boolean;
  readonly isSelectAccountShown: boolean;
  /** The legs stay after a bet. */
  readonly isCouponFixed: boolean;
  readonly isDropOnScoreChange: boolean;
  readonly isManualAmountStep: boolean;
  /** As typed; applies with `isManualAmountStep`. */
  readonly amountStepText: string;
  readonly isOneClick: boolean;
  /** As typed, for the main and for the bonus account. */
  readonly oneClickText: string;
  readonly oneClickBonusText: string;
}

/** The coupon of an intent; `encodeSent` writes the request to the operator [D3.4.1…D3.4.10]. */
export interface SentCoupon {
  readonly id: string;
  readonly accountId: number;
  readonly userId: string;
  readonly amount: number;
  readonly betType: BetTypeName;
  readonly systemValue: number;
  readonly changeCoefAction: ChangeAction;
  readonly changeCoefTolerance: ChangeTolerance;
  readonly coef: string;
  /** The odds view in which the player read `coef`, and the layout of boards: together they have a number. */
  readonly oddsView: OddsView;
  readonly appView: AppView;
  /** `coef` as the player read it, in that odds view [CPN-145]; '' without total odds. */
  readonly coefByView: string;
  readonly bets: readonly SentBet[];
  readonly amountByBlockId: readonly { readonly blockId: number; readonly amount: number }[];
  readonly prepaidAmount: number;
  /** Thousandths. */
  readonly exactCoef: number | null;
  readonly isDropOnScoreChange: boolean;
  readonly isVipBet: boolean;
  readonly hasBonusBet: boolean;
  readonly promoCode: string;
  readonly hyperBonusPercent: number;
  readonly minHyperBonusBetLimit: number;
  readonly maxHyperBonusLimit: number;
  /** The operator's number of who sent the player; null for nobody [CPN-143]. */
  readonly refId: number | null;
}

export interface SentBet {
  readonly marketId: number;
  readonly gameId: number;
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  readonly coef: number;
  /** The price that the player agreed to; `coef` may differ by as much as the player accepts. */
  readonly seenCoef: number;
  readonly isLive: boolean;
  readonly isBanker: boolean;
  readonly blockId: number;
}

/** One decoded reason of the operator. */
export interface Refusal {
  readonly code: string;
  readonly marketId: number | null;
  readonly price: number | null;
  readonly amount: number | null;
}

/** A price that the player was shown. */
export interface PriceSeen {
  readonly marketId: number;
  readonly price: number;
}

/** The operator's limits and offers for the current coupon. */
export interface CouponLimits {
  readonly minBetAmount: number;
  readonly maxBetAmount: number;
  readonly maxPayout: number;
  /** Several singles. */
  readonly maxByMarketId: readonly { readonly marketId: number; readonly amount: number }[];
  readonly availablePrepaidAmount: number;
  readonly vipMaxBetAmount: number;
  /** The operator's own anti-express quote at the prices of this request, thousandths. */
  readonly antiExpressCoef: number | null;
  /** The prices of the request for these limits. */
  readonly askedPrices: readonly PriceSeen[];
  readonly hyperBonusPercent: number;
  readonly minHyperBonusBetLimit: number;
  readonly maxHyperBonusLimit: number;
  readonly promoCodes: readonly PromoCode[];
}

/** A code that pays a stake of `amount`. */
export interface PromoCode {
  readonly code: string;
  readonly amount: number;
  readonly minLegs: number;
  readonly minCoef: number;
  readonly expiresAt: number;
}

/** The source of a ready coupon. `lineAsked` of a generator in thousandths. */
export type LoadFrom =
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'express'; readonly expressId: string }
  | {
      readonly kind: 'generator';
      readonly legs: number;
      readonly minCoef: number;
      readonly maxCoef: number;
      readonly isLive: boolean;
      readonly sportIds: readonly number[];
    }
  | { readonly kind: 'repeat'; readonly betId: string };

export interface LoadedCoupon {
  /** 'unknown': a type of the operator that this version does not know. */
  readonly betType: BetTypeName | 'unknown';
  readonly systemValue: number;
  /** The number of its legs that can't be bet any more. */
  readonly missing: number;
  readonly legs: readonly (Leg & LegPlace)[];
}

/** Ready expresses of the day. `coef` is the total in thousandths. */
export interface Expresses {
  readonly live: readonly Express[];
  readonly line: readonly Express[];
}

export interface Express extends LoadedCoupon {
  readonly id: string;
  readonly coef: number;
  readonly bonusPercent: number;
}
