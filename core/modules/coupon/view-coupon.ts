/** The coupon as shells see it: everything that is said about it, computed from its state and the world, in one place. */
import type { Result as Outcome } from '../../kernel/result.ts';
import { text } from '../../kernel/text.ts';
import type { CouponFacts } from './facts.ts';
import type { Refusal } from './messages.ts';
import { blockersOf } from './rules/blockers.ts';
import { locksOf } from './rules/locks.ts';
import { pricesNow } from './rules/odds-change.ts';
import { betTypes } from './rules/settlement/bet-types.ts';
import { readStake, stakePresets, stakeStep } from './rules/stake.ts';
import { totalsOf } from './rules/totals.ts';
import { OFFERED, whyNot } from './rules/types.ts';
import type { CouponState } from './state.ts';
import type { Blocker, CouponView, OddsQuestion, PlacingView, TypeChoice } from './views.ts';

export function viewCoupon(state: CouponState, facts: CouponFacts, now: number): CouponView {
  const currency = facts.player?.currency ?? facts.guestCurrency;
  const read: Outcome<number, unknown> = readStake(state.stakeText, currency);
  const stake = read.ok ? read.value : null;
  const prices = pricesNow(state.legs, facts);
  const totals = totalsOf(state.typeId, prices, stake ?? 0);
  const blockers = blockersOf(state, facts);
  return {
    legs: state.legs.map((leg, at) => ({
      ...leg, seenPrice: leg.price, price: prices[at]?.price ?? leg.price, isLive: facts.market(leg.marketId)?.leg.isLive ?? leg.isLive,
      locks: locksOf(leg, state.legs, state.typeId, facts),
    })),
    typeId: state.typeId,
    types: OFFERED.map((typeId): TypeChoice => {
      const why = whyNot(typeId, state.legs, facts.maxLegs);
      return { typeId, name: betTypes[typeId].name, allowed: why === null, why };
    }),
    currency,
    stakeText: state.stakeText,
    stake,
    presets: stakePresets(currency),
    step: stakeStep(currency),
    minStake: state.limits?.minBetAmount ?? null,
    maxStake: state.limits?.maxBetAmount ?? null,
    totalOdds: totals.odds,
    totalOddsThousandths: totals.thousandths,
    maxWin: totals.maxWin,
    changeCoefAction: state.changeCoefAction,
    blockers,
    canPlace: blockers.length === 0,
    placing: viewPlacing(state, currency, now),
    question: viewQuestion(state, stake ?? 0),
    canUndo: state.undo.length > 0,
    canRedo: state.redo.length > 0,
  };
}

function viewQuestion(state: CouponState, stake: number): OddsQuestion | null {
  if (state.question === null) return null;
  const byMarket = new Map(state.question.map(({ marketId, price }) => [marketId, price]));
  const before = totalsOf(state.typeId, state.legs, stake);
  const after = totalsOf(state.typeId, state.question, stake);
  return {
    legs: state.legs.map(({ marketId, price }) => ({ marketId, oldPrice: price, newPrice: byMarket.get(marketId) ?? price })),
    oldOdds: before.odds,
    newOdds: after.odds,
    oldWin: before.maxWin ?? 0,
    newWin: after.maxWin ?? 0,
  };
}

function viewPlacing(state: CouponState, currency: string, now: number): PlacingView {
  const intent = state.intents.at(-1);
  if (intent !== undefined) {
    switch (intent.phase) {
      case 'saving':
        return { state: 'saving' };
      case 'sending':
        return { state: 'sending' };
      case 'pending':
        return { state: 'waiting', acceptAt: intent.acceptAt ?? now };
      case 'unknown':
        return { state: 'unknown', sinceMs: Math.max(0, now - intent.at) };
    }
  }
  if (state.result === null) return { state: 'idle' };
  switch (state.result.kind) {
    case 'accepted':
      return { state: 'accepted', bet: state.result.bet };
    case 'rejected':
      return { state: 'rejected', reasons: state.result.reasons.map((reason) => viewRefusal(reason, state, currency)) };
    case 'notSaved':
      return { state: 'rejected', reasons: [{ code: 'notSaved', text: text('coupon.refused.notSaved'), money: [], remedy: null }] };
  }
}

/** The operator's refusals that the site has words for; any other is shown with its code. */
const KNOWN_REFUSALS: ReadonlySet<string> = new Set([
  'priceMoved', 'suspended', 'finished', 'unknownMarket', 'sameGame', 'belowMinimum', 'aboveMaximum', 'insufficientFunds', 'typeNotAllowed', 'abandoned', 'coefNotAvailable',
]);

function viewRefusal({ code, marketId, price, amount }: Refusal, state: CouponState, currency: string): Blocker {
  const leg = state.legs.find((each) => each.marketId === marketId);
  const params = {
    home: leg?.home ?? '', away: leg?.away ?? '', currency,
    ...(amount === null ? {} : { amount }), ...(price === null ? {} : { price }), ...(leg === undefined ? {} : { oldPrice: leg.price }),
  };
  const known = KNOWN_REFUSALS.has(code);
  return {
    code,
    text: known ? text(`coupon.refused.${code}`, params) : text('coupon.refused.other', { code }),
    money: amount === null ? [] : ['amount'],
    remedy: remedyOf(code, leg?.marketId ?? null, amount, params),
  };
}

function remedyOf(code: string, marketId: number | null, amount: number | null, params: Readonly<Record<string, string | number>>): Blocker['remedy'] {
  if ((code === 'suspended' || code === 'finished' || code === 'unknownMarket' || code === 'sameGame') && marketId !== null) {
    return { text: text('coupon.remedy.removeLeg', params), command: { type: 'coupon/removeLeg', payload: { marketId } } };
  }
  if ((code === 'belowMinimum' || code === 'aboveMaximum' || code === 'insufficientFunds') && amount !== null && amount > 0) {
    return { text: text('coupon.remedy.setStake', params), command: { type: 'coupon/setStake', payload: { amount } } };
  }
  if (code === 'priceMoved' || code === 'abandoned') return { text: text('coupon.remedy.placeAgain'), command: { type: 'coupon/place', payload: {} } };
  return null;
}
