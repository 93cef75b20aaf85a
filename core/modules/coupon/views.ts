import type { Text } from '../../kernel/text.ts';
import type { Bet, BetTypeName } from '../history/public.ts';
import type { CouponCommand } from './messages.ts';
import type { LegFacts } from './rules/leg-facts.ts';
import type { Leg } from './types.ts';

/** Why a leg can't be bet now. A bet is locked if blocked, dependent or express-banned [D4.1.3]. */
export type LegLock =
  | 'finished'
  | 'gone'
  | 'blocked'
  | 'suspended'
  | 'bannedExpress'
  | 'dependent'
  | 'noBanker'
  | 'stale';

export interface LegView extends Omit<Leg, 'price'>, LegFacts {
  /** The price that the player has agreed to, thousandths. */
  readonly seenPrice: number;
  /** The price now. */
  readonly price: number;
  readonly locks: readonly LegLock[];
  readonly score: string;
  readonly isBanker: boolean;
  /** False where the type has no bankers, or this market can't be one. */
  readonly canBeBanker: boolean;
  readonly blockId: number;
  /** Several singles: the typed text for this leg, and its amount (its own, else the coupon's). */
  readonly stakeText: string;
  readonly stake: number | null;
  readonly maxStake: number | null;
  /** Several singles: the win of this leg. */
  readonly win: number | null;
  /** The market that replaces this one after its line moved. */
  readonly movedTo: { readonly marketId: number; readonly param: number; readonly price: number } | null;
}

/** The effect of one tap on a reason. */
export type Remedy =
  | { readonly text: Text; readonly command: CouponCommand }
  | { readonly text: Text; readonly open: 'register' | 'login' | 'limits' | 'support' };

/** A reason why the bet can't be placed now, with the one-tap remedy where there is one. */
export interface Blocker {
  readonly code: string;
  readonly text: Text;
  /** Names of the amounts among `text.params`: minor units of the coupon's currency, to be formatted as money. */
  readonly money: readonly string[];
  readonly remedy: Remedy | null;
  /** Alternative remedies for the same reason. */
  readonly alternatives?: readonly Remedy[];
  /** The selections that the text lists as `picks`, each with its own text. */
  readonly picks?: readonly Text[];
}

export interface OddsQuestion {
  readonly legs: readonly { readonly marketId: number; readonly oldPrice: number; readonly newPrice: number }[];
  readonly oldOdds: string;
  readonly newOdds: string;
  readonly oldWin: number;
  readonly newWin: number;
}

/** One bet on its way, or its outcome. */
export interface PlacedItem {
  readonly key: string;
  readonly legs: readonly Leg[];
  readonly amount: number;
  readonly state: 'saving' | 'sending' | 'pending' | 'unknown' | 'ordered' | 'accepted' | 'rejected';
  /** While pending: when acceptance is due. */
  readonly acceptAt: number | null;
  readonly bet: Bet | null;
  readonly reasons: readonly Blocker[];
}

/** The state of placing. Only the operator's answer makes a bet accepted or refused. */
export type PlacingView =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' | 'sending' }
  | { readonly state: 'pending'; readonly acceptAt: number }
  | { readonly state: 'unknown' }
  | { readonly state: 'accepted'; readonly bet: Bet }
  | { readonly state: 'rejected'; readonly reasons: readonly Blocker[] }
  /** The order waits for its odds. */
  | { readonly state: 'ordered'; readonly exactCoef: number }
  /** Several bets at once: each with its own state, in the order of the coupon. */
  | {
      readonly state: 'several';
      readonly items: readonly PlacedItem[];
      readonly isOver: boolean;
      readonly accepted: number;
      readonly rejected: number;
    };

export interface TypeChoice {
  readonly betType: BetTypeName;
  readonly allowed: boolean;
  /** The reason, when not allowed. */
  readonly why: Text | null;
}

/** A size of a system [D3.5.1]. */
export interface SystemOption {
  readonly value: number;
  /** The number of combinations of this size: the lines. */
  readonly combo: number;
  /** Units (legs or blocks) less the value: how many may lose. */
  readonly offset: number;
  /** The least stake that meets the operator's minimum, minor units; null while unknown. */
  readonly minBetAmount: number | null;
  readonly maxWin: number | null;
}

export interface BlockView {
  readonly id: number;
  readonly marketIds: readonly number[];
  /** The product of its legs, thousandths, and as text. */
  readonly price: number;
  readonly odds: string;
  readonly stakeText: string;
  readonly stake: number | null;
  /** Conditional: the operator's limit for the first block, the return of the block before for the others. */
  readonly maxStake: number | null;
}

export interface LossRowView {
  readonly lost: number;
  readonly minWin: number;
  readonly maxWin: number;
}

/** The properties of the coupon's type: the controls to show. */
export interface ShapeView {
  readonly hasSystem: boolean;
  /** The name of a leg in every line. */
  readonly bankerName: 'banker' | 'lobby' | null;
  readonly hasBlocks: boolean;
  readonly isOrdered: boolean;
  readonly amountPer: 'coupon' | 'block' | 'leg';
  readonly hasCoefficient: boolean;
  readonly allowsPromoCode: boolean;
}
