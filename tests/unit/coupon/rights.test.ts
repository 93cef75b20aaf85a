import { describe, expect, it } from 'vitest';
import type { CouponEvent } from 'touchline/core/coupon/messages';
import type { CouponFacts } from 'touchline/core/coupon/facts';
import type { CouponWorld } from '../../arbitraries/coupon-world.ts';
import { BONUS_ACCOUNT, limitsOf } from '../../arbitraries/coupon-world.ts';
import { coupon, drafted, KEY, sentOf } from './given.ts';

type Stops = CouponFacts['rightStops'];

const stopped =
  (stops: Partial<Stops>) =>
  (world: CouponWorld): void =>
    void (world.rightStops = { bet: [], bonus: [], ...stops });
const blockersOf = (events: readonly CouponEvent[], stops: Partial<Stops>): unknown =>
  coupon(events, stopped(stops)).view.blockers.map(({ code, text, remedy }) => [
    code,
    text.key,
    remedy === null ? null : 'command' in remedy ? remedy.command.type : remedy.open,
  ]);

describe('a missing right to bet', () => {
  it.each([
    ['banned', 'support'],
    ['notAllowed', 'support'],
    ['maintenance', null],
    ['siteBlocked', null],
  ] as const)('[CPN-134] %s is the first blocker, with its remedy', (stop, way) => {
    const stops = { bet: [stop], bonus: [stop] };
    expect(blockersOf(drafted([10]), stops)).toEqual([[stop, `coupon.block.${stop}`, way]]);
    coupon(drafted([10]), stopped(stops))
      .when({ type: 'coupon/place', payload: {} })
      .refused({ code: 'coupon/blocked', blockers: [stop] });
  });

  it('[CPN-134] shows all reasons, and does not repeat one that also blocks bonuses', () => {
    const stops: Stops = { bet: ['banned', 'maintenance'], bonus: ['banned', 'maintenance'] };
    const bonus: CouponEvent = { type: 'coupon/accountChosen', payload: { accountId: BONUS_ACCOUNT } };
    const [first, second, ...others] = coupon([...drafted([10], '5'), bonus], stopped(stops)).view.blockers;
    expect(first?.code).toBe('banned');
    expect(second?.code).toBe('maintenance');
    expect(others).toEqual([]);
  });

  it('[CPN-134] refuses a one-click tap with the reason', () => {
    const on: CouponEvent[] = [
      { type: 'coupon/settingsChanged', payload: { settings: { isOneClick: true, oneClickText: '5' } } },
    ];
    const tap = coupon(on, stopped({ bet: ['banned'] })).when({ type: 'coupon/addLeg', payload: { marketId: 10 } });
    expect(tap.outcome).toMatchObject({
      ok: true,
      value: [{ type: 'coupon/oneClickRefused', payload: { reasons: [{ code: 'banned' }] } }],
    });
  });
});

describe('a missing right to bonuses', () => {
  const stops: Stops = { bet: [], bonus: ['notAllowed'] };
  const code = { code: 'SINGLE-AAAAA', amount: 500, minLegs: 1, minCoef: 1_000, expiresAt: 9_000 };

  it('[CPN-134] does not affect a bet of the player’s own money', () => {
    expect(blockersOf(drafted([10]), stops)).toEqual([]);
  });

  it('[CPN-134] blocks the bonus account and a promo code, which one tap removes', () => {
    const bonus: CouponEvent = { type: 'coupon/accountChosen', payload: { accountId: BONUS_ACCOUNT } };
    expect(blockersOf([...drafted([10], '5'), bonus], stops)).toEqual([
      ['bonusNotAllowed', 'coupon.block.bonusNotAllowed', 'coupon/chooseAccount'],
    ]);
    const promo: CouponEvent[] = [
      { type: 'coupon/limitsKnown', payload: limitsOf({ promoCodes: [code] }) },
      { type: 'coupon/promoCodeChosen', payload: { code: code.code } },
    ];
    expect(blockersOf([...drafted([10], '5'), ...promo], stops)).toEqual([
      ['bonusNotAllowed', 'coupon.block.bonusNotAllowed', 'coupon/choosePromoCode'],
    ]);
  });

  it('[CPN-134] hides offered codes, also those of an earlier answer; so does an exclusion', () => {
    const known: CouponEvent = { type: 'coupon/limitsKnown', payload: limitsOf({ promoCodes: [code] }) };
    const offered = (arrange: (world: CouponWorld) => void): number =>
      coupon([...drafted([10]), known], arrange).view.promo.offered.length;
    expect(offered(stopped({}))).toBe(1);
    expect(offered(stopped(stops))).toBe(0);
    const excluded = { excluded: { until: 9 }, timeOut: null, isLimitMissing: false, windows: [] };
    expect(offered((world) => void (world.ownLimits = excluded))).toBe(0);
  });
});

describe('orders', () => {
  const sent = sentOf(coupon(drafted([10])).state.legs, { exactCoef: 3_000 });
  const waiting: readonly CouponEvent[] = [
    ...drafted([10]),
    {
      type: 'coupon/placeIntended',
      payload: { key: KEY, group: KEY, sent, legs: coupon(drafted([10])).state.legs, at: 5 },
    },
    { type: 'coupon/placeSent', payload: { key: KEY } },
    { type: 'coupon/orderTaken', payload: { key: KEY, exactCoef: 3_000, since: 5, expiresAt: 9 } },
  ];
  const ended = (...codes: readonly string[]): CouponEvent => ({
    type: 'coupon/betRejected',
    payload: {
      key: KEY,
      reasons: codes.map((code) => ({ code, marketId: null, price: null, amount: null })),
      isOrder: true,
    },
  });

  it.each(['banned', 'notAllowed', 'bonusNotAllowed', 'excluded', 'timeOut', 'limitReached', 'sessionOver'])(
    '[CPN-135, LIM-22] one that ends because of "%s" stays in sight with its reason until the player removes it',
    (code) => {
      const after = coupon([...waiting, ended(code)]);
      expect(after.view.endedOrders).toMatchObject([
        { key: KEY, amount: 1_000, at: 5, why: { key: `coupon.notice.${code}` } },
      ]);
      expect(after.view.orders).toEqual([]);
      expect(after.after({ type: 'coupon/dismissOrder', payload: { key: KEY } }).view.endedOrders).toEqual([]);
      after.when({ type: 'coupon/dismissOrder', payload: { key: 'another' } }).refused({ code: 'coupon/noSuchIntent' });
    },
  );

  it('[CPN-135] cancelled by the player leave no entry', () => {
    expect(coupon([...waiting, ended('cancelled')]).view.endedOrders).toEqual([]);
  });

  it('[CPN-135] that ended are kept up to ten, the newest first', () => {
    const events = Array.from({ length: 12 }, (_, at): readonly CouponEvent[] =>
      waiting
        .slice(2)
        .concat(ended('excluded'))
        .map((event): CouponEvent =>
          'key' in event.payload
            ? // The same event for another order.
              ({ ...event, payload: { ...event.payload, key: `order.${at}` } } as CouponEvent)
            : event,
        ),
    ).flat();
    const keys = coupon([...drafted([10]), ...events]).view.endedOrders.map(({ key }) => key);
    expect(keys).toHaveLength(10);
    expect(keys[0]).toBe('order.11');
  });

  it('[CPN-135] for exact odds are blocked during a time-out, with a tap that bets at current odds instead', () => {
    const own = { excluded: null, timeOut: { until: 7 }, isLimitMissing: false, windows: [] };
    const exact: CouponEvent = { type: 'coupon/exactCoefTyped', payload: { text: '3', view: 'decimal' } };
    const arrange = (world: CouponWorld): void => void (world.ownLimits = own);
    expect(coupon([...drafted([10]), exact], arrange).view.blockers).toMatchObject([
      { code: 'timeOut', text: { key: 'coupon.block.timeOutUntil', params: { until: 7 } } },
    ]);
    expect(coupon(drafted([10]), arrange).view.canPlace).toBe(true);
  });
});
