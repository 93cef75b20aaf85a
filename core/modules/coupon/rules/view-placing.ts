/** The state of placing, in the words of the views [CPN-14, CPN-20, CPN-22]. */
import { text } from '../../../kernel/text.ts';
import type { CouponFacts } from '../facts.ts';
import { endOfOrder } from '../order-end.ts';
import type { CouponState, Intent, Placed } from '../state.ts';
import type { Refusal } from '../types.ts';
import type { PlacingSlice } from '../slices.ts';
import type { Blocker, PlacedItem, PlacingView } from '../views.ts';
import type { ResolvedSlip } from './resolved-slip.ts';
import { viewRefusal } from './refusals.ts';

export function viewPlacing(state: CouponState, facts: CouponFacts, slip: ResolvedSlip, now: number): PlacingView {
  const { currency } = slip;
  const refused = (reasons: readonly Refusal[]): readonly Blocker[] =>
    reasons.map((reason) => viewRefusal(reason, state, facts, slip));
  const intents = state.intents.filter(({ phase }) => phase !== 'ordered');
  const items = [...state.results.map((each) => doneItem(each, refused, currency)), ...intents.map(openItem)];
  // A one-click bet is listed, also once one-click betting is off: it is not the coupon that the player sees.
  const isOfOther = intents.some(({ couponId }) => couponId !== state.couponId);
  if (items.length > 1 || (items.length === 1 && (state.settings.isOneClick || isOfOther)))
    return several(state, items, intents.length === 0);
  const [intent] = intents;
  if (intent !== undefined) return viewIntent(intent, now);
  const [result] = state.results;
  if (result === undefined) return { state: 'idle' };
  const { outcome } = result;
  switch (outcome.kind) {
    case 'accepted':
      return { state: 'accepted', bet: outcome.bet };
    case 'ordered':
      return { state: 'ordered', exactCoef: outcome.exactCoef };
    case 'rejected':
      return { state: 'rejected', reasons: refused(outcome.reasons) };
    case 'notSaved':
      return { state: 'rejected', reasons: [NOT_SENT[outcome.why]] };
    case 'blocked':
      return { state: 'rejected', reasons: outcome.reasons.map((reason) => viewBlocked(reason, result, currency)) };
  }
}

const notSent = (code: 'notSaved' | 'placedInOtherTab'): Blocker => ({
  code,
  text: text(`coupon.refused.${code}`),
  money: [],
  remedy: null,
});
const NOT_SENT = { storage: notSent('notSaved'), otherTab: notSent('placedInOtherTab') };

function several(state: CouponState, items: readonly PlacedItem[], isOver: boolean): PlacingView {
  const place = new Map(state.legs.map(({ marketId }, at) => [marketId, at]));
  const order = (item: PlacedItem): number => place.get(item.legs[0]?.marketId ?? -1) ?? -1;
  const count = (is: PlacedItem['state']): number => items.filter((item) => item.state === is).length;
  return {
    state: 'several',
    items: [...items].sort((left, right) => order(left) - order(right)),
    isOver,
    accepted: count('accepted'),
    rejected: count('rejected'),
  };
}

function viewIntent(intent: Intent, now: number): PlacingView {
  switch (intent.phase) {
    case 'saving':
      return { state: 'saving' };
    case 'sending':
      return { state: 'sending' };
    case 'pending':
      return { state: 'pending', acceptAt: intent.acceptAt ?? now };
    case 'unknown':
    case 'ordered':
      return { state: 'unknown' };
  }
}

function openItem({ key, legs, sent, phase, acceptAt }: Intent): PlacedItem {
  return {
    key,
    legs,
    amount: sent.amount,
    state: phase,
    acceptAt,
    bet: null,
    reasons: [],
  };
}

function doneItem(
  { key, legs, amount, outcome }: Placed,
  refused: (reasons: readonly Refusal[]) => readonly Blocker[],
  currency: string,
): PlacedItem {
  const item = { key, legs, amount, acceptAt: null, bet: null, reasons: [] };
  switch (outcome.kind) {
    case 'accepted':
      return { ...item, state: 'accepted', bet: outcome.bet };
    case 'ordered':
      return { ...item, state: 'ordered' };
    case 'rejected':
      return { ...item, state: 'rejected', reasons: refused(outcome.reasons) };
    case 'notSaved':
      return { ...item, state: 'rejected', reasons: [NOT_SENT[outcome.why]] };
    case 'blocked':
      return {
        ...item,
        state: 'rejected',
        reasons: outcome.reasons.map((reason) => viewBlocked(reason, { legs }, currency)),
      };
  }
}

/** A reason that blocked a tap, in the words of the coupon's own reasons. */
function viewBlocked({ code, amount }: Refusal, { legs: [leg] }: Pick<Placed, 'legs'>, currency: string): Blocker {
  const params = { home: leg?.home ?? '', away: leg?.away ?? '', currency, ...(amount === null ? {} : { amount }) };
  return { code, text: text(`coupon.block.${code}`, params), money: amount === null ? [] : ['amount'], remedy: null };
}

export function viewOrders({ intents }: CouponState): PlacingSlice['orders'] {
  return intents.flatMap(({ key, legs, sent, order }) =>
    order === null ? [] : [{ key, legs, amount: sent.amount, ...order }],
  );
}

/** Why an order ended without a bet, in the words of its notice. */
export function viewEndedOrders({ endedOrders }: CouponState): PlacingSlice['endedOrders'] {
  return endedOrders.map(({ codes, ...order }) => ({ ...order, why: endOfOrder(codes) }));
}
