import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith, integer } from '../../http/wire-tools.ts';
import { ok } from '../../kernel/result.ts';
import { betSchema, betTypeNames, betTypeSchema, withBetType } from '../history/public.ts';
import type { BetTypeName } from '../history/public.ts';
import { APP_VIEWS, legIdentityEntries, ODDS_VIEWS, storedOddsView, viewsOf } from '../line/public.ts';
import { changeActionNames } from './change-action.ts';
import { changeActionIdOf } from './change-action-wire.ts';
import type { CouponEvent } from './messages.ts';
import { arranged } from './rules/arrange.ts';
import { CHANGE_TOLERANCES } from './rules/accepted-move.ts';
import type { CouponState } from './state.ts';
import { DEFAULT_SETTINGS, EMPTY_COUPON } from './state.ts';

/** One decoded reason of the operator. */
export const refusalSchema = v.object({
  code: v.string(),
  marketId: v.nullish(integer, null),
  price: v.nullish(integer, null),
  amount: v.nullish(integer, null),
});

// The journal's contents are untrusted as well: they are decoded before they are folded.

const leg = v.object({
  ...legIdentityEntries,
  price: integer,
  addedAt: v.exactOptional(integer),
  expressId: v.exactOptional(v.string()),
});
const block = v.object({ id: integer, marketIds: v.array(integer), stakeText: v.string() });
const text = v.string();
/** Exact odds stored before there was a view were decimal; then views were stored as the operator's numbers. */
const oddsView = v.optional(storedOddsView, 'decimal');
/**
 * A stored type that this version does not know is a single until the draft is repaired: then the type fits [CPN-16].
 */
const betType = v.pipe(
  betTypeSchema,
  v.transform((stored): BetTypeName => (stored === 'unknown' ? 'single' : stored)),
);
/** Fields that an older coupon did not have are empty. */
const draftEntries = {
  legs: v.array(leg),
  betType,
  stakeText: text,
  systemValue: v.optional(v.pipe(integer, v.minValue(2)), 2),
  bankers: v.optional(v.array(integer), []),
  blocks: v.optional(v.array(block), []),
  legStakes: v.optional(v.array(v.object({ marketId: integer, text })), []),
  promoCode: v.optional(text, ''),
  isBonusBetDeleted: v.optional(v.boolean(), false),
  exactCoefText: v.optional(text, ''),
  exactCoefView: oddsView,
};
const draft = withBetType(v.object(draftEntries));
/** A journal of an older version has the operator's number. */
const changeAction = v.pipe(
  v.unknown(),
  v.transform((stored) => changeActionNames.find((name) => changeActionIdOf(name) === stored) ?? stored),
  v.picklist(changeActionNames),
);
const changeTolerance = v.picklist(CHANGE_TOLERANCES);
const flag = v.boolean();
const someFlag = v.exactOptional(flag);
const someText = v.exactOptional(text);
/** Some of the settings: the changed ones, or the ones that existed when a snapshot was written. */
const settings = v.object({
  changeCoefAction: v.exactOptional(changeAction),
  changeCoefTolerance: v.exactOptional(changeTolerance),
  isAutoMax: someFlag,
  isVipBet: someFlag,
  isAdvance: someFlag,
  isBalanceShown: someFlag,
  isPossibleWinShown: someFlag,
  isSelectAccountShown: someFlag,
  isCouponFixed: someFlag,
  isDropOnScoreChange: someFlag,
  isManualAmountStep: someFlag,
  amountStepText: someText,
  isOneClick: someFlag,
  oneClickText: someText,
  oneClickBonusText: someText,
});
const sentBet = v.pipe(
  v.object({
    marketId: integer,
    gameId: integer,
    kind: integer,
    type: integer,
    param: integer,
    coef: integer,
    seenCoef: v.optional(integer),
    isLive: flag,
    isBanker: v.optional(flag, false),
    blockId: v.optional(integer, 0),
  }),
  v.transform((read) => ({ ...read, seenCoef: read.seenCoef ?? read.coef })),
);
const sentEntries = {
  id: text,
  accountId: integer,
  userId: text,
  amount: integer,
  betType: v.picklist(betTypeNames),
  systemValue: integer,
  changeCoefAction: changeAction,
  changeCoefTolerance: v.optional(changeTolerance, 0),
  coef: text,
  oddsView: v.picklist(ODDS_VIEWS),
  appView: v.picklist(APP_VIEWS),
  coefByView: v.optional(text, ''),
  bets: v.array(sentBet),
  amountByBlockId: v.optional(v.array(v.object({ blockId: integer, amount: integer })), []),
  prepaidAmount: v.optional(integer, 0),
  exactCoef: v.nullish(integer, null),
  isDropOnScoreChange: v.optional(flag, false),
  isVipBet: v.optional(flag, false),
  hasBonusBet: v.optional(flag, false),
  promoCode: v.optional(text, ''),
  hyperBonusPercent: v.optional(integer, 0),
  minHyperBonusBetLimit: v.optional(integer, 0),
  maxHyperBonusLimit: v.optional(integer, 0),
  refId: v.nullish(integer, null),
};
/**
 * The coupon that was agreed to. Intents of older versions have the operator's numbers of its type, its action and its
 * odds view. A word that this version does not know makes the intent invalid, because no other coupon may be sent in its
 * place.
 */
const sent = withBetType(
  v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((read) => ({ ...viewsOf(read['coefViewId']), ...read })),
    v.object(sentEntries),
  ),
);
const priceSeen = v.object({ marketId: integer, price: integer });
const nothing = v.object({});
const key = v.string();
const marketId = integer;
const agreed = v.object({ sent, legs: v.array(leg), at: integer });
/** A bet placed before several bets could be placed together is a group of its own. */
const intended = v.pipe(
  v.object({ key, group: v.optional(v.string()), sent, legs: v.array(leg), at: integer }),
  v.transform((payload) => ({ ...payload, group: payload.group ?? payload.key })),
);

function of<const T extends string, S extends v.GenericSchema>(
  type: T,
  payload: S,
): v.ObjectSchema<{ readonly type: v.LiteralSchema<T, undefined>; readonly payload: S }, undefined> {
  return v.object({ type: v.literal(type), payload });
}

const event = v.variant('type', [
  of('coupon/legAdded', withBetType(v.object({ couponId: text, leg, betType }))),
  of('coupon/legRemoved', withBetType(v.object({ marketId, betType }))),
  of('coupon/legReplaced', v.object({ marketId, leg })),
  of('coupon/cleared', nothing),
  of('coupon/typeChosen', withBetType(v.object({ betType }))),
  of('coupon/stakeTyped', v.object({ text })),
  of('coupon/systemChosen', v.object({ value: integer })),
  of('coupon/bankerSet', v.object({ marketId, isBanker: flag })),
  of('coupon/legMoved', v.object({ marketId, to: integer })),
  of('coupon/blocksArranged', v.object({ blocks: v.array(block) })),
  of('coupon/blockStakeTyped', v.object({ blockId: integer, text })),
  of('coupon/legStakeTyped', v.object({ marketId, text })),
  of('coupon/promoCodeChosen', v.object({ code: text })),
  of('coupon/bonusBetSet', v.object({ isOn: flag })),
  of('coupon/exactCoefTyped', v.object({ text, view: oddsView })),
  of('coupon/accountChosen', v.object({ accountId: integer })),
  of('coupon/changeActionChosen', v.object({ action: changeAction, tolerance: v.exactOptional(changeTolerance) })),
  of('coupon/settingsChanged', v.object({ settings })),
  of('coupon/pricesAccepted', v.object({ prices: v.array(priceSeen) })),
  of('coupon/draftRestored', v.object({ draft, direction: v.picklist(['undo', 'redo']) })),
  of('coupon/loaded', v.object({ ask: text, couponId: text, draft, missing: integer })),
  of('coupon/placeIntended', intended),
  of('coupon/placeSent', v.object({ key })),
  of('coupon/placeNotSaved', v.object({ key, why: v.exactOptional(v.literal('otherTab')) })),
  of('coupon/placePending', v.object({ key, acceptAt: integer })),
  of('coupon/placeUnknown', v.object({ key, at: integer })),
  of('coupon/orderTaken', v.object({ key, exactCoef: integer, since: integer, expiresAt: integer })),
  of('coupon/orderCancelAsked', v.object({ key })),
  of('coupon/orderDismissed', v.object({ key })),
  of(
    'coupon/betAccepted',
    v.object({ key, bet: betSchema, agreed: v.nullish(agreed, null), isOrder: v.exactOptional(v.literal(true)) }),
  ),
  of(
    'coupon/betRejected',
    v.object({ key, reasons: v.array(refusalSchema), isOrder: v.exactOptional(v.literal(true)) }),
  ),
  of('coupon/resultDismissed', nothing),
  of('coupon/forgotten', nothing),
]);

export const decodeEvent: Decode<CouponEvent> = decodeWith(event);

const order = v.object({ exactCoef: integer, since: integer, expiresAt: integer, isCancelling: flag });
/** An older snapshot calls an order's phase `waiting`. */
const phase = v.pipe(
  v.picklist(['saving', 'sending', 'pending', 'unknown', 'ordered', 'waiting']),
  v.transform((stored) => (stored === 'waiting' ? 'ordered' : stored)),
);
const intent = v.pipe(
  v.object({
    key,
    group: v.optional(v.string()),
    couponId: text,
    sent,
    legs: v.array(leg),
    at: integer,
    phase,
    acceptAt: v.nullable(integer),
    order: v.nullish(order, null),
    groupEnd: v.nullish(v.picklist(['refused', 'taken']), null),
  }),
  v.transform((read) => ({ ...read, group: read.group ?? read.key })),
);

const endedOrder = v.object({ key: text, legs: v.array(leg), amount: integer, at: integer, codes: v.array(text) });

/**
 * The part of a snapshot that a player would miss: draft, settings, open intents, ended orders and edits. A question,
 * results and limits are momentary.
 */
const state = withBetType(
  v.object({
    ...draftEntries,
    couponId: text,
    attempt: integer,
    settings: v.optional(settings, {}),
    changeCoefAction: v.optional(changeAction),
    accountId: v.nullish(integer, null),
    intents: v.array(intent),
    endedOrders: v.optional(v.array(endedOrder), []),
    undo: v.array(draft),
    redo: v.array(draft),
  }),
);

export const decodeState: Decode<CouponState> = (value) => {
  const decoded = decodeWith(state)(value);
  if (!decoded.ok) return decoded;
  const { settings: kept, changeCoefAction, ...rest } = decoded.value;
  const chosen = { ...DEFAULT_SETTINGS, ...(changeCoefAction === undefined ? {} : { changeCoefAction }), ...kept };
  return ok(arranged({ ...EMPTY_COUPON, ...rest, settings: chosen }));
};
