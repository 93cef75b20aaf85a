/** The coupon's state: what is in it, what is chosen, what is on its way, and what became of it. The fold itself is `evolve.ts`. */
import type { Bet } from '../history/public.ts';
import type { CouponLimits, CouponSettings, Draft, Expresses, Leg, PriceSeen, Refusal, SentCoupon } from './types.ts';

/** A wish to place that is on record. It leaves the list only with the operator's answer, or when it could not be saved and was never sent. */
export interface Intent {
  readonly key: string;
  /** Names what was placed together: `coupon id . attempt`. */
  readonly group: string;
  readonly couponId: string;
  readonly sent: SentCoupon;
  readonly legs: readonly Leg[];
  readonly at: number;
  /** `waiting`: an order for exact odds, taken by the operator. */
  readonly phase: 'saving' | 'sending' | 'pending' | 'unknown' | 'waiting';
  /** When a live bet's acceptance is due; null in other phases. */
  readonly acceptAt: number | null;
  /** The best that became of others in its group: what the coupon is called after the last of them hangs on it. */
  readonly groupEnd: 'refused' | 'taken' | null;
  readonly order: {
    readonly exactCoef: number;
    readonly since: number;
    readonly expiresAt: number;
    readonly isCancelling: boolean;
  } | null;
}

/** What became of an intent; shown until the player goes on. */
export interface Placed {
  readonly key: string;
  readonly group: string;
  readonly legs: readonly Leg[];
  readonly amount: number;
  readonly outcome:
    | { readonly kind: 'accepted'; readonly bet: Bet }
    | { readonly kind: 'rejected'; readonly reasons: readonly Refusal[] }
    | { readonly kind: 'notSaved' }
    /** A tap with one click that never became an intent. */
    | { readonly kind: 'blocked'; readonly reasons: readonly Refusal[] }
    | { readonly kind: 'ordered'; readonly exactCoef: number };
}

export interface CouponState extends Draft {
  /** Names the coupon from its first leg until it is placed or cleared: every tab that places it uses the same idempotency key [CPN-12]. */
  readonly couponId: string;
  /** Counts refusals: a refused key is spent, the next try needs another. */
  readonly attempt: number;
  readonly settings: CouponSettings;
  /** The account to bet from; null for the active one. */
  readonly accountId: number | null;
  readonly limits: CouponLimits | null;
  /** The prices that the open odds question shows; null when none is open. */
  readonly question: readonly PriceSeen[] | null;
  /** True while the player is asked whether the coupon may go for one-click betting. */
  readonly asksOneClick: boolean;
  readonly intents: readonly Intent[];
  readonly results: readonly Placed[];
  /** The last tap that became a bet with one click. */
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

/** Edits that can be taken back [CPN-9]. */
export const UNDO_STEPS = 50;

export const EMPTY_DRAFT: Draft = {
  legs: [],
  typeId: 0,
  stakeText: '',
  systemValue: 2,
  bankers: [],
  blocks: [],
  legStakes: [],
  promoCode: '',
  isBonusBetDeleted: false,
  exactCoefText: '',
};

export const DEFAULT_SETTINGS: CouponSettings = {
  changeCoefAction: 2,
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
  attempt: 0,
  settings: DEFAULT_SETTINGS,
  accountId: null,
  limits: null,
  question: null,
  asksOneClick: false,
  intents: [],
  results: [],
  lastTap: null,
  undo: [],
  redo: [],
  loading: null,
  share: null,
  expresses: null,
};

export function draftOf({
  legs,
  typeId,
  stakeText,
  systemValue,
  bankers,
  blocks,
  legStakes,
  promoCode,
  isBonusBetDeleted,
  exactCoefText,
}: Draft): Draft {
  return {
    legs,
    typeId,
    stakeText,
    systemValue,
    bankers,
    blocks,
    legStakes,
    promoCode,
    isBonusBetDeleted,
    exactCoefText,
  };
}
