import type { CouponEvent, CouponLimits, Draft, Leg, PriceSeen, Refusal, SentCoupon } from './messages.ts';
import type { Bet } from '../history/public.ts';
import { fittingType } from './rules/types.ts';

/** A wish to place that is on record. It leaves the list only with the operator's answer, or when it could not be saved and was never sent. */
export interface Intent {
  readonly key: string;
  readonly couponId: string;
  readonly sent: SentCoupon;
  readonly legs: readonly Leg[];
  readonly at: number;
  readonly phase: 'saving' | 'sending' | 'pending' | 'unknown';
  /** When a live bet's acceptance is due; null in other phases. */
  readonly acceptAt: number | null;
}

export type Result =
  | { readonly kind: 'accepted'; readonly bet: Bet }
  | { readonly kind: 'rejected'; readonly reasons: readonly Refusal[] }
  | { readonly kind: 'notSaved' };

export interface CouponState {
  /** Names the coupon from its first leg until it is placed or cleared: every tab that places it uses the same idempotency key [CPN-12]. */
  readonly couponId: string;
  /** Counts refusals: a refused key is spent, the next try needs another. */
  readonly attempt: number;
  readonly legs: readonly Leg[];
  readonly typeId: number;
  readonly stakeText: string;
  readonly changeCoefAction: 0 | 1 | 2;
  readonly limits: CouponLimits | null;
  /** The prices that the open odds question shows; null when none is open. */
  readonly question: readonly PriceSeen[] | null;
  readonly intents: readonly Intent[];
  readonly result: Result | null;
  readonly undo: readonly Draft[];
  readonly redo: readonly Draft[];
}

/** Edits that can be taken back [CPN-9]. */
const UNDO_STEPS = 50;

export const EMPTY_COUPON: CouponState = {
  couponId: '', attempt: 0, legs: [], typeId: 0, stakeText: '', changeCoefAction: 2, limits: null, question: null, intents: [], result: null, undo: [], redo: [],
};

export function draftOf(state: CouponState): Draft {
  return { legs: state.legs, typeId: state.typeId, stakeText: state.stakeText };
}

export function evolveCoupon(state: CouponState, event: CouponEvent): CouponState {
  switch (event.type) {
    case 'coupon/legAdded': {
      const { couponId, leg, typeId } = event.payload;
      if (state.legs.some((each) => each.marketId === leg.marketId)) return state;
      const named = state.couponId === '' ? { couponId, attempt: 0 } : {};
      const legs = [...state.legs, leg];
      // Decided in a tab that did not know of all these legs, the type may not hold them.
      return { ...edited(state), ...named, legs, typeId: fittingType(typeId, legs.length), limits: null };
    }
    case 'coupon/legRemoved': {
      const legs = state.legs.filter((each) => each.marketId !== event.payload.marketId);
      return { ...edited(state), legs, typeId: fittingType(event.payload.typeId, legs.length), limits: null };
    }
    case 'coupon/cleared':
      return { ...edited(state), legs: [], typeId: 0, limits: null };
    case 'coupon/typeChosen':
      return { ...edited(state), typeId: event.payload.typeId, limits: null };
    case 'coupon/stakeTyped':
      return { ...state, stakeText: event.payload.text, result: null };
    case 'coupon/changeActionChosen':
      return { ...state, changeCoefAction: event.payload.action };
    case 'coupon/limitsKnown':
      return { ...state, limits: event.payload };
    case 'coupon/priceMoved':
      return state;
    case 'coupon/pricesAccepted':
      return { ...state, question: null, legs: withPrices(state.legs, event.payload.prices) };
    case 'coupon/questionAsked':
      return { ...state, question: event.payload.prices, result: null };
    case 'coupon/questionClosed':
      return { ...state, question: null };
    case 'coupon/draftRestored': {
      const { draft, direction } = event.payload;
      const now = draftOf(state);
      const stacks = direction === 'undo'
        ? { undo: state.undo.slice(0, -1), redo: [...state.redo, now] }
        : { undo: [...state.undo, now], redo: state.redo.slice(0, -1) };
      return { ...state, ...draft, ...stacks, question: null, limits: null };
    }
    case 'coupon/placeIntended': {
      const { key, sent, legs, at } = event.payload;
      if (state.intents.some((each) => each.key === key)) return state;
      return { ...state, couponId: state.couponId === '' ? sent.id : state.couponId, question: null, result: null, intents: [...state.intents, { key, couponId: sent.id, sent, legs, at, phase: 'saving', acceptAt: null }] };
    }
    case 'coupon/placeSent':
      return withPhase(state, event.payload.key, 'sending', null);
    case 'coupon/placeNotSaved':
      return { ...withoutIntent(state, event.payload.key), result: { kind: 'notSaved' } };
    case 'coupon/placePending':
      return withPhase(state, event.payload.key, 'pending', event.payload.acceptAt);
    case 'coupon/placeUnknown':
      return withPhase(state, event.payload.key, 'unknown', null);
    case 'coupon/betAccepted': {
      const intent = state.intents.find((each) => each.key === event.payload.key);
      if (intent === undefined) return state;
      const rest = { ...withoutIntent(state, event.payload.key), result: { kind: 'accepted' as const, bet: event.payload.bet } };
      // Only the coupon that was placed is emptied.
      return intent.couponId === state.couponId ? { ...rest, couponId: '', attempt: 0, legs: [], typeId: 0, undo: [], redo: [], limits: null } : rest;
    }
    case 'coupon/betRejected': {
      const intent = state.intents.find((each) => each.key === event.payload.key);
      if (intent === undefined) return state;
      const rest = { ...withoutIntent(state, event.payload.key), result: { kind: 'rejected' as const, reasons: event.payload.reasons } };
      return intent.couponId === state.couponId ? { ...rest, attempt: state.attempt + 1 } : rest;
    }
    case 'coupon/resultDismissed':
      return { ...state, result: null };
    case 'coupon/forgotten':
      return EMPTY_COUPON;
  }
  return state;
}

function edited(state: CouponState): CouponState {
  return { ...state, undo: [...state.undo, draftOf(state)].slice(-UNDO_STEPS), redo: [], question: null, result: null };
}

function withPrices(legs: readonly Leg[], prices: readonly PriceSeen[]): readonly Leg[] {
  const byMarket = new Map(prices.map(({ marketId, price }) => [marketId, price]));
  return legs.map((leg) => ({ ...leg, price: byMarket.get(leg.marketId) ?? leg.price }));
}

function withPhase(state: CouponState, key: string, phase: Intent['phase'], acceptAt: number | null): CouponState {
  return { ...state, intents: state.intents.map((each) => (each.key === key ? { ...each, phase, acceptAt } : each)) };
}

function withoutIntent(state: CouponState, key: string): CouponState {
  return { ...state, intents: state.intents.filter((each) => each.key !== key) };
}
