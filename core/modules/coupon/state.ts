/** The coupon's state: contents, choices, pending bets, and their outcome. The fold is `evolve.ts`. */
import type { Bet } from '../history/public.ts';
import type {
  CouponLimits,
  CouponSettings,
  CouponTab,
  Draft,
  Expresses,
  Leg,
  PriceSeen,
  Refusal,
  SentCoupon,
} from './types.ts';

/**
 * A recorded intent. It leaves the list only with the operator's answer, or when it could not be saved and was never
 * sent.
 */
export interface Intent {
  readonly key: string;
  /** Names the bets placed together: `coupon id . attempt`. */
  readonly group: string;
  readonly couponId: string;
  readonly sent: SentCoupon;
  readonly legs: readonly Leg[];
  readonly at: number;
  /** `ordered`: an order for exact odds, accepted by the operator. */
  readonly phase: 'saving' | 'sending' | 'pending' | 'unknown' | 'ordered';
  /** When a live bet's acceptance is due; null in other phases. */
  readonly acceptAt: number | null;
  /** The best outcome of the other bets in its group: the coupon's next name depends on it. */
  readonly groupEnd: 'refused' | 'taken' | null;
  readonly order: {
    readonly exactCoef: number;
    readonly since: number;
    readonly expiresAt: number;
    readonly isCancelling: boolean;
  } | null;
}

/** The outcome of an intent; shown until the player goes on. */
export interface Placed {
  readonly key: string;
  readonly group: string;
  readonly legs: readonly Leg[];
  readonly amount: number;
  readonly outcome:
    | { readonly kind: 'accepted'; readonly bet: Bet }
    | { readonly kind: 'rejected'; readonly reasons: readonly Refusal[] }
    /** Not sent: not on disk, or placed differently in another tab [BPL-5]. */
    | { readonly kind: 'notSaved'; readonly why: 'storage' | 'otherTab' }
    /** A one-click tap that never became an intent. */
    | { readonly kind: 'blocked'; readonly reasons: readonly Refusal[] }
    | { readonly kind: 'ordered'; readonly exactCoef: number };
}

/** An order that ended without a bet: its stake is free again. */
export interface EndedOrder {
  readonly key: string;
  readonly legs: readonly Leg[];
  readonly amount: number;
  /** When the player placed the order. */
  readonly at: number;
  /** The operator's codes. */
  readonly codes: readonly string[];
}

/** The most ended orders that are kept. */
export const MAX_ENDED_ORDERS = 10;

export interface CouponState extends Draft {
  /**
   * The coupon's name from its first leg until it is placed or cleared: every tab that places it uses the same
   * idempotency key [CPN-12].
   */
  readonly couponId: string;
  /** The open tab of this page; not stored [CPN-31]. */
  readonly tab: CouponTab;
  /** The number of refusals: a refused key is used up, and the next try needs another. */
  readonly attempt: number;
  readonly settings: CouponSettings;
  /** The account to bet from; null for the active one. */
  readonly accountId: number | null;
  readonly limits: CouponLimits | null;
  /** The prices in the open odds question; null without one. */
  readonly question: readonly PriceSeen[] | null;
  /** True while the player is asked whether the coupon may be cleared for one-click betting. */
  readonly asksOneClick: boolean;
  readonly intents: readonly Intent[];
  readonly results: readonly Placed[];
  /** Orders that ended without the player's decision, newest first, until the player removes them [CPN-135]. */
  readonly endedOrders: readonly EndedOrder[];
  /** The last tap that became a one-click bet. */
  readonly lastTap: { readonly marketId: number; readonly at: number } | null;
  readonly undo: readonly Draft[];
  readonly redo: readonly Draft[];
  readonly loading: {
    readonly ask: string;
    readonly status: 'loading' | 'failed' | 'done';
    readonly code: string;
    readonly missing: number;
  } | null;
  readonly share: {
    readonly ask: string;
    readonly status: 'asking' | 'failed' | 'ready';
    readonly code: string;
  } | null;
  readonly expresses: { readonly status: 'loading' | 'ready' | 'failed'; readonly list: Expresses } | null;
}

/** The number of edits that can be undone [CPN-9]. */
export const UNDO_STEPS = 50;

export const EMPTY_DRAFT: Draft = {
  legs: [],
  betType: 'single',
  stakeText: '',
  systemValue: 2,
  bankers: [],
  blocks: [],
  legStakes: [],
  promoCode: '',
  isBonusBetDeleted: false,
  exactCoefText: '',
  exactCoefView: 'decimal',
};

export const DEFAULT_SETTINGS: CouponSettings = {
  changeCoefAction: 'acceptBetter',
  changeCoefTolerance: 0,
  isAutoMax: false,
  isVipBet: false,
  isAdvance: false,
  isBalanceShown: true,
  isPossibleWinShown: true,
  isSelectAccountShown: true,
  isCouponFixed: false,
  isDropOnScoreChange: false,
  isManualAmountStep: false,
  amountStepText: '',
  isOneClick: false,
  oneClickText: '',
  oneClickBonusText: '',
};

export const EMPTY_COUPON: CouponState = {
  ...EMPTY_DRAFT,
  couponId: '',
  tab: 'coupon',
  attempt: 0,
  settings: DEFAULT_SETTINGS,
  accountId: null,
  limits: null,
  question: null,
  asksOneClick: false,
  intents: [],
  results: [],
  endedOrders: [],
  lastTap: null,
  undo: [],
  redo: [],
  loading: null,
  share: null,
  expresses: null,
};

const DRAFT_FIELDS: ReadonlySet<string> = new Set(Object.keys(EMPTY_DRAFT));

/** The player's choices alone. */
export function draftOf(state: Draft): Draft {
  return { ...EMPTY_DRAFT, ...Object.fromEntries(Object.entries(state).filter(([field]) => DRAFT_FIELDS.has(field))) };
}
