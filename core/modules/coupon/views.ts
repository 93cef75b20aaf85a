import type { Text } from '../../kernel/text.ts';
import type { Bet } from '../history/public.ts';
import type { CouponCommand } from './messages.ts';
import type { CouponSettings, Expresses, Leg, PromoCode } from './types.ts';

/** Why a leg can't be bet as the coupon stands. Specification: a bet is locked if blocked, dependent or express-banned. */
export type LegLock =
  | 'finished'
  | 'gone'
  | 'blocked'
  | 'suspended'
  | 'bannedExpress'
  | 'dependent'
  | 'noBanker'
  | 'stale';

export interface LegView extends Omit<Leg, 'price'> {
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
  /** Several singles: what is typed for this leg, and the amount it means (its own, else the coupon's). */
  readonly stakeText: string;
  readonly stake: number | null;
  readonly maxStake: number | null;
  /** Several singles: the win of this one. */
  readonly win: number | null;
  /** System, multibet, lucky, patent: the most that is left when this one loses; null for other types or without a stake. */
  readonly winIfLost: number | null;
  /** The market that took its place when the line moved. */
  readonly movedTo: { readonly marketId: number; readonly param: number; readonly price: number } | null;
}

/** A reason why the bet can't be placed now, with the one-tap remedy where there is one. */
export interface Blocker {
  readonly code: string;
  readonly text: Text;
  /** Amounts among `text.params` named here are minor units of the coupon's currency, to be written as money. */
  readonly money: readonly string[];
  readonly remedy:
    | { readonly text: Text; readonly command: CouponCommand }
    | { readonly text: Text; readonly open: 'register' | 'login' | 'limits' }
    | null;
}

export interface OddsQuestion {
  readonly legs: readonly { readonly marketId: number; readonly oldPrice: number; readonly newPrice: number }[];
  readonly oldOdds: string;
  readonly newOdds: string;
  readonly oldWin: number;
  readonly newWin: number;
}

/** One bet on its way, or what became of it. */
export interface PlacedItem {
  readonly key: string;
  readonly legs: readonly Leg[];
  readonly amount: number;
  readonly state: 'saving' | 'sending' | 'waiting' | 'unknown' | 'accepted' | 'rejected';
  /** Waiting: when acceptance is due. */
  readonly acceptAt: number | null;
  readonly bet: Bet | null;
  readonly reasons: readonly Blocker[];
}

/** Where the placing stands. The states are said in words; only the operator's answer makes a bet accepted or refused. */
export type PlacingView =
  | { readonly state: 'idle' }
  | { readonly state: 'saving' | 'sending' }
  | { readonly state: 'waiting'; readonly acceptAt: number }
  | { readonly state: 'unknown'; readonly sinceMs: number }
  | { readonly state: 'accepted'; readonly bet: Bet }
  | { readonly state: 'rejected'; readonly reasons: readonly Blocker[] }
  /** The order waits for its odds. */
  | { readonly state: 'ordered'; readonly exactCoef: number }
  /** Several bets at once: each by itself, in the order of the coupon. */
  | {
      readonly state: 'several';
      readonly items: readonly PlacedItem[];
      readonly isOver: boolean;
      readonly accepted: number;
      readonly rejected: number;
    };

export interface TypeChoice {
  readonly typeId: number;
  readonly name: string;
  readonly allowed: boolean;
  /** Why not, when not allowed. */
  readonly why: Text | null;
}

/** Specification: value, offset, minBetAmount, combo. */
export interface SystemOption {
  readonly value: number;
  /** How many combinations of this size there are: the lines. */
  readonly combo: number;
  /** Units (legs or blocks) less the value: how many may lose. */
  readonly offset: number;
  /** The least stake for the operator's minimum, minor units; null while unknown. */
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
  /** Conditional: the first block by the operator's limit, the others by what the one before returns. */
  readonly maxStake: number | null;
}

export interface LossRowView {
  readonly lost: number;
  readonly minWin: number;
  readonly maxWin: number;
}

/** What the type of the coupon has: the controls to show. */
export interface ShapeView {
  readonly hasSystem: boolean;
  /** What a leg that stands in every line is called. */
  readonly bankerName: 'banker' | 'lobby' | null;
  readonly hasBlocks: boolean;
  readonly isOrdered: boolean;
  readonly amountPer: 'coupon' | 'block' | 'leg';
  readonly hasCoefficient: boolean;
  readonly allowsPromoCode: boolean;
}

export interface CouponView {
  /** False for a moment at the start, while the rules are loaded: legs and stake are shown, nothing can be placed. */
  readonly isReady: boolean;
  readonly legs: readonly LegView[];
  readonly typeId: number;
  readonly types: readonly TypeChoice[];
  readonly shape: ShapeView;
  readonly currency: string;
  /** What the player typed. */
  readonly stakeText: string;
  /** Minor units; null while the text is no amount. */
  readonly stake: number | null;
  /** What is paid in all; differs from `stake` for several singles. */
  readonly totalStake: number | null;
  /** Presets and step in minor units. */
  readonly presets: readonly number[];
  readonly step: number;
  readonly minStake: number | null;
  readonly maxStake: number | null;
  readonly lines: number;
  /** As a decimal string with up to 2 digits more than the currency has; '' when there are no lines or no stake. */
  readonly stakePerLine: string;
  /** Total odds as a decimal string ('' when there are none), and in thousandths rounded for odds views. */
  readonly totalOdds: string;
  readonly totalOddsThousandths: number;
  readonly maxWin: number | null;
  readonly minWin: number | null;
  /** What 1, 2, … lost legs or blocks leave. */
  readonly lossTable: readonly LossRowView[];
  readonly systemValue: number;
  readonly systemOptions: readonly SystemOption[];
  readonly blocks: readonly BlockView[];
  readonly bonusBet: { readonly isPossible: boolean; readonly isOn: boolean; readonly percent: number };
  /** `amount` is what it adds to the maximum win; null when none is offered. */
  readonly hyperBonus: {
    readonly percent: number;
    readonly minStake: number;
    readonly maxBonus: number;
    readonly amount: number;
  } | null;
  readonly promo: {
    readonly isAllowed: boolean;
    readonly why: Text | null;
    readonly code: string;
    readonly offered: readonly PromoCode[];
    readonly worth: number | null;
  };
  readonly vip: { readonly isPossible: boolean; readonly isOn: boolean; readonly why: Text | null };
  readonly advance: {
    readonly isAllowed: boolean;
    readonly isOn: boolean;
    readonly available: number;
    readonly used: number;
  };
  readonly exact: {
    readonly isPossible: boolean;
    readonly text: string;
    readonly coef: number | null;
    readonly isWrong: boolean;
  };
  readonly oneClick: {
    readonly isAllowed: boolean;
    readonly isOn: boolean;
    readonly asksToClear: boolean;
    readonly stakeText: string;
    readonly bonusStakeText: string;
  };
  readonly account: {
    readonly id: number | null;
    readonly type: number;
    readonly choices: readonly {
      readonly id: number;
      readonly type: number;
      readonly iso: string;
      readonly money: number;
    }[];
  };
  readonly settings: CouponSettings;
  /** Filling the coupon from elsewhere. */
  readonly loading: {
    readonly status: 'idle' | 'loading' | 'failed';
    readonly problem: Text | null;
    readonly missing: number;
  };
  readonly share: { readonly status: 'idle' | 'asking' | 'failed' | 'ready'; readonly code: string };
  /** Ready expresses of the day; asked for when the player opens them. */
  readonly expresses: { readonly status: 'idle' | 'loading' | 'ready' | 'failed' } & Expresses;
  /** What this operator has ready. */
  readonly ready: { readonly hasExpressOfTheDay: boolean; readonly hasBetGenerator: boolean };
  /** Orders that wait for their odds. */
  readonly orders: readonly {
    readonly key: string;
    readonly legs: readonly Leg[];
    readonly amount: number;
    readonly exactCoef: number;
    readonly since: number;
    readonly expiresAt: number;
    readonly isCancelling: boolean;
  }[];
  /** Specification: 0 confirm, 1 accept any change, 2 accept on increase. */
  readonly changeCoefAction: 0 | 1 | 2;
  readonly blockers: readonly Blocker[];
  readonly canPlace: boolean;
  readonly placing: PlacingView;
  readonly question: OddsQuestion | null;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}
