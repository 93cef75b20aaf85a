/** The result of `resolveSlip`: the coupon's current meaning. */
import type { MoneyError } from '../../../kernel/money.ts';
import type { Result } from '../../../kernel/result.ts';
import type { AccountFacts } from '../facts.ts';
import type { Block, Leg, PromoCode } from '../types.ts';
import type { BetType } from './settlement/bet-types.ts';
import type { CouponMathError, QuoteInput } from './settlement/coupon-input.ts';
import type { Quote } from './settlement/quote.ts';

export type Amount = Result<number, MoneyError>;

export interface ResolvedBlock extends Block {
  /** Prices of the legs that play in the block, without the lobby. */
  readonly prices: readonly number[];
  readonly stake: Amount;
  /** Minor units; null for the first block, which has the coupon's own limit. */
  readonly most: number | null;
}

export interface ResolvedSlip {
  readonly type: BetType;
  readonly currency: string;
  readonly account: AccountFacts | null;
  readonly isBonusAccount: boolean;
  /** Legs in the order in which they play, blocks together. */
  readonly legs: readonly Leg[];
  /** Current prices, thousandths, by market. */
  readonly prices: ReadonlyMap<number, number>;
  readonly bankers: ReadonlySet<number>;
  /** Blocks in order; empty for a type without blocks. */
  readonly blocks: readonly ResolvedBlock[];
  readonly stake: Amount;
  /** Several singles: by market. */
  readonly legStakes: ReadonlyMap<number, Amount>;
  /** The total that is paid; null while any amount is invalid. */
  readonly totalStake: number | null;
  /** The effective value, and the largest possible; both 0 for a type without sizes. */
  readonly systemValue: number;
  readonly systemMost: number;
  readonly units: number;
  readonly promo: PromoCode | null;
  readonly hasPromo: boolean;
  readonly isVip: boolean;
  readonly whyNoVip: 'notAllowed' | 'noLimit' | 'live' | 'singles' | 'bonusAccount' | null;
  readonly canHaveBonusBet: boolean;
  readonly hasBonusBet: boolean;
  /**
   * The advance available for this coupon; null without one. One advance for one coupon: several singles are several
   * coupons.
   */
  readonly advance: number | null;
  /** The part that the advance pays, or the amount that it lacks. */
  readonly prepaid: Result<number, number>;
  /** Thousandths; null without exact odds. */
  readonly exactCoef: Result<number | null, 'notACoef'>;
  readonly input: QuoteInput;
  readonly quote: Result<Quote, readonly CouponMathError[]>;
}
