import { describe, expect, it } from 'vitest';
import type { ChangeAction } from 'touchline/core/coupon/change-action';
import type { CouponCommand, CouponEvent } from 'touchline/core/coupon/messages';
import { couponToShare } from 'touchline/core/coupon/rules/place';
import type { Express, LoadedCoupon } from 'touchline/core/coupon/types';
import type { CouponWorld } from '../../arbitraries/coupon-world.ts';
import { ALL_ALLOWED, couponWorld, legOf } from '../../arbitraries/coupon-world.ts';
import { STAMP } from '../../models/given.ts';
import { coupon, drafted, intended, typed } from './given.ts';

const ASK = STAMP.id;
const from = { kind: 'code', code: 'ABC123' } as const;
const loadAsked = (ask = ASK): CouponEvent => ({ type: 'coupon/loadAsked', payload: { ask, from } });
const ready = (marketIds: readonly number[], change: Partial<LoadedCoupon> = {}): LoadedCoupon => ({
  betType: 'express',
  systemValue: 2,
  missing: 0,
  legs: marketIds.map((id, at) => ({ ...legOf(id, 2_200), isBanker: false, blockId: at })),
  ...change,
});
const receive = (loaded: LoadedCoupon, ask = ASK): CouponCommand => ({
  type: 'coupon/receiveLoaded',
  payload: { ask, coupon: loaded },
});

describe('filling the coupon', () => {
  it('[CPN-23] requests legs and replaces the coupon’s; the stake stays', () => {
    coupon([]).when({ type: 'coupon/load', payload: { from } }).then(loadAsked());
    expect(coupon([loadAsked()]).view.loading.status).toBe('loading');
    const { state, view } = coupon([...drafted([30], '7'), loadAsked()]).after(
      receive(ready([10, 20], { missing: 1 })),
    );
    expect(state.legs.map(({ marketId, price }) => [marketId, price])).toEqual([
      [10, 2_200],
      [20, 2_200],
    ]);
    expect(state.betType).toBe('express');
    expect(state.stakeText).toBe('7');
    expect(view.loading).toEqual({ status: 'idle', problem: null, missing: 1 });
    expect(Object.keys(state.legs[0] ?? {}).toSorted()).toEqual(['addedAt', ...Object.keys(legOf(10))].toSorted());
  });
  it('[CPN-23] is reversed by undo', () => {
    const loaded = coupon([...drafted([30], '7'), loadAsked()]).after(receive(ready([10, 20])));
    expect(loaded.after({ type: 'coupon/undo', payload: {} }).state.legs.map(({ marketId }) => marketId)).toEqual([30]);
  });
  it('[CPN-23] restores every type in full: bankers, blocks, size', () => {
    const multibet = ready([10, 20, 30, 40], {
      betType: 'multibet',
      systemValue: 3,
      legs: [10, 20, 30, 40].map((id) => ({ ...legOf(id), isBanker: id === 40, blockId: id === 20 ? 0 : id / 10 - 1 })),
    });
    expect(coupon([loadAsked()]).after(receive(multibet)).state).toMatchObject({
      betType: 'multibet',
      systemValue: 3,
      bankers: [40],
      blocks: [
        { id: 0, marketIds: [10, 20] },
        { id: 2, marketIds: [30] },
        { id: 3, marketIds: [40] },
      ],
    });
    expect(
      coupon([loadAsked()]).after(receive(ready([10, 20, 30], { betType: 'system', systemValue: 0 }))).state,
    ).toMatchObject({ betType: 'system', systemValue: 2 });
    // A type that this version does not know.
    for (const [legs, fitting] of [
      [[10], 'single'],
      [[10, 20, 30], 'express'],
    ] as const)
      expect(coupon([loadAsked()]).after(receive(ready(legs, { betType: 'unknown' }))).state.betType).toBe(fitting);
    // The remaining legs are too few for a system.
    expect(coupon([loadAsked()]).after(receive(ready([10, 20], { betType: 'system' }))).state.betType).toBe('express');
    expect(coupon([loadAsked()]).after(receive(ready([10], { betType: 'system' }))).state.betType).toBe('single');
    expect(
      coupon([loadAsked()], (world) => void (world.config = { ...ALL_ALLOWED, maxLegs: 2 })).after(
        receive(ready([10, 20, 30])),
      ).state.legs,
    ).toHaveLength(2);
  });
  it('[CPN-23] ignores the answer to an older request, and a second one to the same', () => {
    coupon([loadAsked('older'), loadAsked()])
      .when(receive(ready([10]), 'older'))
      .refused({ code: 'coupon/stale' });
    coupon([])
      .when(receive(ready([10])))
      .refused({ code: 'coupon/stale' });
    coupon([loadAsked()])
      .after(receive(ready([10])))
      .when(receive(ready([20])))
      .refused({ code: 'coupon/stale' });
    coupon([loadAsked()])
      .when({ type: 'coupon/reportLoadFailed', payload: { ask: 'older', code: 'x' } })
      .refused({ code: 'coupon/stale' });
  });
  it('[CPN-23] explains a failure in words, known or not', () => {
    const failed = (code: string): unknown =>
      coupon([loadAsked(), { type: 'coupon/loadFailed', payload: { ask: ASK, code } }]).view.loading;
    for (const code of ['unknownCode', 'noSuchCoupon', 'nothingLeft', 'unreachable'])
      expect(failed(code)).toMatchObject({ status: 'failed', problem: { key: `coupon.load.${code}` } });
    for (const code of ['odd', 'constructor'])
      expect(failed(code)).toMatchObject({ problem: { key: 'coupon.load.refused' } });
    coupon([...drafted([10]), loadAsked()])
      .when(receive(ready([], { missing: 3 })))
      .then({ type: 'coupon/loadFailed', payload: { ask: ASK, code: 'nothingLeft' } });
  });
  it('[CPN-10] is refused while a bet is under way', () => {
    const placing = [...drafted([10]), loadAsked(), intended([10])];
    coupon(placing).when({ type: 'coupon/load', payload: { from } }).refused({ code: 'coupon/placing' });
    coupon(placing)
      .when(receive(ready([20])))
      .refused({ code: 'coupon/placing' });
  });
});

describe('a code of the coupon', () => {
  const shareAsked = (ask = ASK): CouponEvent => ({ type: 'coupon/shareAsked', payload: { ask } });
  const code = (of: string | null, ask = ASK): CouponCommand => ({
    type: 'coupon/receiveCode',
    payload: { ask, code: of },
  });
  it('[CPN-23] is requested, shown and closed', () => {
    coupon([]).when({ type: 'coupon/share', payload: {} }).refused({ code: 'coupon/empty' });
    coupon(drafted([10]))
      .when({ type: 'coupon/share', payload: {} })
      .then(shareAsked());
    const shared = coupon([...drafted([10]), shareAsked()]).after(code('XYZ'));
    expect(shared.view.share).toEqual({ status: 'ready', code: 'XYZ' });
    expect(shared.after({ type: 'coupon/closeShare', payload: {} }).view.share.status).toBe('idle');
    coupon([]).when({ type: 'coupon/closeShare', payload: {} }).then();
    expect(coupon([...drafted([10]), shareAsked()]).after(code(null)).view.share.status).toBe('failed');
  });
  it('[CPN-23] is ignored when an older request answers', () =>
    coupon([...drafted([10]), shareAsked('older'), shareAsked()])
      .when(code('OLD', 'older'))
      .refused({ code: 'coupon/stale' }));
});

describe('a shared coupon', () => {
  it('[CPN-23] contains its legs and its shape, without stake and player', () => {
    const { state } = coupon([
      ...typed('conditional', [10, 20], '12'),
      { type: 'coupon/promoCodeChosen', payload: { code: 'AAA' } },
    ]);
    const shared = couponToShare(state, couponWorld().facts());
    expect(shared).toMatchObject({
      id: '',
      accountId: 0,
      userId: '',
      amount: 0,
      amountByBlockId: [],
      promoCode: '',
      betType: 'conditional',
      bets: [
        { marketId: 10, blockId: 0 },
        { marketId: 20, blockId: 1 },
      ],
    });
  });
});

describe('ready expresses', () => {
  const express: Express = { ...ready([10, 20]), id: 'e1', coef: 4_840, bonusPercent: 5 };
  it('[CPN-23] are requested one at a time, and listed', () => {
    coupon([]).when({ type: 'coupon/openExpresses', payload: {} }).then({ type: 'coupon/expressesAsked', payload: {} });
    const asked: CouponEvent = { type: 'coupon/expressesAsked', payload: {} };
    coupon([asked]).when({ type: 'coupon/openExpresses', payload: {} }).then();
    const received = coupon([asked]).after({
      type: 'coupon/receiveExpresses',
      payload: { expresses: { live: [], line: [express] } },
    });
    expect(received.view.expresses).toEqual({ status: 'ready', live: [], line: [express] });
    expect(
      coupon([asked]).after({ type: 'coupon/receiveExpresses', payload: { expresses: null } }).view.expresses.status,
    ).toBe('failed');
  });
});

describe('a market whose line moved', () => {
  const gone = (world: CouponWorld): void => {
    world.prices.delete(25);
    world.move(26, 1_800);
  };
  const action = (of: ChangeAction): CouponEvent => ({ type: 'coupon/changeActionChosen', payload: { action: of } });
  const place = { type: 'coupon/place', payload: {} } as const;
  const replaced: CouponEvent = { type: 'coupon/legReplaced', payload: { marketId: 25, leg: legOf(26, 1_800) } };
  it('[CPN-24] is another selection: gone, with the nearest of its kind offered instead', () => {
    const { view, after, when } = coupon(drafted([25]), gone);
    expect(view.legs[0]?.locks).toEqual(['gone']);
    expect(view.legs[0]?.movedTo).toEqual({ marketId: 26, param: 12, price: 1_800 });
    const replace: CouponCommand = { type: 'coupon/replaceLeg', payload: { marketId: 25, by: 26 } };
    expect(view.blockers).toMatchObject([
      {
        code: 'gone',
        remedy: { text: { key: 'coupon.remedy.replaceLeg', params: { param: 3, price: 1_800 } }, command: replace },
      },
    ]);
    when(replace).then(replaced);
    expect(after(replace).codes).toEqual([]);
    expect(after(replace).state.legs).toEqual([legOf(26, 1_800)]);
  });
  it('[CPN-24] is replaced on placing with `acceptAny`, and blocks the bet otherwise', () => {
    expect(coupon([...drafted([25]), action('acceptAny')], gone).when(place).outcome).toMatchObject({
      value: [
        replaced,
        {
          type: 'coupon/placeIntended',
          payload: {
            legs: [{ marketId: 26, price: 1_800 }],
            sent: { bets: [{ marketId: 26, coef: 1_800, param: 12 }] },
          },
        },
      ],
    });
    for (const of of ['ask', 'acceptBetter'] as const)
      coupon([...drafted([25]), action(of)], gone)
        .when(place)
        .refused({ code: 'coupon/blocked', blockers: ['gone'] });
  });
  it('[SGC-9] has the price that the player has agreed to, where one is named', () => {
    coupon(drafted([25]), gone)
      .when({ type: 'coupon/replaceLeg', payload: { marketId: 25, by: 26, price: 1_950 } })
      .then({ type: 'coupon/legReplaced', payload: { marketId: 25, leg: legOf(26, 1_950) } });
  });
  it('[CPN-24] is not replaced by a market already in the coupon', () => {
    const { view } = coupon(typed('singles', [25, 26]), gone);
    expect(view.legs[0]?.movedTo).toBeNull();
    expect(view.blockers[0]?.remedy).toMatchObject({
      command: { type: 'coupon/removeLeg', payload: { marketId: 25 } },
    });
    coupon([...typed('singles', [25, 26]), action('acceptAny')], gone)
      .when(place)
      .refused({ code: 'coupon/blocked', blockers: ['gone'] });
    coupon(typed('singles', [25, 26]), gone)
      .when({ type: 'coupon/replaceLeg', payload: { marketId: 25, by: 26 } })
      .refused({ code: 'coupon/unknownMarket' });
    coupon([])
      .when({ type: 'coupon/replaceLeg', payload: { marketId: 25, by: 26 } })
      .refused({ code: 'coupon/notInCoupon' });
  });
});
