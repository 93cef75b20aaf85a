import { EMPTY } from 'rxjs';
import { describe, expect, it } from 'vitest';
import type { Api } from 'touchline/http/api';
import { changeActionNames } from 'touchline/core/coupon/change-action';
import { couponPersist } from 'touchline/core/coupon/persist';
import { sendCoupon } from 'touchline/core/bet-placement/place-bet.process';
import { decodeLimitsFor } from 'touchline/core/bet-placement/wire';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import type { SentCoupon } from 'touchline/core/coupon/types';
import { decodeEvent, decodeState } from 'touchline/core/coupon/wire';
import { DEFAULT_SETTINGS, EMPTY_DRAFT } from 'touchline/core/coupon/state';
import { betTypeNames } from 'touchline/core/history/bet-type';
import { betOf, legOf, wireOf } from '../../arbitraries/coupon-world.ts';
import { sentOf } from './given.ts';

/** Events of the version in which a coupon was a single or an express. */
const OLD_SENT = {
  id: 'c',
  accountId: 7,
  userId: '7',
  amount: 1_000,
  typeId: 0,
  systemValue: 2,
  changeCoefAction: 2,
  coef: '2.000',
  coefViewId: 0,
  bets: [{ marketId: 10, gameId: 1, kind: 1, type: 0, param: 0, coef: 2_000, isLive: false }],
};
const OLD_DRAFT = { legs: [legOf(10)], typeId: 0, stakeText: '10' };
const OLD_STATE = {
  ...OLD_DRAFT,
  couponId: 'c',
  attempt: 1,
  changeCoefAction: 0,
  undo: [OLD_DRAFT],
  redo: [],
  intents: [{ key: 'c.1', couponId: 'c', sent: OLD_SENT, legs: [legOf(10)], at: 5, phase: 'sending', acceptAt: null }],
  limits: null,
  question: null,
  result: null,
};

/** The operator's numbers of odds views, and their words. Some are the same in both app views. */
const VIEWS = [
  [0, 'decimal', 'european'],
  [1, 'fractional', 'european'],
  [2, 'american', 'european'],
  [4, 'hongkong', 'european'],
  [5, 'indonesian', 'european'],
  [6, 'malaysian', 'european'],
  [14, 'hongkong', 'asian'],
  [15, 'indonesian', 'asian'],
  [16, 'malaysian', 'asian'],
] as const;

/** The body of a request to place a bet, as the operator receives it: every byte counts. */
const requestOf = (typeId: number, actionId: number, view: number): string =>
  `{"id":"c","accountId":7,"userId":"7","amount":1000,"typeId":${typeId},"systemValue":2,` +
  `"changeCoefAction":${actionId},"changeCoefTolerance":5,"coef":"2.000","coefViewId":${view},"coefByView":"2.00",` +
  '"bets":[{"marketId":10,"gameId":1,"kind":1,"type":0,"param":0,"coef":2000,"seenCoef":2000,"isLive":false,' +
  '"isBanker":true,"blockId":3}],"amountByBlockId":[{"blockId":3,"amount":500}],"prepaidAmount":20,' +
  '"exactCoef":2500,"isDropOnScoreChange":true,"isVipBet":true,"hasBonusBet":true,"promoCode":"AAA",' +
  '"hyperBonusPercent":10,"minHyperBonusBetLimit":30,"maxHyperBonusLimit":40,"refId":4711}';

/** The coupon in an event that has one. */
const sentIn = (event: CouponEvent | null): SentCoupon | undefined => {
  if (event?.type === 'coupon/placeIntended') return event.payload.sent;
  return event?.type === 'coupon/betAccepted' ? event.payload.agreed?.sent : undefined;
};

/** The body with which placing sends a coupon. */
const bodySent = (sent: SentCoupon): string => {
  const bodies: string[] = [];
  const api = (({ body }: { readonly body?: unknown }) => {
    bodies.push(JSON.stringify(body));
    return EMPTY;
  }) as Api;
  sendCoupon(api, 'c.1', sent).subscribe();
  return bodies.join();
};

describe('a journal of an older version', () => {
  it('[CPN-1] has its events read, with missing fields empty', () => {
    expect(
      decodeEvent({ type: 'coupon/placeIntended', payload: { key: 'c.1', sent: OLD_SENT, legs: [legOf(10)], at: 5 } }),
    ).toMatchObject({
      ok: true,
      value: {
        payload: {
          key: 'c.1',
          group: 'c.1',
          sent: {
            exactCoef: null,
            promoCode: '',
            amountByBlockId: [],
            changeCoefTolerance: 0,
            bets: [{ coef: 2_000, seenCoef: 2_000, isBanker: false, blockId: 0 }],
          },
        },
      },
    });
    expect(
      decodeEvent({ type: 'coupon/draftRestored', payload: { draft: OLD_DRAFT, direction: 'undo' } }),
    ).toMatchObject({
      ok: true,
      value: {
        payload: {
          draft: { systemValue: 2, bankers: [], blocks: [], legStakes: [], promoCode: '', exactCoefText: '' },
        },
      },
    });
    const pending = { type: 'coupon/placePending', payload: { key: 'c.1', acceptAt: 9 } };
    expect(decodeEvent(pending)).toEqual({ ok: true, value: pending });
  });
  it('[CPN-1] has exact odds read in the view of the operator’s number, or of the word that a newer one has', () => {
    for (const [stored, view] of [
      [undefined, 'decimal'],
      [1, 'fractional'],
      [14, 'hongkong'],
      ['malaysian', 'malaysian'],
    ]) {
      const event = { type: 'coupon/exactCoefTyped', payload: { text: '3', view: stored } };
      expect(decodeEvent(event)).toMatchObject({ ok: true, value: { payload: { text: '3', view } } });
      expect(decodeState({ ...OLD_STATE, exactCoefView: stored })).toMatchObject({ value: { exactCoefView: view } });
    }
    expect(decodeEvent({ type: 'coupon/exactCoefTyped', payload: { text: '3', view: 3 } }).ok).toBe(false);
  });
  it.each(changeActionNames.map((action, id) => ({ action, id })))(
    '[CPN-1] has the number $id read as the action $action, and the word of a newer one as the same',
    ({ action, id }) => {
      const chosen = { type: 'coupon/changeActionChosen', payload: { action, tolerance: 0 } };
      expect(decodeEvent(chosen)).toEqual({ ok: true, value: chosen });
      expect(couponPersist.upcast(1, { ...chosen, payload: { ...chosen.payload, action: id } })).toEqual(chosen);
      const settings = { ...DEFAULT_SETTINGS, changeCoefAction: action };
      for (const stored of [settings, { changeCoefAction: id }])
        expect(couponPersist.readState(1, { ...OLD_STATE, settings: stored })?.settings).toEqual(settings);
    },
  );
  it.each(betTypeNames.map((betType, typeId) => ({ betType, typeId })))(
    '[CPN-1] has the number $typeId read as the type $betType, and the word of a newer one as the same',
    ({ betType, typeId }) => {
      const draft = { ...EMPTY_DRAFT, legs: [legOf(10)], betType };
      const bet = betOf('1', { betType });
      for (const [older, newer] of [
        [
          { type: 'coupon/legAdded', payload: { couponId: 'c', leg: legOf(10), typeId } },
          { type: 'coupon/legAdded', payload: { couponId: 'c', leg: legOf(10), betType } },
        ],
        [
          { type: 'coupon/legRemoved', payload: { marketId: 10, typeId } },
          { type: 'coupon/legRemoved', payload: { marketId: 10, betType } },
        ],
        [
          { type: 'coupon/typeChosen', payload: { typeId } },
          { type: 'coupon/typeChosen', payload: { betType } },
        ],
        [
          {
            type: 'coupon/draftRestored',
            payload: { draft: { ...OLD_DRAFT, stakeText: '', typeId }, direction: 'undo' },
          },
          { type: 'coupon/draftRestored', payload: { draft, direction: 'undo' } },
        ],
        [
          {
            type: 'coupon/loaded',
            payload: { ask: 'a', couponId: 'c', draft: { ...OLD_DRAFT, stakeText: '', typeId }, missing: 0 },
          },
          { type: 'coupon/loaded', payload: { ask: 'a', couponId: 'c', draft, missing: 0 } },
        ],
        [
          { type: 'coupon/betAccepted', payload: { key: 'c.1', bet: wireOf(bet), agreed: null } },
          { type: 'coupon/betAccepted', payload: { key: 'c.1', bet, agreed: null } },
        ],
      ]) {
        expect(decodeEvent(newer)).toEqual({ ok: true, value: newer });
        expect(decodeEvent(older)).toEqual({ ok: true, value: newer });
      }
    },
  );
  it('[CPN-1] has the type of its snapshot read from the number, in the coupon and in its edits', () => {
    const legs = [legOf(10), legOf(20), legOf(30)];
    const numbered = { ...OLD_DRAFT, legs, typeId: 2 };
    const { typeId: _none, ...worded } = { ...numbered, betType: 'system' };
    const { typeId: _either, ...state } = { ...OLD_STATE, legs };
    const older = decodeState({ ...state, typeId: 2, undo: [numbered], redo: [numbered] });
    expect(older).toMatchObject({
      ok: true,
      value: { betType: 'system', undo: [{ betType: 'system' }], redo: [{ betType: 'system' }] },
    });
    expect(decodeState({ ...state, betType: 'system', undo: [worded], redo: [worded] })).toEqual(older);
  });
  describe('with an intent', () => {
    const eachOf = betTypeNames.flatMap((betType, typeId) =>
      changeActionNames.flatMap((action, actionId) =>
        VIEWS.map(([view, oddsView, appView]) => ({ betType, typeId, action, actionId, view, oddsView, appView })),
      ),
    );
    const legs = [legOf(10)];

    it('[CPN-1, CPN-13] of numbers has their words, and is sent again in the bytes of the first request', () => {
      for (const { betType, typeId, action, actionId, view, oddsView, appView } of eachOf) {
        const request = requestOf(typeId, actionId, view);
        const older: unknown = JSON.parse(request);
        const event = { type: 'coupon/placeIntended', payload: { key: 'c.1', group: 'c.1', sent: older, legs, at: 5 } };
        const bet = betOf('1');
        const agreed = { sent: older, legs, at: 5 };
        const accepted = { type: 'coupon/betAccepted', payload: { key: 'c.1', bet: wireOf(bet), agreed } };
        const state = { ...OLD_STATE, intents: [{ ...OLD_STATE.intents[0], sent: older }] };
        const sent = [
          sentIn(couponPersist.upcast(1, event)),
          sentIn(couponPersist.upcast(1, accepted)),
          couponPersist.readState(1, state)?.intents[0]?.sent,
        ];
        for (const each of sent) {
          expect(each).toMatchObject({ betType, changeCoefAction: action, oddsView, appView });
          for (const name of ['typeId', 'coefViewId']) expect(each).not.toHaveProperty(name);
          expect(each === undefined ? null : bodySent(each)).toBe(request);
        }
      }
    });
    it('[CPN-1, CPN-13] of words is read as it was written, and sent in the same bytes', () => {
      for (const { betType, typeId, action, actionId, view, oddsView, appView } of eachOf) {
        const sent = sentOf(legs, { betType, changeCoefAction: action, oddsView, appView });
        const event = { type: 'coupon/placeIntended', payload: { key: 'c.1', group: 'c.1', sent, legs, at: 5 } };
        expect(decodeEvent(event)).toEqual({ ok: true, value: event });
        const [first, again] = [sent, sentIn(couponPersist.upcast(1, event))].map((each) =>
          each === undefined ? null : bodySent(each),
        );
        expect(again).toBe(first);
        expect(JSON.parse(first ?? '')).toMatchObject({ typeId, changeCoefAction: actionId, coefViewId: view });
      }
    });
    it.each([{ typeId: 10 }, { typeId: -1 }, { betType: 'later' }, { changeCoefAction: 3 }, { coefViewId: 3 }])(
      '[CPN-1] of a type, an action or a view that this version does not know, %o, is not read: no other coupon is sent',
      (change) => {
        const { typeId, ...rest } = OLD_SENT;
        const sent = { ...rest, ...('betType' in change ? {} : { typeId }), ...change };
        const event = { type: 'coupon/placeIntended', payload: { key: 'c.1', sent, legs, at: 5 } };
        expect(couponPersist.upcast(1, event)).toBeNull();
      },
    );
  });
  it.each([{ typeId: 10 }, { typeId: -1 }, { betType: 'later' }])(
    '[CPN-16] has a type that this version does not know, %o, replaced by the one that fits the legs',
    (type) => {
      const { typeId: _none, ...state } = OLD_STATE;
      expect(decodeState({ ...state, ...type })).toMatchObject({ ok: true, value: { betType: 'single' } });
      const legs = [legOf(10), legOf(20)];
      expect(decodeState({ ...state, ...type, legs })).toMatchObject({ ok: true, value: { betType: 'express' } });
    },
  );
  it('[CPN-1] has its coupon read: settings as chosen, every leg in a block, an open intent kept', () => {
    const read = decodeState(OLD_STATE);
    expect(read).toMatchObject({
      ok: true,
      value: {
        couponId: 'c',
        attempt: 1,
        blocks: [{ id: 0, marketIds: [10], stakeText: '' }],
        intents: [{ key: 'c.1', group: 'c.1', order: null, phase: 'sending' }],
        results: [],
      },
    });
    expect(read.ok ? read.value.settings : null).toEqual({ ...DEFAULT_SETTINGS, changeCoefAction: 'ask' });
  });
  it('[CPN-16] has an inconsistent coupon repaired when read', () => {
    const read = decodeState({
      ...OLD_STATE,
      legs: [legOf(10), legOf(10), legOf(20)],
      typeId: 8,
      bankers: [10, 10, 77],
      blocks: [
        { id: 3, marketIds: [20, 20], stakeText: '' },
        { id: 3, marketIds: [10], stakeText: '' },
      ],
    });
    expect(read).toMatchObject({
      ok: true,
      value: {
        legs: [{ marketId: 10 }, { marketId: 20 }],
        betType: 'express',
        bankers: [10],
        blocks: [
          { id: 3, marketIds: [20] },
          { id: 4, marketIds: [10] },
        ],
      },
    });
  });
  it('[CPN-1] has invalid coupons dropped', () => {
    expect(couponPersist.readState(1, OLD_STATE)).not.toBeNull();
    for (const bad of [
      null,
      {},
      { ...OLD_STATE, legs: 'x' },
      { ...OLD_STATE, typeId: undefined },
      { ...OLD_STATE, typeId: 0.5 },
      { ...OLD_STATE, undo: [{ ...OLD_DRAFT, typeId: {} }] },
      { ...OLD_STATE, systemValue: 1 },
      { ...OLD_STATE, intents: [{}] },
      { ...OLD_STATE, settings: { changeCoefAction: 2, changeCoefTolerance: 3 } },
    ])
      expect(couponPersist.readState(1, bad)).toBeNull();
    for (const bad of [
      { type: 'coupon/odd', payload: {} },
      { type: 'coupon/typeChosen', payload: {} },
      { type: 'coupon/bankerSet', payload: { marketId: '10', isBanker: true } },
      { type: 'coupon/settingsChanged', payload: { settings: { isOneClick: 1 } } },
      { type: 'coupon/changeActionChosen', payload: { action: 2, tolerance: 7 } },
      { type: 'coupon/changeActionChosen', payload: { action: 3 } },
      { type: 'coupon/changeActionChosen', payload: { action: 'later' } },
    ])
      expect(couponPersist.upcast(1, bad)).toBeNull();
  });
  it('[CPN-18] an operator without a feature omits its fields', () => {
    expect(
      decodeLimitsFor([{ marketId: 10, coef: 2_000 }])({ minBetAmount: 1, maxBetAmount: 20, maxPayout: 3 }),
    ).toEqual({
      ok: true,
      value: {
        minBetAmount: 1,
        maxBetAmount: 20,
        maxPayout: 3,
        maxByMarketId: [],
        availablePrepaidAmount: 0,
        vipMaxBetAmount: 20,
        antiExpressCoef: null,
        hyperBonusPercent: 0,
        minHyperBonusBetLimit: 0,
        maxHyperBonusLimit: 0,
        promoCodes: [],
        askedPrices: [{ marketId: 10, price: 2_000 }],
      },
    });
  });
});
