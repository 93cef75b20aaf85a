import { describe, expect, it } from 'vitest';
import type { World } from '../../models/world.ts';
import { createWorld, market } from '../../models/world.ts';

const trees = (world: World): number =>
  world.operator.received.filter(({ what }) => what === 'GET /line-api/v1/tree').length;

describe('the tree', () => {
  it('[LIN-9] is loaded in the player’s language, and again every 30 s', async () => {
    const world = createWorld();
    const { core } = world.browser.open();
    expect(core.line.tree.get()).toBeNull();
    await world.clock.run(100);
    expect(core.line.tree.get()).toMatchObject([{ id: 1, name: 'Football en' }]);
    await world.clock.run(30_000);
    expect(trees(world)).toBe(2);
    core.dispatch({ type: 'preferences/choose', payload: { language: 'de' } });
    await world.clock.run(100);
    expect(core.line.tree.get()).toMatchObject([{ name: 'Football de' }]);
  });

  it('[LIN-9] is requested again 2 s after a failed first load; a later failure keeps the shown tree', async () => {
    const world = createWorld();
    const { core } = world.browser.open();
    world.browser.fate = () => ({ kind: 'down' });
    await world.clock.run(3_900);
    expect(core.line.tree.get()).toBeNull();
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    await world.clock.run(200);
    expect(core.line.tree.get()).not.toBeNull();
    world.browser.fate = () => ({ kind: 'down' });
    await world.clock.run(60_000);
    expect(core.line.tree.get()).not.toBeNull();
  });

  it('[LIN-9] is not requested again while an answer is pending', async () => {
    const world = createWorld();
    const { calls } = world.browser.open();
    world.browser.fate = ({ path }) =>
      path.startsWith('/line-api') ? { kind: 'loseAnswer', ms: 5 } : { kind: 'answer', ms: 5 };
    await world.clock.run(60_000);
    expect(calls.filter((call) => call.includes('/tree')).length).toBeLessThanOrEqual(4);
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    const before = trees(world);
    await world.clock.run(20_000);
    expect(trees(world) - before).toBeLessThanOrEqual(2);
  });

  it('[LIN-9] ignores an answer in a previous language', async () => {
    const world = createWorld();
    world.browser.fate = ({ path }) =>
      path.endsWith('/tree?lng=en') ? { kind: 'answer', ms: 1_000 } : { kind: 'answer', ms: 5 };
    const { core } = world.browser.open();
    await world.clock.run(500);
    core.dispatch({ type: 'preferences/choose', payload: { language: 'de' } });
    await world.clock.run(5_000);
    expect(core.line.tree.get()).toMatchObject([{ name: 'Football de' }]);
  });

  it('[LIN-9] is not requested while the page is hidden', async () => {
    const world = createWorld();
    const { visible } = world.browser.open();
    await world.clock.run(100);
    visible.set(false);
    await world.clock.run(120_000);
    expect(trees(world)).toBe(1);
  });
});

describe('the line', () => {
  it('[LIN-1] notifies price listeners once a frame', async () => {
    const world = createWorld();
    const { core } = world.browser.open();
    core.line.watch(['top']);
    await world.clock.run(100);
    let calls = 0;
    const stop = core.line.onMarket(market(1), () => void (calls += 1));
    for (let price = 2_000; price < 2_050; price += 10) world.move(market(1), { price });
    await world.clock.run(15);
    expect(calls).toBe(0);
    await world.clock.run(2);
    expect(calls).toBe(1);
    expect(core.line.price(market(1))).toBe(2_040);
    expect(core.line.was(market(1))).toBe(2_030);
    expect(core.line.quote(market(1))).toEqual({ price: 2_040, was: 2_030, state: 'open' });
    stop();
    world.move(market(1), { state: 1 });
    await world.clock.run(100);
    expect(calls).toBe(1);
    expect(core.line.state(market(1))).toBe('suspended');
  });

  it('[LIN-1] publishes events only for the state of the feed', async () => {
    const world = createWorld();
    const { core } = world.browser.open();
    core.line.watch(['top']);
    await world.clock.run(100);
    for (let price = 2_000; price < 3_000; price += 10) world.move(market(1), { price });
    await world.clock.run(1_000);
    expect(
      core
        .recent()
        .map(({ event }) => event.type)
        .filter((type) => type.startsWith('line/')),
    ).toEqual(['line/feedChanged', 'line/feedChanged']);
  });

  it('[LIN-7] reports a listener that throws, and still notifies the others', async () => {
    const world = createWorld();
    const { core, reports } = world.browser.open();
    core.line.watch(['top']);
    await world.clock.run(100);
    core.line.onMarket(market(1), () => {
      throw new Error('bad cell');
    });
    let calls = 0;
    core.line.onMarket(market(2), () => void (calls += 1));
    for (const price of [2_100, 2_200]) {
      world.move(market(1), { price });
      world.move(market(2), { price });
      await world.clock.run(100);
    }
    expect(calls).toBe(2);
    expect(reports).toEqual(['line/flush: listeners of prices', 'line/flush: listeners of prices']);
  });

  it('[LIN-8] derives the operator’s time from the frames', async () => {
    const world = createWorld();
    const { core } = world.browser.open();
    core.line.watch(['top']);
    await world.clock.run(1_500);
    world.clock.shift(-3_600_000);
    const wrong = world.clock.now();
    expect(core.line.now() - wrong).toBeGreaterThan(-2_000);
    world.clock.shift(3_600_000);
    await world.clock.run(2_500);
    expect(Math.abs(core.line.now() - world.clock.now())).toBeLessThan(1_000);
  });

  it('[LIN-5] keeps a market for the coupon when it leaves the screen', async () => {
    const world = createWorld();
    const { core } = world.browser.open();
    core.line.watch(['line:1']);
    await world.clock.run(100);
    core.dispatch({ type: 'coupon/addLeg', payload: { marketId: market(1) } });
    await world.clock.run(100);
    expect(world.operator.line.streams()).toBe(1);
    const game = world.line.games.get(1);
    if (game === undefined) throw new Error('no game');
    world.line.games.set(1, { ...game, status: 2, score: '0:0' });
    world.line.publish();
    await world.clock.run(100);
    expect(core.line.board({ kind: 'line', sportId: 1 }).get().gameCount).toBe(1);
    expect(core.line.quote(market(1)).state).toBe('open');
    expect(core.coupon.get().legs).toMatchObject([{ isLive: true, locks: [] }]);
  });

  it('[LIN-5] keeps a market for the coupon when it left the screen while the stream was down', async () => {
    const world = createWorld();
    const { core } = world.browser.open();
    core.line.watch(['line:1']);
    await world.clock.run(100);
    core.dispatch({ type: 'coupon/addLeg', payload: { marketId: market(1) } });
    await world.clock.run(100);
    const game = world.line.games.get(1);
    if (game === undefined) throw new Error('no game');
    // The game begins during the silence, so that the next snapshot does not contain it.
    world.line.games.set(1, { ...game, status: 2, score: '0:0' });
    world.line.cut();
    await world.clock.run(1_000);
    expect(core.line.quote(market(1)).state).toBe('open');
    expect(core.coupon.get().legs).toMatchObject([{ isLive: true, locks: [] }]);
  });
});
