import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { err, ok } from '../../kernel/result.ts';
import { betSchema } from '../history/public.ts';
import type { BetAnswer, CouponEvent, CouponLimits } from './messages.ts';
import type { CouponState } from './state.ts';

const reason = v.object({ code: v.string(), marketId: v.nullish(integer, null), price: v.nullish(integer, null), amount: v.nullish(integer, null) });

const answer = v.variant('status', [
  v.object({ status: v.literal('accepted'), key: v.string(), bet: betSchema }),
  v.object({ status: v.literal('pending'), key: v.string(), acceptAt: integer }),
  v.object({ status: v.literal('rejected'), key: v.string(), reasons: v.array(reason) }),
]);

/** A bet answer; one for another key is no answer. */
export function decodeAnswerFor(key: string): Decode<BetAnswer> {
  const decode = decodeWith(answer);
  return (value) => {
    const decoded = decode(value);
    if (!decoded.ok) return decoded;
    return decoded.value.key === key ? ok(decoded.value) : err('key: an answer for another key');
  };
}

export const decodeLimits: Decode<CouponLimits> = decodeWith(v.object({ minBetAmount: integer, maxBetAmount: integer, maxPayout: integer }));

// What the journal holds is foreign as well: it is decoded before it is folded.

const leg = v.object({
  marketId: integer, gameId: integer, sportId: integer, champ: v.string(), home: v.string(), away: v.string(), kind: integer, type: integer, param: integer,
  label: v.nullable(v.string()), isLive: v.boolean(), startsAt: integer, price: integer,
});
const draft = v.object({ legs: v.array(leg), typeId: integer, stakeText: v.string() });
const changeAction = v.picklist([0, 1, 2]);
const sentBet = v.object({ marketId: integer, gameId: integer, kind: integer, type: integer, param: integer, coef: integer, isLive: v.boolean() });
const sent = v.object({
  id: v.string(), accountId: integer, userId: v.string(), amount: integer, typeId: integer, systemValue: integer, changeCoefAction: changeAction, coef: v.string(),
  coefViewId: integer, bets: v.array(sentBet),
});
const priceSeen = v.object({ marketId: integer, price: integer });
const nothing = v.object({});
const key = v.string();

const event = v.variant('type', [
  v.object({ type: v.literal('coupon/legAdded'), payload: v.object({ couponId: v.string(), leg, typeId: integer }) }),
  v.object({ type: v.literal('coupon/legRemoved'), payload: v.object({ marketId: integer, typeId: integer }) }),
  v.object({ type: v.literal('coupon/cleared'), payload: nothing }),
  v.object({ type: v.literal('coupon/typeChosen'), payload: v.object({ typeId: integer }) }),
  v.object({ type: v.literal('coupon/stakeTyped'), payload: v.object({ text: v.string() }) }),
  v.object({ type: v.literal('coupon/changeActionChosen'), payload: v.object({ action: changeAction }) }),
  v.object({ type: v.literal('coupon/pricesAccepted'), payload: v.object({ prices: v.array(priceSeen) }) }),
  v.object({ type: v.literal('coupon/draftRestored'), payload: v.object({ draft, direction: v.picklist(['undo', 'redo']) }) }),
  v.object({ type: v.literal('coupon/placeIntended'), payload: v.object({ key, sent, legs: v.array(leg), at: integer }) }),
  v.object({ type: v.literal('coupon/placeSent'), payload: v.object({ key }) }),
  v.object({ type: v.literal('coupon/placeNotSaved'), payload: v.object({ key }) }),
  v.object({ type: v.literal('coupon/placePending'), payload: v.object({ key, acceptAt: integer }) }),
  v.object({ type: v.literal('coupon/placeUnknown'), payload: v.object({ key, at: integer }) }),
  v.object({ type: v.literal('coupon/betAccepted'), payload: v.object({ key, bet: betSchema }) }),
  v.object({ type: v.literal('coupon/betRejected'), payload: v.object({ key, reasons: v.array(reason) }) }),
  v.object({ type: v.literal('coupon/resultDismissed'), payload: nothing }),
  v.object({ type: v.literal('coupon/forgotten'), payload: nothing }),
]);

export const decodeEvent: Decode<CouponEvent> = decodeWith(event);

const intent = v.object({
  key, couponId: v.string(), sent, legs: v.array(leg), at: integer, phase: v.picklist(['saving', 'sending', 'pending', 'unknown']), acceptAt: v.nullable(integer),
});

/** Of a snapshot, what a player would miss: her legs, stake, setting, open intents and edits. A question, a result or limits are of the moment. */
const state = v.object({
  couponId: v.string(), attempt: integer, legs: v.array(leg), typeId: integer, stakeText: v.string(), changeCoefAction: changeAction, intents: v.array(intent),
  undo: v.array(draft), redo: v.array(draft),
});

export const decodeState: Decode<CouponState> = (value) => {
  const decoded = decodeWith(state)(value);
  return decoded.ok ? ok({ ...decoded.value, limits: null, question: null, result: null }) : decoded;
};
