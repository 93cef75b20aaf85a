/** From a wish to an answer: the odds question, the intent, and what the operator said [CPN-7 … CPN-14]. */
import type { Stamp } from '../../../kernel/message.ts';
import type { Result } from '../../../kernel/result.ts';
import { err, ok } from '../../../kernel/result.ts';
import type { CouponFacts } from '../facts.ts';
import type { CouponCommand, CouponEvent, CouponRejection, PriceSeen, SentCoupon } from '../messages.ts';
import type { CouponState, Intent } from '../state.ts';
import { blockersOf } from './blockers.ts';
import { mustAsk, pricesNow } from './odds-change.ts';
import { readStake } from './stake.ts';
import { totalsOf } from './totals.ts';

type Decided = Result<readonly CouponEvent[], CouponRejection>;
type Of<T extends CouponCommand['type']> = Extract<CouponCommand, { type: T }>;

export function decidePlace(
  command: Of<'coupon/observePrices' | 'coupon/place' | 'coupon/acceptPrices' | 'coupon/declinePrices'>,
  state: CouponState,
  facts: CouponFacts,
  stamp: Stamp,
): Decided {
  switch (command.type) {
    case 'coupon/observePrices': {
      const moved = command.payload.moves.filter(({ marketId }) => state.legs.some((leg) => leg.marketId === marketId));
      const events = moved.map((payload): CouponEvent => ({ type: 'coupon/priceMoved', payload }));
      // Prices that move while the question is open ask again: what she accepts is what she saw.
      const now = pricesNow(state.legs, facts);
      const again = state.question !== null && !samePrices(state.question, now);
      return ok(again ? [...events, { type: 'coupon/questionAsked', payload: { prices: now } }] : events);
    }
    case 'coupon/place':
      return place(state, facts, stamp, []);
    case 'coupon/acceptPrices': {
      if (state.question === null) return err({ code: 'coupon/noQuestion' });
      const accepted: CouponEvent = { type: 'coupon/pricesAccepted', payload: { prices: state.question } };
      const byMarket = new Map(state.question.map(({ marketId, price }) => [marketId, price]));
      const agreed = { ...state, question: null, legs: state.legs.map((leg) => ({ ...leg, price: byMarket.get(leg.marketId) ?? leg.price })) };
      const placed = place(agreed, facts, stamp, [accepted]);
      return placed.ok ? placed : ok([accepted]);
    }
    case 'coupon/declinePrices':
      return state.question === null ? err({ code: 'coupon/noQuestion' }) : ok([{ type: 'coupon/questionClosed', payload: {} }]);
  }
}

function place(state: CouponState, facts: CouponFacts, stamp: Stamp, before: readonly CouponEvent[]): Decided {
  const blockers = blockersOf(state, facts);
  if (blockers.length > 0 || facts.player === null) return err({ code: 'coupon/blocked', blockers: blockers.map(({ code }) => code) });
  const now = pricesNow(state.legs, facts);
  if (mustAsk(state.legs, now, state.changeCoefAction)) return ok([...before, { type: 'coupon/questionAsked', payload: { prices: now } }]);
  const stake = readStake(state.stakeText, facts.player.currency);
  if (!stake.ok) return err({ code: 'coupon/blocked', blockers: [stake.error] });
  // Legs without a name: another tab's edit crossed the acceptance that took it. Two coupons must never share a key.
  const named = state.couponId === '' ? { ...state, couponId: stamp.id } : state;
  const key = `${named.couponId}.${named.attempt}`;
  const sent = sentCoupon(named, facts.player, stake.value, now, facts.oddsView);
  const legs = state.legs.map((leg, at) => ({ ...leg, price: now[at]?.price ?? leg.price }));
  return ok([...before, { type: 'coupon/placeIntended', payload: { key, sent, legs, at: stamp.at } }]);
}

/** The coupon as it would be sent now, for questions about it; null while there is no account or no leg. */
export function draftToSend(state: CouponState, facts: CouponFacts): SentCoupon | null {
  if (facts.player === null || state.legs.length === 0) return null;
  const stake = readStake(state.stakeText, facts.player.currency);
  return sentCoupon(state, facts.player, stake.ok ? stake.value : 0, pricesNow(state.legs, facts), facts.oddsView);
}

function sentCoupon(state: CouponState, player: NonNullable<CouponFacts['player']>, amount: number, now: readonly PriceSeen[], oddsView: number): SentCoupon {
  return {
    id: state.couponId,
    accountId: player.accountId,
    userId: player.userId,
    amount,
    typeId: state.typeId,
    systemValue: 2,
    changeCoefAction: state.changeCoefAction,
    coef: totalsOf(state.typeId, now, amount).odds,
    coefViewId: oddsView,
    bets: state.legs.map((leg, at) => ({
      marketId: leg.marketId, gameId: leg.gameId, kind: leg.kind, type: leg.type, param: leg.param, coef: now[at]?.price ?? leg.price, isLive: leg.isLive,
    })),
  };
}

export function decideAnswer(
  command: Of<'coupon/reportSaved' | 'coupon/reportUnsaved' | 'coupon/reportAnswer' | 'coupon/reportUnknown'>,
  state: CouponState,
  stamp: Stamp,
): Decided {
  const { key } = command.payload;
  const intent = state.intents.find((each) => each.key === key);
  if (intent === undefined) return err({ code: 'coupon/noSuchIntent' });
  switch (command.type) {
    case 'coupon/reportSaved':
      return intent.phase === 'saving' ? ok([{ type: 'coupon/placeSent', payload: { key } }]) : ok([]);
    case 'coupon/reportUnsaved':
      return intent.phase === 'saving' ? ok([{ type: 'coupon/placeNotSaved', payload: { key } }]) : ok([]);
    case 'coupon/reportUnknown':
      return intent.phase === 'unknown' ? ok([]) : ok([{ type: 'coupon/placeUnknown', payload: { key, at: stamp.at } }]);
    case 'coupon/reportAnswer':
      return ok(answerEvents(intent, command.payload.answer));
  }
}

function answerEvents(intent: Intent, answer: Of<'coupon/reportAnswer'>['payload']['answer']): readonly CouponEvent[] {
  const { key } = intent;
  switch (answer.status) {
    case 'accepted':
      return [{ type: 'coupon/betAccepted', payload: { key, bet: answer.bet } }];
    case 'rejected':
      return [{ type: 'coupon/betRejected', payload: { key, reasons: answer.reasons } }];
    case 'pending':
      return intent.phase === 'pending' && intent.acceptAt === answer.acceptAt ? [] : [{ type: 'coupon/placePending', payload: { key, acceptAt: answer.acceptAt } }];
  }
}

function samePrices(left: readonly PriceSeen[], right: readonly PriceSeen[]): boolean {
  return left.length === right.length && left.every(({ marketId, price }, at) => right[at]?.marketId === marketId && right[at]?.price === price);
}
