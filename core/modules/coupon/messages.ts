import type { Message } from '../../kernel/message.ts';
import type { Bet } from '../history/public.ts';

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
  /** Thousandths. */
  readonly price: number;
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
  readonly bets: readonly { readonly marketId: number; readonly gameId: number; readonly kind: number; readonly type: number; readonly param: number; readonly coef: number; readonly isLive: boolean }[];
}

/** One reason of the operator, decoded; `price` thousandths, `amount` minor units. */
export interface Refusal {
  readonly code: string;
  readonly marketId: number | null;
  readonly price: number | null;
  readonly amount: number | null;
}

/** A price that stood before the player's eyes. */
export interface PriceSeen {
  readonly marketId: number;
  /** Thousandths. */
  readonly price: number;
}

/** The coupon as it stood, so that an edit can be undone. */
export interface Draft {
  readonly legs: readonly Leg[];
  readonly typeId: number;
  readonly stakeText: string;
}

export type CouponCommand =
  | Message<'coupon/addLeg', { readonly marketId: number }>
  | Message<'coupon/removeLeg', { readonly marketId: number }>
  | Message<'coupon/removeLocked', Record<string, never>>
  | Message<'coupon/clear', Record<string, never>>
  | Message<'coupon/chooseType', { readonly typeId: number }>
  | Message<'coupon/typeStake', { readonly text: string }>
  | Message<'coupon/setStake', { readonly amount: number }>
  | Message<'coupon/chooseChangeAction', { readonly action: 0 | 1 | 2 }>
  /** Agrees to the prices of now. */
  | Message<'coupon/acceptPrices', Record<string, never>>
  /** Leaves the odds question without placing. */
  | Message<'coupon/declinePrices', Record<string, never>>
  | Message<'coupon/place', Record<string, never>>
  | Message<'coupon/undo', Record<string, never>>
  | Message<'coupon/redo', Record<string, never>>
  /** Closes the receipt or the refusal. */
  | Message<'coupon/dismissResult', Record<string, never>>
  /** From the module's own processes. */
  | Message<'coupon/observePrices', { readonly moves: readonly PriceSeen[] }>
  | Message<'coupon/reportLimits', CouponLimits>
  | Message<'coupon/reportSaved', { readonly key: string }>
  | Message<'coupon/reportUnsaved', { readonly key: string }>
  | Message<'coupon/reportAnswer', { readonly key: string; readonly answer: BetAnswer }>
  | Message<'coupon/reportUnknown', { readonly key: string }>
  | Message<'coupon/forget', Record<string, never>>;

export type BetAnswer =
  | { readonly status: 'accepted'; readonly bet: Bet }
  | { readonly status: 'pending'; readonly acceptAt: number }
  | { readonly status: 'rejected'; readonly reasons: readonly Refusal[] };

/** The operator's limits for the coupon as it stands; minor units. */
export interface CouponLimits {
  readonly minBetAmount: number;
  readonly maxBetAmount: number;
  readonly maxPayout: number;
}

export type CouponEvent =
  | Message<'coupon/limitsKnown', CouponLimits>
  | Message<'coupon/legAdded', { readonly couponId: string; readonly leg: Leg; readonly typeId: number }>
  | Message<'coupon/legRemoved', { readonly marketId: number; readonly typeId: number }>
  | Message<'coupon/cleared', Record<string, never>>
  | Message<'coupon/typeChosen', { readonly typeId: number }>
  | Message<'coupon/stakeTyped', { readonly text: string }>
  | Message<'coupon/changeActionChosen', { readonly action: 0 | 1 | 2 }>
  | Message<'coupon/pricesAccepted', { readonly prices: readonly PriceSeen[] }>
  | Message<'coupon/priceMoved', { readonly marketId: number; readonly price: number }>
  | Message<'coupon/questionAsked', { readonly prices: readonly PriceSeen[] }>
  | Message<'coupon/questionClosed', Record<string, never>>
  | Message<'coupon/draftRestored', { readonly draft: Draft; readonly direction: 'undo' | 'redo' }>
  /** The intent: on disk before anything is sent. */
  | Message<'coupon/placeIntended', { readonly key: string; readonly sent: SentCoupon; readonly legs: readonly Leg[]; readonly at: number }>
  | Message<'coupon/placeSent', { readonly key: string }>
  | Message<'coupon/placeNotSaved', { readonly key: string }>
  | Message<'coupon/placePending', { readonly key: string; readonly acceptAt: number }>
  | Message<'coupon/placeUnknown', { readonly key: string; readonly at: number }>
  | Message<'coupon/betAccepted', { readonly key: string; readonly bet: Bet }>
  | Message<'coupon/betRejected', { readonly key: string; readonly reasons: readonly Refusal[] }>
  | Message<'coupon/resultDismissed', Record<string, never>>
  | Message<'coupon/forgotten', Record<string, never>>;

export type CouponRejection =
  | { readonly code: 'coupon/unknownMarket' | 'coupon/full' | 'coupon/notInCoupon' | 'coupon/typeNotAllowed' | 'coupon/nothingToUndo' | 'coupon/nothingToRedo' | 'coupon/placing' | 'coupon/noSuchIntent' | 'coupon/noQuestion' }
  | { readonly code: 'coupon/blocked'; readonly blockers: readonly string[] };
