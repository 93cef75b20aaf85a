/** Where placing stands, in the words of the views; and what the operator's refusals mean here [CPN-14, CPN-20, CPN-22]. */
import { text } from '../../../kernel/text.ts';
import type { CouponState, Intent, Placed } from '../state.ts';
import type { Refusal } from '../types.ts';
import type { Blocker, CouponView, PlacedItem, PlacingView } from '../views.ts';

export function viewPlacing(state: CouponState, currency: string, now: number): PlacingView {
  const intents = state.intents.filter(({ phase }) => phase !== 'waiting');
  const items = [...state.results.map((each) => doneItem(each, state, currency)), ...intents.map(openItem)];
  if (items.length > 1 || (items.length === 1 && state.settings.isOneClick))
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
      return { state: 'rejected', reasons: outcome.reasons.map((reason) => viewRefusal(reason, state, currency)) };
    case 'notSaved':
      return { state: 'rejected', reasons: [notSaved] };
    case 'blocked':
      return { state: 'rejected', reasons: outcome.reasons.map((reason) => viewBlocked(reason, result, currency)) };
  }
}

const notSaved: Blocker = { code: 'notSaved', text: text('coupon.refused.notSaved'), money: [], remedy: null };

function several(state: CouponState, items: readonly PlacedItem[], isOver: boolean): PlacingView {
  const place = new Map(state.legs.map(({ marketId }, at) => [marketId, at]));
  const order = (item: PlacedItem): number => place.get(item.legs[0]?.marketId ?? -1) ?? -1;
  const count = (is: PlacedItem['state']): number => items.filter((item) => item.state === is).length;
  return {
    state: 'several',
    items: items.toSorted((left, right) => order(left) - order(right)),
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
      return { state: 'waiting', acceptAt: intent.acceptAt ?? now };
    case 'unknown':
    case 'waiting':
      return { state: 'unknown', sinceMs: Math.max(0, now - intent.at) };
  }
}

function openItem({ key, legs, sent, phase, acceptAt }: Intent): PlacedItem {
  return {
    key,
    legs,
    amount: sent.amount,
    state: phase === 'pending' || phase === 'waiting' ? 'waiting' : phase,
    acceptAt,
    bet: null,
    reasons: [],
  };
}

function doneItem({ key, legs, amount, outcome }: Placed, state: CouponState, currency: string): PlacedItem {
  const item = { key, legs, amount, acceptAt: null, bet: null, reasons: [] };
  switch (outcome.kind) {
    case 'accepted':
      return { ...item, state: 'accepted', bet: outcome.bet };
    case 'ordered':
      return { ...item, state: 'waiting' };
    case 'rejected':
      return {
        ...item,
        state: 'rejected',
        reasons: outcome.reasons.map((reason) => viewRefusal(reason, state, currency)),
      };
    case 'notSaved':
      return { ...item, state: 'rejected', reasons: [notSaved] };
    case 'blocked':
      return {
        ...item,
        state: 'rejected',
        reasons: outcome.reasons.map((reason) => viewBlocked(reason, { legs }, currency)),
      };
  }
}

/** A reason that stood against a tap, in the words of the coupon's own reasons. */
function viewBlocked({ code, amount }: Refusal, { legs: [leg] }: Pick<Placed, 'legs'>, currency: string): Blocker {
  const params = { home: leg?.home ?? '', away: leg?.away ?? '', currency, ...(amount === null ? {} : { amount }) };
  return { code, text: text(`coupon.block.${code}`, params), money: amount === null ? [] : ['amount'], remedy: null };
}

export function viewOrders({ intents }: CouponState): CouponView['orders'] {
  return intents.flatMap(({ key, legs, sent, order }) =>
    order === null ? [] : [{ key, legs, amount: sent.amount, ...order }],
  );
}

/** The operator's refusals that the site has words for; any other is shown with its code. */
const KNOWN_REFUSALS: ReadonlySet<string> = new Set([
  'priceMoved',
  'suspended',
  'finished',
  'unknownMarket',
  'sameGame',
  'belowMinimum',
  'aboveMaximum',
  'insufficientFunds',
  'typeNotAllowed',
  'abandoned',
  'coefNotAvailable',
  'bannedExpress',
  'blocked',
  'bankerNotAllowed',
  'badSystemValue',
  'badBlocks',
  'badBlockAmount',
  'vipNotAllowed',
  'bonusBetNotAllowed',
  'promoCodeUnknown',
  'promoCodeUsed',
  'promoCodeExpired',
  'promoCodeNotForCoupon',
  'promoCodeAmount',
  'advanceTooSmall',
  'scoreChanged',
  'expired',
  'cancelled',
  'excluded',
  'timeOut',
  'sessionOver',
  'limitReached',
  'limitMissing',
]);

function viewRefusal({ code, marketId, price, amount }: Refusal, state: CouponState, currency: string): Blocker {
  const leg = state.legs.find((each) => each.marketId === marketId);
  const params = {
    home: leg?.home ?? '',
    away: leg?.away ?? '',
    currency,
    ...(amount === null ? {} : { amount }),
    ...(price === null ? {} : { price }),
    ...(leg === undefined ? {} : { oldPrice: leg.price }),
  };
  const known = KNOWN_REFUSALS.has(code);
  return {
    code,
    text: known ? text(`coupon.refused.${code}`, params) : text('coupon.refused.other', { code }),
    money: amount === null ? [] : ['amount'],
    remedy: remedyOf(code, leg?.marketId ?? null, amount, params),
  };
}

const LEG_IS_LOST: ReadonlySet<string> = new Set([
  'suspended',
  'finished',
  'unknownMarket',
  'sameGame',
  'bannedExpress',
  'blocked',
]);
const STAKE_IS_WRONG: ReadonlySet<string> = new Set([
  'belowMinimum',
  'aboveMaximum',
  'insufficientFunds',
  'advanceTooSmall',
  'promoCodeAmount',
  'limitReached',
]);

function remedyOf(
  code: string,
  marketId: number | null,
  amount: number | null,
  params: Readonly<Record<string, string | number>>,
): Blocker['remedy'] {
  if (LEG_IS_LOST.has(code) && marketId !== null)
    return {
      text: text('coupon.remedy.removeLeg', params),
      command: { type: 'coupon/removeLeg', payload: { marketId } },
    };
  if (code === 'bankerNotAllowed' && marketId !== null)
    return {
      text: text('coupon.remedy.unsetBanker', params),
      command: { type: 'coupon/setBanker', payload: { marketId, isBanker: false } },
    };
  if (STAKE_IS_WRONG.has(code) && amount !== null && amount > 0)
    return { text: text('coupon.remedy.setStake', params), command: { type: 'coupon/setStake', payload: { amount } } };
  if (code.startsWith('promoCode'))
    return {
      text: text('coupon.remedy.dropPromo'),
      command: { type: 'coupon/choosePromoCode', payload: { code: '' } },
    };
  if (code === 'bonusBetNotAllowed')
    return {
      text: text('coupon.remedy.dropBonusBet'),
      command: { type: 'coupon/setBonusBet', payload: { isOn: false } },
    };
  if (code === 'vipNotAllowed')
    return {
      text: text('coupon.remedy.dropVip'),
      command: { type: 'coupon/changeSettings', payload: { settings: { isVipBet: false } } },
    };
  if (code === 'priceMoved' || code === 'abandoned')
    return { text: text('coupon.remedy.placeAgain'), command: { type: 'coupon/place', payload: {} } };
  return null;
}
