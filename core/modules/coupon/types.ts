/** What the coupon is made of. Amounts are minor units, prices thousandths, params quarters, times milliseconds since the epoch. */

/** A leg as it is kept: what it is, who plays, and the price that the player agreed to. Enough to show it without the line. */
export interface Leg {
  readonly marketId: number;
  readonly gameId: number;
  readonly sportId: number;
  readonly champ: string;
  readonly home: string;
  readonly away: string;
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  readonly label: string | null;
  readonly isLive: boolean;
  readonly startsAt: number;
  readonly price: number;
}

/** Legs that stand as one: of a multibet or a conditional. Blocks stand in their order and hold every leg once. */
export interface Block {
  readonly id: number;
  readonly marketIds: readonly number[];
  /** Conditional: what is typed for the block; the first block's is the coupon's own stake. */
  readonly stakeText: string;
}

export interface LegStake {
  readonly marketId: number;
  readonly text: string;
}

/** What a player makes of a coupon; all of it comes back with undo. */
export interface Draft {
  readonly legs: readonly Leg[];
  readonly typeId: number;
  readonly stakeText: string;
  /** Size of the combinations, from 2. */
  readonly systemValue: number;
  /** Bankers of a system, the lobby of a multibet: market ids. */
  readonly bankers: readonly number[];
  readonly blocks: readonly Block[];
  /** Several singles: stakes of their own; a leg without one has the coupon's. */
  readonly legStakes: readonly LegStake[];
  /** '' for none. */
  readonly promoCode: string;
  /** Specification: manuallyDeletedBonusBet. */
  readonly isBonusBetDeleted: boolean;
  /** The total price that the player waits for, as typed; '' for none. */
  readonly exactCoefText: string;
}

/** Chosen once, for this and the coupons to come. */
export interface CouponSettings {
  /** Specification: 0 confirm, 1 accept any change, 2 accept on increase. */
  readonly changeCoefAction: 0 | 1 | 2;
  readonly isAutoMax: boolean;
  readonly isVipBet: boolean;
  /** The stake may use the advance where the balance does not reach. */
  readonly isAdvance: boolean;
  readonly isBalanceShown: boolean;
  readonly isPossibleWinShown: boolean;
  readonly isSelectAccountShown: boolean;
  /** The legs stay after a bet. */
  readonly isCouponFixed: boolean;
  readonly isDropOnScoreChange: boolean;
  readonly isManualAmountStep: boolean;
  /** As typed; counts with `isManualAmountStep`. */
  readonly amountStepText: string;
  readonly isOneClick: boolean;
  /** As typed, from the main and from the bonus account. */
  readonly oneClickText: string;
  readonly oneClickBonusText: string;
}

/** What goes to the operator; prices and amounts as in the specification's coupon to be sent. */
export interface SentCoupon {
  readonly id: string;
  readonly accountId: number;
  readonly userId: string;
  readonly amount: number;
  readonly typeId: number;
  readonly systemValue: number;
  readonly changeCoefAction: 0 | 1 | 2;
  readonly coef: string;
  readonly coefViewId: number;
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
  readonly refId: null;
}

export interface SentBet {
  readonly marketId: number;
  readonly gameId: number;
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  readonly coef: number;
  readonly isLive: boolean;
  readonly isBanker: boolean;
  readonly blockId: number;
}

/** One reason of the operator, decoded. */
export interface Refusal {
  readonly code: string;
  readonly marketId: number | null;
  readonly price: number | null;
  readonly amount: number | null;
}

/** A price that stood before the player's eyes. */
export interface PriceSeen {
  readonly marketId: number;
  readonly price: number;
}

/** The operator's limits and offers for the coupon as it stands. */
export interface CouponLimits {
  readonly minBetAmount: number;
  readonly maxBetAmount: number;
  readonly maxPayout: number;
  /** Several singles. */
  readonly maxByMarketId: readonly { readonly marketId: number; readonly amount: number }[];
  readonly availablePrepaidAmount: number;
  readonly vipMaxBetAmount: number;
  /** Thousandths; the operator's price of the anti-express. */
  readonly antiExpressCoef: number | null;
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

/** Where a ready coupon comes from. `lineAsked` of a generator in thousandths. */
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
  readonly typeId: number;
  readonly systemValue: number;
  /** Legs of it that can't be bet any more. */
  readonly missing: number;
  readonly legs: readonly (Leg & { readonly isBanker: boolean; readonly blockId: number })[];
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
