/**
 * The coupon as shells read it, in four slices. A slice, and each part in it, keeps its identity while its content is
 * equal, so that a moved price changes the leg with that price, its block and the figures [CPN-30].
 */
import type { AccountType } from '../accounts/public.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { Text } from '../../kernel/text.ts';
import type { BetTypeName } from '../history/public.ts';
import type { CouponSettings, CouponTab, Expresses, Leg, PromoCode } from './types.ts';
import type {
  Blocker,
  BlockView,
  LegView,
  LossRowView,
  OddsQuestion,
  PlacingView,
  ShapeView,
  SystemOption,
  TypeChoice,
} from './views.ts';

/** The contents: selections, their type and their arrangement. */
export interface SlipSlice {
  /** The open tab. */
  readonly tab: CouponTab;
  readonly legs: readonly LegView[];
  readonly betType: BetTypeName;
  readonly types: readonly TypeChoice[];
  readonly shape: ShapeView;
  readonly systemValue: number;
  readonly blocks: readonly BlockView[];
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The stake, its account and terms, and the figures that follow from the stake and the prices. */
export interface StakeSlice {
  readonly currency: string;
  readonly account: {
    readonly id: number | null;
    readonly type: AccountType;
    readonly choices: readonly {
      readonly id: number;
      readonly type: AccountType;
      readonly iso: string;
      readonly money: number;
    }[];
  };
  /** The typed text. */
  readonly stakeText: string;
  /** Minor units; null while the text is no amount. */
  readonly stake: number | null;
  /** The total that is paid; differs from `stake` for several singles. */
  readonly totalStake: number | null;
  /** Presets and step in minor units. */
  readonly presets: readonly number[];
  readonly step: number;
  readonly minStake: number | null;
  readonly maxStake: number | null;
  readonly vip: { readonly isPossible: boolean; readonly isOn: boolean; readonly why: Text | null };
  readonly promo: {
    readonly isAllowed: boolean;
    readonly why: Text | null;
    readonly code: string;
    readonly offered: readonly PromoCode[];
    readonly worth: number | null;
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
  readonly settings: CouponSettings;
  readonly lines: number;
  /** A decimal string with up to 2 digits more than the currency has; '' without lines or a stake. */
  readonly stakePerLine: string;
  /** Total odds as a decimal string; '' without one. */
  readonly totalOdds: string;
  readonly maxWin: number | null;
  readonly minWin: number | null;
  /** The payout after 1, 2, … lost legs or blocks. */
  readonly lossTable: readonly LossRowView[];
  /**
   * System, multibet, lucky, patent: the maximum payout when one leg loses; empty for other types or without a stake.
   */
  readonly winsIfLost: readonly { readonly marketId: number; readonly maxWin: number }[];
  readonly systemOptions: readonly SystemOption[];
  /** `amount` is its addition to the maximum win; null without an offer. */
  readonly hyperBonus: {
    readonly percent: number;
    readonly minStake: number;
    readonly maxBonus: number;
    readonly amount: number;
  } | null;
}

/** The operator's offers beside the player's own selections, and the loading and sharing of coupons. */
export interface OffersSlice {
  readonly bonusBet: { readonly isPossible: boolean; readonly isOn: boolean; readonly percent: number };
  readonly advance: {
    readonly isAllowed: boolean;
    readonly isOn: boolean;
    readonly available: number;
    readonly used: number;
  };
  /** The operator's ready-made coupons. */
  readonly ready: { readonly hasExpressOfTheDay: boolean; readonly hasBetGenerator: boolean };
  /** Ready expresses of the day; requested when the player opens them. */
  readonly expresses: { readonly status: 'idle' | 'loading' | 'ready' | 'failed' } & Expresses;
  /** Loading a coupon from elsewhere. */
  readonly loading: {
    readonly status: 'idle' | 'loading' | 'failed';
    readonly problem: Text | null;
    readonly missing: number;
  };
  readonly share: { readonly status: 'idle' | 'asking' | 'failed' | 'ready'; readonly code: string };
}

/** Whether the coupon can be placed, the state of placing, and orders. */
export interface PlacingSlice {
  readonly blockers: readonly Blocker[];
  readonly canPlace: boolean;
  readonly placing: PlacingView;
  readonly question: OddsQuestion | null;
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
  /** Orders that ended without the player's decision, newest first, each with its reason. */
  readonly endedOrders: readonly {
    readonly key: string;
    readonly legs: readonly Leg[];
    readonly amount: number;
    readonly at: number;
    readonly why: Text;
  }[];
}

/** All slices in one object, for users without a screen. It changes with every price of a leg. */
export interface CouponView extends SlipSlice, StakeSlice, OffersSlice, PlacingSlice {}

export interface CouponSlices {
  readonly slip: Readable<SlipSlice>;
  readonly stake: Readable<StakeSlice>;
  readonly offers: Readable<OffersSlice>;
  readonly placing: Readable<PlacingSlice>;
}
