import { describe, expect, it } from 'vitest';
import { createWorld, fill, market } from '../../models/world.ts';
import type { World } from '../../models/world.ts';

describe('limits', () => {
  const asks = (world: World): number =>
    world.operator.received.filter(({ what }) => what === 'POST /bet-api/v1/coupon/limits').length;

  it('[CPN-6] are requested 300 ms after the last change of legs, and not for a stake', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(200);
    fill(core, [market(2)]);
    await world.clock.run(299);
    expect(asks(world)).toBe(0);
    expect(core.coupon.get().maxStake).toBeNull();
    await world.clock.run(20);
    expect(asks(world)).toBe(1);
    expect(core.coupon.get().maxStake).toBe(100_000);
    fill(core, [], '11');
    await world.clock.run(1_000);
    expect(asks(world)).toBe(1);
  });

  it('[CPN-6] are ignored at once when the legs have changed since the request', async () => {
    const world = createWorld();
    const { core } = await world.player();
    world.browser.fate = ({ path }) =>
      path.endsWith('/limits') ? { kind: 'answer', ms: 100 } : { kind: 'answer', ms: 5 };
    fill(core, [market(1)]);
    await world.clock.run(450);
    expect(asks(world)).toBe(1);
    fill(core, [market(2)]);
    await world.clock.run(100);
    expect(core.coupon.get().maxStake).toBeNull();
    await world.clock.run(500);
    expect(asks(world)).toBe(2);
    expect(core.coupon.get().maxStake).toBe(100_000);
  });

  it('[CPN-132] are requested again for a VIP bet, which has another maximum payout', async () => {
    const world = createWorld();
    world.operator.config = { coupon: { changeCoefActions: [0, 1, 2], maxLegs: 30, isVipBetAllowed: true } };
    world.operator.limits = { vipMaxBetAmount: 500_000 };
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    expect(asks(world)).toBe(1);
    core.dispatch({ type: 'coupon/changeSettings', payload: { settings: { isVipBet: true } } });
    await world.clock.run(1_000);
    const [last] = world.operator.received.filter(({ what }) => what === 'POST /bet-api/v1/coupon/limits').slice(-1);
    expect(asks(world)).toBe(2);
    expect(JSON.parse(last?.request.body ?? '')).toMatchObject({
      typeId: 0,
      changeCoefAction: 2,
      coefViewId: 0,
      isVipBet: true,
    });
  });

  it('[CPN-111] are requested again when a price of an anti-express moves, and their quote belongs to the requested prices', async () => {
    const world = createWorld();
    world.operator.limits = { antiExpressCoef: 1_190 };
    const { core } = await world.player();
    fill(core, [market(1), market(2)]);
    core.dispatch({ type: 'coupon/chooseType', payload: { betType: 'antiExpress' } });
    await world.clock.run(1_000);
    expect(asks(world)).toBe(1);
    expect(core.coupon.get().totalOdds).toBe('1.190');
    world.operator.limits = { antiExpressCoef: 1_160 };
    world.move(market(1), { price: 2_100 });
    await world.clock.run(200);
    expect(core.coupon.get().totalOdds).toBe('1.140');
    await world.clock.run(1_000);
    expect(asks(world)).toBe(2);
    expect(core.coupon.get().totalOdds).toBe('1.160');
  });

  it('[CPN-6] without an answer warn of nothing', async () => {
    const world = createWorld();
    const { core } = await world.player();
    world.browser.fate = ({ path }) => (path.endsWith('/limits') ? { kind: 'down' } : { kind: 'answer', ms: 5 });
    fill(core, [market(1)]);
    await world.clock.run(2_000);
    expect(core.coupon.get()).toMatchObject({ minStake: null, maxStake: null, canPlace: true });
  });
});

describe('the legs on the feed', () => {
  it('[CPN-1] include the markets of a restored coupon, whatever the screen shows', async () => {
    const world = createWorld();
    const tab = await world.player();
    fill(tab.core, [market(1)]);
    await world.clock.run(1_000);
    tab.kill();
    const next = world.browser.open();
    await world.clock.run(1_000);
    expect(next.core.coupon.get()).toMatchObject({ legs: [{ marketId: market(1), locks: [] }], canPlace: true });
    world.move(market(1), { price: 2_700 });
    await world.clock.run(100);
    expect(next.core.coupon.get()).toMatchObject({ legs: [{ seenPrice: 2_000, price: 2_700 }], totalOdds: '2.700' });
  });

  it('[CPN-4] lose only the market that the operator no longer knows', async () => {
    const world = createWorld();
    const tab = await world.player();
    fill(tab.core, [market(1), market(2)]);
    await world.clock.run(1_000);
    tab.kill();
    world.line.markets.delete(market(1));
    world.line.games.delete(1);
    world.line.unknown.add(`market:${market(1)}`);
    const next = world.browser.open();
    await world.clock.run(3_000);
    expect(next.core.coupon.get().legs.map(({ locks }) => locks)).toEqual([['gone'], []]);
    expect(next.core.line.status.get()).toBe('live');
    next.core.dispatch({ type: 'coupon/removeLeg', payload: { marketId: market(1) } });
    await world.clock.run(1_000);
    expect(next.core.coupon.get()).toMatchObject({
      legs: [{ marketId: market(2) }],
      betType: 'single',
      canPlace: true,
    });
    expect(next.reports).toEqual([]);
  });
});
