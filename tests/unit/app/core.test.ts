import { describe, expect, it } from 'vitest';
import { createWorld, fill, market } from '../../models/world.ts';

const legs = (core: {
  readonly coupon: { get(): { readonly legs: readonly { readonly marketId: number }[] } };
}): readonly number[] => core.coupon.get().legs.map(({ marketId }) => marketId);

describe('starting', () => {
  it('shows no data before the core has started', () => {
    const { core } = createWorld().browser.open();
    expect(core.session.get()).toEqual({ status: 'unknown' });
    expect(core.siteConfig.get()).toBeNull();
    expect(core.line.status.get()).toBe('idle');
    expect(core.coupon.get().canPlace).toBe(false);
    expect(core.history.get().bets).toEqual([]);
  });

  it('is done when the session is known and stored data are back', async () => {
    const world = createWorld();
    const first = world.browser.open();
    first.core.line.watch(['top']);
    await world.clock.run(200);
    fill(first.core, [market(1)]);
    await world.clock.run(1_000);
    first.kill();
    world.browser.diskMs = 0;
    const next = world.browser.open();
    let done = false;
    void next.core.start().then(() => (done = true));
    await world.clock.run(1_000);
    expect(done).toBe(true);
    expect(legs(next.core)).toEqual([market(1)]);
  });

  it('runs once when called twice', async () => {
    const world = createWorld();
    const { core, calls } = world.browser.open();
    void core.start();
    void core.start();
    await world.clock.run(1_000);
    expect(calls.filter((call) => call === 'load')).toHaveLength(1);
    expect(calls.filter((call) => call === 'GET /web-api/session')).toHaveLength(1);
  });

  it('[CPN-1] keeps the player’s actions from before the journal was read', async () => {
    const world = createWorld();
    const first = world.browser.open();
    first.core.line.watch(['top']);
    await world.clock.run(200);
    fill(first.core, [market(1)], '5');
    await world.clock.run(1_000);
    first.kill();
    world.browser.readMs = 1_000;
    const next = world.browser.open();
    next.core.line.watch(['top']);
    await world.clock.run(500);
    next.core.dispatch({ type: 'coupon/addLeg', payload: { marketId: market(2) } });
    expect(legs(next.core)).toEqual([market(2)]);
    await world.clock.run(2_000);
    expect(legs(next.core)).toEqual([market(1), market(2)]);
    expect(next.core.coupon.get().stakeText).toBe('5');
    expect(next.core.coupon.get().betType).toBe('express');
    next.kill();
    const last = world.browser.open();
    await world.clock.run(2_000);
    expect(legs(last.core)).toEqual([market(1), market(2)]);
  });

  it('[CPN-1] keeps another tab’s actions from before the journal was read', async () => {
    const world = createWorld();
    const first = world.browser.open();
    first.core.line.watch(['top']);
    await world.clock.run(200);
    fill(first.core, [market(1)], '5');
    await world.clock.run(1_000);
    world.browser.readMs = 1_000;
    const next = world.browser.open();
    await world.clock.run(500);
    first.core.dispatch({ type: 'coupon/addLeg', payload: { marketId: market(2) } });
    await world.clock.run(2_000);
    expect(legs(next.core)).toEqual([market(1), market(2)]);
  });

  it('succeeds where the disk can’t be read, and reports that', async () => {
    const world = createWorld();
    world.browser.diskFails = true;
    const { core, reports } = world.browser.open();
    core.line.watch(['top']);
    await world.clock.run(500);
    expect(core.session.get().status).toBe('guest');
    expect(core.notices.get().map(({ text }) => text.key)).toEqual(['notice.storageBlocked']);
    expect(core.dispatch({ type: 'coupon/addLeg', payload: { marketId: market(1) } }).ok).toBe(true);
    await world.clock.run(1_000);
    expect(core.notices.get().map(({ text }) => text.key)).toEqual(['notice.storageBlocked', 'notice.notSaved']);
    expect(new Set(reports)).toEqual(new Set(['kernel/journal: the disk is full']));
  });
});

describe('stopping', () => {
  it('ends every effect and writes buffered events', async () => {
    const world = createWorld();
    const { core, calls } = await world.player();
    fill(core, [market(1)]);
    core.stop();
    await world.clock.run(100);
    const before = calls.length;
    await world.clock.run(120_000);
    expect(calls).toHaveLength(before);
    expect(world.line.streams()).toBe(0);
    expect(JSON.stringify(world.browser.disk.segments)).toContain('coupon/stakeTyped');
  });

  it('leaves no timer behind', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    core.stop();
    await world.clock.run(60_000);
    expect(world.clock.waiting()).toBe(0);
  });
});

describe('a page being closed', () => {
  it('[CPN-1] writes buffered events when it is hidden', async () => {
    const world = createWorld();
    const { core, visible } = await world.player();
    fill(core, [market(1)]);
    visible.set(false);
    await world.clock.run(1);
    expect(JSON.stringify(world.browser.disk.segments)).toContain('coupon/stakeTyped');
  });
});

describe('two tabs', () => {
  it('[CPN-1] show one coupon, whichever tab edits it', async () => {
    const world = createWorld();
    const [one, two] = [world.browser.open(), world.browser.open()];
    for (const { core } of [one, two]) core.line.watch(['top']);
    await world.clock.run(200);
    fill(one.core, [market(1), market(2)], '7');
    await world.clock.run(50);
    two.core.dispatch({ type: 'coupon/removeLeg', payload: { marketId: market(1) } });
    two.core.dispatch({ type: 'coupon/chooseChangeAction', payload: { action: 'ask' } });
    await world.clock.run(50);
    for (const { core } of [one, two])
      expect(core.coupon.get()).toMatchObject({
        legs: [{ marketId: market(2) }],
        stakeText: '7',
        settings: { changeCoefAction: 'ask' },
        canUndo: true,
      });
    one.core.dispatch({ type: 'coupon/undo', payload: {} });
    await world.clock.run(50);
    expect(legs(one.core)).toEqual([market(1), market(2)]);
    expect(legs(two.core)).toEqual([market(1), market(2)]);
  });

  it('decode each other’s messages: a foreign one is reported and changes nothing', async () => {
    const world = createWorld();
    const { core, reports } = world.browser.open();
    core.line.watch(['top']);
    await world.clock.run(200);
    fill(core, [market(1)]);
    const before = core.coupon.get().legs;
    const record = (type: string, payload: unknown, version = 1, at: unknown = 1): unknown => ({
      kind: 'events',
      records: [[at, 'other-1', '', version, type, payload]],
    });
    for (const message of [
      record('coupon/legAdded', { couponId: 'x' }),
      record('coupon/forgotten', {}, 2),
      record('session/signedOut', { userId: null, why: 'asked' }),
      record('coupon/__proto__', {}),
      record('coupon/forgotten', {}, 1, 'now'),
      { kind: 'events', records: [null, 7, [], {}] },
      { kind: 'events', records: Array.from({ length: 1_001 }, () => [1, 'x', '', 1, 'coupon/forgotten', {}]) },
      { kind: 'other', records: [[1, 'x', '', 1, 'coupon/forgotten', {}]] },
    ])
      world.browser.broadcast(message);
    await world.clock.run(100);
    expect(core.coupon.get().legs).toEqual(before);
    expect(new Set(reports)).toEqual(new Set(['kernel/share-events: unreadable event of another tab']));
    world.browser.broadcast(record('coupon/forgotten', {}, 1, world.clock.now()));
    await world.clock.run(100);
    expect(core.coupon.get().legs).toEqual([]);
  });
});

describe('views', () => {
  it('keep their identity until their value changes', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(2_000);
    const names = ['coupon', 'couponMarkets', 'history', 'accounts', 'siteConfig'] as const;
    const before = new Map<string, unknown>(names.map((name) => [name, core[name].get()]));
    world.move(market(2), { price: 9_000 });
    core.dispatch({ type: 'notices/dismiss', payload: { id: 'nobody' } });
    await world.clock.run(1_000);
    expect(names.filter((name) => core[name].get() !== before.get(name))).toEqual([]);
    world.move(market(1), { price: 9_000 });
    await world.clock.run(100);
    expect(core.coupon.get()).not.toBe(before.get('coupon'));
    expect(core.couponMarkets.get()).toBe(before.get('couponMarkets'));
    expect(core.coupon.get().totalOdds).toBe('9.000');
  });

  it('of a watched coupon report stale prices automatically', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(2_000);
    const blockers: string[] = [];
    core.coupon.value$.subscribe((view) => blockers.push(view.blockers.map(({ code }) => code).join()));
    world.line.mute(true);
    await world.clock.run(6_000);
    expect(blockers.at(-1)).toBe('stale');
    world.line.mute(false);
    await world.clock.run(12_000);
    expect(blockers.at(-1)).toBe('');
  });
});
