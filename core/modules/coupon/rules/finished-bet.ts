/** The coupon's state after a bet was accepted, rejected or not saved. */
import type { Bet } from '../../history/public.ts';
import { settledGroup } from './placed-group.ts';
import type { CouponState, Intent, Placed } from '../state.ts';
import { MAX_ENDED_ORDERS } from '../state.ts';
import type { Leg, Refusal } from '../types.ts';

export function finished(state: CouponState, key: string, outcome: Placed['outcome']): CouponState {
  const intent = state.intents.find((each) => each.key === key);
  if (intent === undefined) return state;
  const rest = { ...state, intents: state.intents.filter((each) => each.key !== key) };
  // The coupon of an order was emptied when the operator accepted the order.
  if (intent.phase === 'ordered') return outcome.kind === 'rejected' ? withEnded(rest, intent, outcome.reasons) : rest;
  return settledGroup(
    { ...rest, results: [...rest.results, placed(intent, outcome)] },
    outcome.kind === 'accepted' ? { ...intent, legs: legsOfBet(intent.legs, outcome.bet, state.legs) } : intent,
    outcome.kind === 'accepted' ? 'taken' : outcome.kind === 'rejected' ? 'refused' : 'unsent',
  );
}

/** Records an ended order. An order that the player cancelled needs no message. */
function withEnded(state: CouponState, intent: Intent, reasons: readonly Refusal[]): CouponState {
  const codes = reasons.map(({ code }) => code);
  if (codes.includes('cancelled')) return state;
  const { key, legs, sent, at } = intent;
  const ended = [{ key, legs, amount: sent.amount, at, codes }, ...state.endedOrders];
  return { ...state, endedOrders: ended.slice(0, MAX_ENDED_ORDERS) };
}

/**
 * The legs that an accepted bet takes from the coupon. Two tabs that press crossing edits at the same moment send
 * different coupons under one key: the operator's bet says in every tab which of them it is [CPN-12]. An operator that
 * names no leg means the intent's.
 */
function legsOfBet(intended: readonly Leg[], bet: Bet, inCoupon: readonly Leg[]): readonly Leg[] {
  const ids = new Set(bet.legs.map(({ marketId }) => marketId));
  return ids.size === 0 ? intended : [...intended, ...inCoupon].filter(({ marketId }) => ids.has(marketId));
}

export function placed({ key, group, legs, sent }: Intent, outcome: Placed['outcome']): Placed {
  return { key, group, legs, amount: sent.amount, outcome };
}
