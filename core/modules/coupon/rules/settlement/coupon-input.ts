/** The input of the coupon's mathematics. Amounts are integers in minor units, prices integers in thousandths. */
import type { BetResult, BetTypeName } from '../../../history/public.ts';

export interface QuoteLeg {
  readonly price: number;
  /** A banker of a system; in a multibet a leg of the lobby. */
  readonly isBanker?: boolean;
  /** Multibet and conditional: the block of the leg. Blocks are in the order of their first legs. */
  readonly blockId?: number;
  /** Several singles: the stake on this leg; a missing one is 0. */
  readonly amount?: number;
}

export interface SettleLeg extends QuoteLeg {
  readonly result: BetResult;
}

/** Terms beside the bet itself. */
export interface Terms {
  /** The maximum payout, but never less than a refund of the stake. Several singles: for each of them. */
  readonly maxPayout?: number;
  /** The stake is not the player's and is not paid back: S(d - 1). */
  readonly isFreeBet?: boolean;
  /** Express: one more winning leg when every real leg won. */
  readonly hasBonusBet?: boolean;
  readonly hyperBonus?: HyperBonusTerms;
}

export interface HyperBonusTerms {
  /** Whole percent. */
  readonly percent: number;
  /** The minimum stake for the bonus. */
  readonly minStake: number;
  readonly maxBonus: number;
}

export interface QuoteInput<L extends QuoteLeg = QuoteLeg> {
  readonly betType: BetTypeName;
  /**
   * The total stake S. Conditional: the first block's stake, the only amount that the player pays. Several singles:
   * ignored, each leg has its own.
   */
  readonly stake: number;
  readonly legs: readonly L[];
  /** k of a system or multibet, 2 by default. */
  readonly systemValue?: number;
  /** Conditional: stakes of the blocks after the first; a missing one is 0. */
  readonly amountByBlockId?: Readonly<Record<number, number>>;
  /** Anti-express: m in thousandths, 116 when the operator's config has none. */
  readonly antiExpressMargin?: number;
  /**
   * Anti-express: the operator's own quote for these legs while none is returned, thousandths. Without one the formula
   * applies.
   */
  readonly antiExpressCoef?: number;
  readonly terms?: Terms;
}

export type SettleInput = QuoteInput<SettleLeg>;

/** Why a coupon has no value. `leg` is the leg's position, from 0. */
export type CouponMathError =
  | { readonly code: 'tooFewLegs'; readonly minimum: number; readonly actual: number }
  | { readonly code: 'tooManyLegs'; readonly maximum: number; readonly actual: number }
  | { readonly code: 'tooFewBlocks'; readonly minimum: number; readonly actual: number }
  | { readonly code: 'badSystemValue'; readonly minimum: number; readonly maximum: number }
  | { readonly code: 'legWithoutBlock' | 'badPrice' | 'badLegAmount'; readonly leg: number }
  | { readonly code: 'badBlockAmount'; readonly blockId: number }
  | { readonly code: 'blockAmountTooHigh'; readonly blockId: number; readonly maximum: number }
  | { readonly code: 'tooManySplits'; readonly maximum: number; readonly actual: number }
  | { readonly code: 'badStake' | 'badTerms' };
