import { describe, expect, it } from 'vitest';
import { createWorld, fill, market, place } from '../../models/world.ts';
import type { World } from '../../models/world.ts';

const posts = (world: World): number =>
  world.operator.received.filter(({ what }) => what === 'POST /bet-api/v1/bets').length;
const keyOf = (world: World, at = 0): string | undefined =>
  world.operator.received.filter(({ what }) => what === 'POST /bet-api/v1/bets')[at]?.request.headers[
    'idempotency-key'
  ];

describe('sending', () => {
  it('[CPN-11] never sends an intent that a slow disk has not stored: the key is closed instead', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    world.browser.diskMs = 3_600_000;
    place(core);
    await world.clock.run(60_000);
    expect(posts(world)).toBe(0);
    expect(core.coupon.get().placing.state).toBe('rejected');
    expect(world.operator.received.some(({ what }) => what.endsWith('/abandon'))).toBe(true);
  });

  it('[CPN-11] waits until the intent is on disk, alone', async () => {
    const world = createWorld();
    const { core, calls } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    world.browser.diskMs = 700;
    const before = world.browser.disk.segments.length;
    place(core);
    await world.clock.run(690);
    expect(posts(world)).toBe(0);
    expect(core.coupon.get().placing.state).toBe('saving');
    expect(world.browser.disk.segments.length).toEqual(before);
    await world.clock.run(20);
    expect(core.coupon.get().placing.state).toBe('accepted');
    expect(world.browser.disk.segments.length).toEqual(before + 1);
    expect(calls.at(-1)).toEqual(expect.any(String));
    const intent = world.browser.disk.segments[before]?.text;
    expect(String(intent).match(/"coupon\/\w+"/g)).toEqual(['"coupon/placeIntended"']);
  });

  it('[CPN-11] has not happened when a tab dies before the intent is on disk', async () => {
    const world = createWorld();
    const tab = await world.player();
    fill(tab.core, [market(1)]);
    await world.clock.run(1_000);
    world.browser.diskMs = 700;
    place(tab.core);
    await world.clock.run(300);
    tab.kill();
    const next = world.browser.open();
    next.core.line.watch(['top']);
    await world.clock.run(60_000);
    expect(posts(world)).toBe(0);
    expect(next.core.coupon.get().legs).toHaveLength(1);
    expect(next.core.coupon.get().canPlace).toBe(true);
  });

  it('[CPN-11] does not happen when the intent can’t be written, and a notice is shown', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    world.browser.diskFails = true;
    place(core);
    await world.clock.run(60_000);
    expect(posts(world)).toBe(0);
    expect(core.coupon.get().placing).toMatchObject({ state: 'rejected', reasons: [{ code: 'notSaved' }] });
    expect(core.coupon.get()).toMatchObject({ legs: [{ marketId: market(1) }], canPlace: true });
    expect(core.notices.get().map(({ text }) => text.key)).toContain('notice.notSaved');
    world.browser.diskFails = false;
    place(core);
    await world.clock.run(1_000);
    expect(world.operator.bets).toHaveLength(1);
  });

  it('[CPN-12] is retried with the same key after a token refresh', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    world.operator.expireTokens();
    place(core);
    await world.clock.run(1_000);
    expect(posts(world)).toBe(2);
    expect(new Set([keyOf(world, 0), keyOf(world, 1)]).size).toBe(1);
    expect(world.operator.bets).toHaveLength(1);
  });

  it('[CPN-7] uses the agreed prices', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1), market(2)], '12,34');
    await world.clock.run(1_000);
    world.move(market(1), { price: 2_345 });
    await world.clock.run(100);
    place(core);
    await world.clock.run(1_000);
    expect(world.operator.bets).toMatchObject([{ amount: 1_234, prices: [2_345, 2_000] }]);
  });

  it('[CPN-8] uses the prices that the accepted question showed', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    world.move(market(1), { price: 1_900 });
    await world.clock.run(100);
    place(core);
    expect(core.coupon.get().question?.legs).toEqual([{ marketId: market(1), oldPrice: 2_000, newPrice: 1_900 }]);
    world.move(market(1), { price: 1_850 });
    await world.clock.run(100);
    expect(core.coupon.get().question?.legs[0]?.newPrice).toBe(1_850);
    await world.clock.run(60_000);
    expect(core.coupon.get().question?.legs[0]?.newPrice).toBe(1_850);
    expect(world.operator.bets).toEqual([]);
    core.dispatch({ type: 'coupon/acceptPrices', payload: {} });
    await world.clock.run(1_000);
    expect(world.operator.bets).toMatchObject([{ prices: [1_850] }]);
  });

  it('[CPN-14] adds the bet to the history and updates the balance at once', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    place(core);
    await world.clock.run(100);
    expect(core.history.get().bets).toHaveLength(1);
    expect(core.history.get().openCount).toBe(1);
    expect(core.accounts.get().active?.money).toBe(9_000);
  });

  it('[CPN-14] keeps a refused coupon; the next try has another key', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    world.operator.refusals = [
      { code: 'suspended', marketId: market(1) },
      { code: 'aboveMaximum', amount: 500 },
    ];
    place(core);
    await world.clock.run(100);
    const { placing, legs } = core.coupon.get();
    expect(placing).toMatchObject({ state: 'rejected', reasons: [{ code: 'suspended' }, { code: 'aboveMaximum' }] });
    expect(legs).toHaveLength(1);
    world.operator.refusals = [];
    place(core);
    await world.clock.run(100);
    expect(world.operator.bets).toHaveLength(1);
    expect(keyOf(world, 0)).not.toBe(keyOf(world, 1));
  });

  it('[CPN-14] treats refusals by status as answers, all others as unknown', async () => {
    for (const [status, state] of [
      [400, 'rejected'],
      [403, 'rejected'],
      [413, 'rejected'],
      [422, 'rejected'],
      [404, 'unknown'],
      [409, 'unknown'],
      [429, 'unknown'],
      [500, 'unknown'],
      [503, 'unknown'],
      [200, 'unknown'],
    ] as const) {
      const world = createWorld();
      const { core } = await world.player();
      fill(core, [market(1)]);
      await world.clock.run(1_000);
      world.browser.fate = ({ path }) =>
        path.startsWith('/bet-api/v1/bets')
          ? { kind: 'respond', status, text: '{"errors":[{"code":"odd"}]}' }
          : { kind: 'answer', ms: 5 };
      place(core);
      await world.clock.run(100);
      expect(core.coupon.get().placing.state, String(status)).toEqual(state);
    }
  });
});
