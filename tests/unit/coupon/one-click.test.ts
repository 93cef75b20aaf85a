import { describe, expect, it } from 'vitest';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import type { CouponSettings } from 'touchline/core/coupon/types';
import type { CouponWorld } from '../../arbitraries/coupon-world.ts';
import { ALL_ALLOWED, betOf, BONUS_ACCOUNT, legOf } from '../../arbitraries/coupon-world.ts';
import { STAMP } from '../../models/given.ts';
import { accepted, coupon, drafted, rejected, sentOf } from './given.ts';

const changed = (settings: Partial<CouponSettings>): CouponEvent => ({
  type: 'coupon/settingsChanged',
  payload: { settings },
});
const on: readonly CouponEvent[] = [changed({ isOneClick: true, oneClickText: '5', oneClickBonusText: '2' })];
const tap = (marketId: number) => ({ type: 'coupon/addLeg', payload: { marketId } }) as const;
const turn = (isOn: boolean) => ({ type: 'coupon/setOneClick', payload: { isOn } }) as const;
const bet = (key: string, marketId: number, at = 0): CouponEvent => ({
  type: 'coupon/placeIntended',
  payload: {
    key,
    group: key,
    sent: sentOf([legOf(marketId)], { id: key, amount: 500 }),
    legs: [legOf(marketId)],
    at: STAMP.at + at,
  },
});
const none: CouponEvent = {
  type: 'coupon/oneClickRefused',
  payload: {
    tap: 't',
    leg: legOf(20),
    amount: 500,
    reasons: [{ code: 'suspended', marketId: 20, price: null, amount: null }],
  },
};

describe('switching one click on', () => {
  it('[CPN-21] asks first when legs would be removed', () => {
    coupon([])
      .when(turn(true))
      .then(changed({ isOneClick: true, isDropOnScoreChange: false }));
    coupon(drafted([10]))
      .when(turn(true))
      .then({ type: 'coupon/oneClickAsked', payload: {} });
    const asked = coupon([...drafted([10]), { type: 'coupon/oneClickAsked', payload: {} }]);
    expect(asked.view.oneClick.asksToClear).toBe(true);
    asked
      .when({ type: 'coupon/answerOneClick', payload: { isYes: false } })
      .then({ type: 'coupon/oneClickDeclined', payload: {} });
    asked
      .when({ type: 'coupon/answerOneClick', payload: { isYes: true } })
      .then({ type: 'coupon/cleared', payload: {} }, changed({ isOneClick: true, isDropOnScoreChange: false }));
    const { state } = asked.after({ type: 'coupon/answerOneClick', payload: { isYes: true } });
    expect(state.legs).toEqual([]);
    expect(state.settings.isOneClick).toBe(true);
    expect(state.asksOneClick).toBe(false);
    expect(state.undo).toHaveLength(2);
    coupon([])
      .when({ type: 'coupon/answerOneClick', payload: { isYes: true } })
      .refused({ code: 'coupon/noQuestion' });
  });
  it('[CPN-21] is refused where the site does not offer one-click; switching off is always possible', () => {
    const without = (world: CouponWorld): void => void (world.config = { ...ALL_ALLOWED, isOneClickAllowed: false });
    coupon([], without).when(turn(true)).refused({ code: 'coupon/notAllowed' });
    coupon(on, without)
      .when(turn(false))
      .then(changed({ isOneClick: false }));
    coupon(on).when(turn(true)).then();
  });
  it('[CPN-21] counts a second tap on the same price at the same moment as part of the first, but not one on another price', () => {
    const first = coupon([...on, bet('a.0', 10)]);
    first.when(tap(10)).then();
    expect(first.when(tap(20)).outcome).toMatchObject({ value: [{ type: 'coupon/placeIntended' }] });
    const later = coupon([...on, bet('a.0', 10, -600)]);
    expect(later.when(tap(10)).outcome).toMatchObject({ value: [{ type: 'coupon/placeIntended' }] });
  });
  it('[CPN-21] excludes drop-on-score-change, and the reverse', () => {
    coupon(on)
      .when({ type: 'coupon/changeSettings', payload: { settings: { isDropOnScoreChange: true } } })
      .then(changed({ isDropOnScoreChange: true, isOneClick: false }));
    expect(coupon([changed({ isDropOnScoreChange: true })]).after(turn(true)).state.settings).toMatchObject({
      isOneClick: true,
      isDropOnScoreChange: false,
    });
  });
});

describe('a tap', () => {
  it('[CPN-21] is a single at its set amount, at the tapped price; the operator may refuse a worse one', () => {
    const { when, after } = coupon(on, (world) => world.move(10, 2_700));
    when(tap(10)).then({
      type: 'coupon/placeIntended',
      payload: {
        key: `${STAMP.id}.0`,
        group: `${STAMP.id}.0`,
        sent: sentOf([legOf(10, 2_700)], { id: STAMP.id, amount: 500, coef: '2.700' }),
        legs: [legOf(10, 2_700)],
        at: STAMP.at,
      },
    });
    expect(after(tap(10)).state).toMatchObject({ legs: [], couponId: '', intents: [{ key: `${STAMP.id}.0` }] });
  });
  it('[CPN-21] from the bonus account has the amount set for that account', () => {
    expect(
      coupon([...on, { type: 'coupon/accountChosen', payload: { accountId: BONUS_ACCOUNT } }]).when(tap(10)).outcome,
    ).toMatchObject({ value: [{ payload: { sent: { amount: 200, accountId: BONUS_ACCOUNT } } }] });
  });
  it('[CPN-21] carries nothing else: no VIP, no advance, no odds-change choice, nothing of the draft', () => {
    const settings = changed({ isVipBet: true, isAdvance: true });
    const choice: CouponEvent = { type: 'coupon/changeActionChosen', payload: { action: 'acceptAny' } };
    const outcome = coupon([
      ...on,
      settings,
      choice,
      { type: 'coupon/promoCodeChosen', payload: { code: 'AAA' } },
      { type: 'coupon/exactCoefTyped', payload: { text: '9', view: 'decimal' } },
    ]).when(tap(10)).outcome;
    expect(outcome).toMatchObject({
      value: [
        {
          payload: {
            sent: {
              isVipBet: false,
              prepaidAmount: 0,
              changeCoefAction: 'acceptBetter',
              changeCoefTolerance: 0,
              promoCode: '',
              exactCoef: null,
            },
          },
        },
      ],
    });
  });
  it('[CPN-136] has no tolerance: a price worse than the tapped one is refused', () => {
    const choice: CouponEvent = {
      type: 'coupon/changeActionChosen',
      payload: { action: 'acceptBetter', tolerance: 10 },
    };
    expect(coupon([...on, choice]).when(tap(10)).outcome).toMatchObject({
      value: [{ payload: { sent: { changeCoefAction: 'acceptBetter', changeCoefTolerance: 0 } } }],
    });
  });
  it('[CPN-21] that could not become a bet has a result with every reason', () => {
    const refused = coupon([changed({ isOneClick: true, oneClickText: 'x' })], (world) =>
      world.move(10, 2_000, 'suspended'),
    ).after(tap(10));
    expect(refused.state.results).toMatchObject([
      { outcome: { kind: 'blocked', reasons: [{ code: 'suspended', marketId: 10 }, { code: 'stake.notANumber' }] } },
    ]);
    expect(refused.view.placing).toMatchObject({
      state: 'several',
      isOver: true,
      accepted: 0,
      rejected: 1,
      items: [
        {
          state: 'rejected',
          reasons: [
            { code: 'suspended', text: { key: 'coupon.block.suspended', params: { home: 'Home 1' } } },
            { code: 'stake.notANumber' },
          ],
        },
      ],
    });
    coupon(on).when(tap(99)).refused({ code: 'coupon/unknownMarket' });
    expect(coupon(on, (world) => void (world.player = null)).when(tap(10)).outcome).toMatchObject({
      value: [{ type: 'coupon/oneClickRefused', payload: { reasons: [{ code: 'signedOut' }] } }],
    });
  });
  it('[CPN-21] waits for no other, and each has its result', () => {
    const events = [
      ...on,
      bet('a.0', 10),
      bet('b.0', 20, 1),
      rejected('priceMoved', 'a.0'),
      none,
      accepted(betOf('5', { key: 'b.0' }), 'b.0'),
      bet('c.0', 30, 2),
    ];
    const { view, state, codes } = coupon(events);
    expect(view.placing).toMatchObject({
      state: 'several',
      isOver: false,
      accepted: 1,
      rejected: 2,
      items: [
        { key: 'a.0', state: 'rejected' },
        { key: 't', state: 'rejected' },
        { key: 'b.0', state: 'accepted' },
        { key: 'c.0', state: 'saving' },
      ],
    });
    expect(state.attempt).toBe(0);
    expect(codes).toEqual(['empty']);
    expect(coupon(events).when(tap(40)).outcome).toMatchObject({ value: [{ type: 'coupon/placeIntended' }] });
    expect(coupon([...on, bet('a.0', 10)]).view.placing).toMatchObject({ state: 'several', items: [{ key: 'a.0' }] });
    expect(coupon(on).view.placing).toEqual({ state: 'idle' });
  });
  it('[CPN-21] stays listed when one-click betting is turned off while it is being placed', () => {
    const { view } = coupon([...on, bet('a', 10), changed({ isOneClick: false })]);
    expect(view.placing).toMatchObject({ state: 'several', isOver: false, items: [{ key: 'a', state: 'saving' }] });
    expect(view.blockers.map(({ code }) => code)).toEqual(['empty']);
  });

  it('[CPN-21] leaves the last ten results visible', () => {
    const many = Array.from({ length: 14 }, (_, at): readonly CouponEvent[] => [
      bet(`k${at}.0`, 10),
      rejected('odd', `k${at}.0`),
    ]).flat();
    expect(coupon([...on, ...many]).state.results.map(({ key }) => key)).toEqual(
      Array.from({ length: 10 }, (_, at) => `k${at + 4}.0`),
    );
  });
});
