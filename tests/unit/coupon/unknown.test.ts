import { describe, expect, it } from 'vitest';
import { createWorld, fill, market, place } from '../../models/world.ts';
import type { World } from '../../models/world.ts';

const posts = (world: World): number =>
  world.operator.received.filter(({ what }) => what === 'POST /bet-api/v1/bets').length;

describe('two tabs', () => {
  it('[CPN-12] that place at the same time make one bet, and both see it', async () => {
    const world = createWorld();
    const tab = await world.player();
    const other = world.browser.open();
    other.core.line.watch(['top']);
    fill(tab.core, [market(1)]);
    await world.clock.run(1_000);
    expect(other.core.coupon.get()).toMatchObject({ legs: [{ marketId: market(1) }], stakeText: '10', canPlace: true });
    place(tab.core);
    place(other.core);
    await world.clock.run(5_000);
    expect(posts(world)).toBe(2);
    expect(world.operator.bets).toHaveLength(1);
    for (const { core } of [tab, other]) {
      expect(core.coupon.get().placing.state).toBe('accepted');
      expect(core.coupon.get().legs).toEqual([]);
      expect(core.history.get().bets).toHaveLength(1);
    }
  });

  it('[CPN-13] one that dies while sending is followed up by the other 20 s after the intent', async () => {
    const world = createWorld();
    const tab = await world.player();
    const other = world.browser.open();
    fill(tab.core, [market(1)]);
    await world.clock.run(1_000);
    world.browser.fate = ({ path }) =>
      path === '/bet-api/v1/bets' ? { kind: 'loseAnswer', ms: 5 } : { kind: 'answer', ms: 5 };
    place(tab.core);
    await world.clock.run(100);
    tab.kill();
    await world.clock.run(18_000);
    expect(other.core.coupon.get().placing.state).toBe('sending');
    await world.clock.run(3_000);
    expect(other.core.coupon.get().placing.state).toBe('accepted');
    expect(world.operator.bets).toHaveLength(1);
    expect(posts(world)).toBe(1);
  });
});

describe('an unknown outcome', () => {
  it('[CPN-13] is shown, and queried until the operator answers', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    world.browser.fate = ({ path }) =>
      path.startsWith('/bet-api/v1/bets') ? { kind: 'down' } : { kind: 'answer', ms: 5 };
    place(core);
    await world.clock.run(10_000);
    expect(core.coupon.get().placing.state).toBe('unknown');
    expect(core.dispatch({ type: 'coupon/clear', payload: {} })).toEqual({
      ok: false,
      error: { code: 'coupon/placing' },
    });
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    await world.clock.run(2_000);
    expect(core.coupon.get().placing.state).toBe('accepted');
    expect(world.operator.bets).toHaveLength(1);
  });

  it('[CPN-13] of a player who is signed out is kept until that player returns', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    world.browser.fate = ({ path }) =>
      path === '/bet-api/v1/bets' ? { kind: 'loseAnswer', ms: 5 } : { kind: 'answer', ms: 5 };
    place(core);
    await world.clock.run(100);
    world.operator.endSessions();
    await world.clock.run(30_000);
    expect(core.session.get().status).toBe('guest');
    expect(core.coupon.get().placing.state).toBe('unknown');
    core.actions('session')?.logIn('1001', 'password-1001');
    await world.clock.run(3_000);
    expect(core.coupon.get().placing.state).toBe('accepted');
    expect(world.operator.bets).toHaveLength(1);
  });

  it('[CPN-15] does not lock the coupon of another player, in this visit or the next', async () => {
    for (const reload of [false, true]) {
      const world = createWorld();
      let tab = await world.player();
      fill(tab.core, [market(1)]);
      await world.clock.run(1_000);
      world.browser.fate = ({ path }) =>
        path.startsWith('/bet-api/v1/bets') ? { kind: 'loseAnswer', ms: 5 } : { kind: 'answer', ms: 5 };
      place(tab.core);
      await world.clock.run(100);
      world.operator.endSessions();
      await world.clock.run(30_000);
      if (reload) {
        tab.kill();
        tab = world.browser.open();
        tab.core.line.watch(['top']);
        await world.clock.run(1_000);
        expect(tab.core.coupon.get().placing.state).toBe('unknown');
      }
      tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
      await world.clock.run(1_000);
      expect(tab.core.coupon.get()).toMatchObject({ legs: [], placing: { state: 'idle' } });
      expect(JSON.stringify(world.browser.disk.segments)).not.toContain('1001');
      fill(tab.core, [market(2)]);
      await world.clock.run(1_000);
      expect(tab.core.coupon.get().canPlace).toBe(true);
    }
  });

  it('[CPN-15] is dropped when another player’s session is known before the journal has been read', async () => {
    const world = createWorld();
    const tab = await world.player();
    fill(tab.core, [market(1)]);
    await world.clock.run(1_000);
    world.browser.fate = ({ path }) =>
      path.startsWith('/bet-api/v1/bets') ? { kind: 'loseAnswer', ms: 5 } : { kind: 'answer', ms: 5 };
    place(tab.core);
    await world.clock.run(100);
    tab.kill();
    // Another device of the same browser profile, whose cookie belongs to another player by now.
    const disk = { ...world.browser.disk };
    world.browser.cookies.clear();
    const meanwhile = world.browser.open();
    await world.clock.run(100);
    meanwhile.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
    await world.clock.run(500);
    meanwhile.kill();
    Object.assign(world.browser.disk, disk);
    world.browser.readMs = 500;
    const next = world.browser.open();
    await world.clock.run(1_000);
    expect(next.core.session.get().status).toBe('player');
    expect(next.core.coupon.get()).toMatchObject({ legs: [], placing: { state: 'idle' } });
  });
});
