import { describe, expect, it } from 'vitest';
import { limitsPaths } from 'touchline/core/limits/paths';
import { EVERY_BET } from 'touchline/core/history/filter';
import type { Tab } from '../../models/virtual-browser.ts';
import type { World } from '../../models/world.ts';
import { createWorld, fill, market, place } from '../../models/world.ts';

const updates = (world: World): readonly string[] =>
  world.operator.received.filter(({ what }) => what === 'GET /bet-api/v1/updates').map(({ request }) => request.path);

async function withBet(): Promise<{ readonly world: World; readonly tab: Tab; readonly betId: string }> {
  const world = createWorld();
  const tab = await world.player();
  fill(tab.core, [market(1)]);
  await world.clock.run(1_000);
  place(tab.core);
  await world.clock.run(1_000);
  return { world, tab, betId: String(world.operator.bets[0]?.bet['id']) };
}

describe('polling for updates', () => {
  it('[HIS-2] runs every 15 s without open bets, every 2 s with one', async () => {
    const { world } = await withBet();
    await world.clock.run(15_000);
    const before = updates(world).length;
    await world.clock.run(20_000);
    expect(updates(world).length - before).toBe(10);
    world.operator.settle(String(world.operator.bets[0]?.bet['id']), 0);
    await world.clock.run(4_000);
    const settled = updates(world).length;
    await world.clock.run(60_000);
    expect(updates(world).length - settled).toBe(4);
  });

  it('[HIS-2] follows a bet at once that is placed during a long pause', async () => {
    const { world, tab, betId } = await withBet();
    await world.clock.run(1_100);
    world.operator.settle(betId, 2_000);
    await world.clock.run(2_000);
    expect(tab.core.history.get().openCount).toBe(0);
  });

  it('[HIS-2] sends the cursor of the last answer; a lost answer is requested again with the same', async () => {
    const { world, tab, betId } = await withBet();
    await world.clock.run(20_000);
    const last = updates(world).at(-1);
    world.browser.fate = ({ path }) =>
      path.startsWith('/bet-api/v1/updates') ? { kind: 'loseAnswer', ms: 5 } : { kind: 'answer', ms: 5 };
    world.operator.settle(betId, 2_000);
    await world.clock.run(20_000);
    expect(tab.core.history.get().openCount).toBe(1);
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    await world.clock.run(20_000);
    expect(updates(world)).toContain(last);
    expect(tab.core.history.get()).toMatchObject({ openCount: 0 });
    expect(tab.core.accounts.get().active?.money).toBe(11_000);
  });

  it('[HIS-2] stops while the page is hidden, and runs at once when it is visible again', async () => {
    const { world, tab, betId } = await withBet();
    await world.clock.run(15_000);
    tab.visible.set(false);
    await world.clock.run(100);
    const before = updates(world).length;
    await world.clock.run(300_000);
    expect(updates(world)).toHaveLength(before);
    world.operator.settle(betId, 2_000);
    tab.visible.set(true);
    await world.clock.run(100);
    expect(updates(world).length - before).toBe(1);
    expect(tab.core.history.get().openCount).toBe(0);
  });

  it('[HIS-4] announces a settled bet with its payout in a notice', async () => {
    for (const [payout, key] of [
      [2_000, 'notice.betPaid'],
      [0, 'notice.betLost'],
    ] as const) {
      const { world, tab, betId } = await withBet();
      await world.clock.run(16_000);
      world.operator.settle(betId, payout);
      await world.clock.run(3_000);
      expect(tab.core.notices.get().map(({ text }) => text)).toEqual([
        { key, params: { id: betId, amount: payout, currency: 'EUR' } },
      ]);
      await world.clock.run(10_000);
      expect(tab.core.notices.get()).toEqual([]);
    }
  });
});

describe('pages', () => {
  it('[HIS-6] open bets load when a player signs in; a failed load is reported and can be retried', async () => {
    const { world, tab } = await withBet();
    tab.kill();
    world.browser.fate = ({ path }) =>
      path.startsWith('/bet-api/v1/bets?') ? { kind: 'down' } : { kind: 'answer', ms: 5 };
    const next = world.browser.open();
    await world.clock.run(500);
    expect(next.core.history.get().rail).toMatchObject({ status: 'failed', filter: { status: 'open' } });
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    next.core.dispatch({ type: 'history/open', payload: { list: 'office', filter: EVERY_BET } });
    expect(next.core.history.get().status).toBe('loading');
    await world.clock.run(100);
    expect(next.core.history.get()).toMatchObject({
      status: 'ready',
      filter: EVERY_BET,
      bets: [{ status: 'open' }],
      hasMore: false,
    });
  });

  it('[HIS-3] a request for an abandoned filter is aborted', async () => {
    const { world, tab } = await withBet();
    world.browser.fate = ({ path }) =>
      path.includes('status=all') ? { kind: 'answer', ms: 500 } : { kind: 'answer', ms: 5 };
    tab.core.dispatch({ type: 'history/open', payload: { list: 'office', filter: EVERY_BET } });
    await world.clock.run(100);
    tab.core.dispatch({
      type: 'history/open',
      payload: { list: 'office', filter: { ...EVERY_BET, status: 'settled' } },
    });
    await world.clock.run(2_000);
    expect(tab.core.history.get()).toMatchObject({ status: 'ready', filter: { status: 'settled' }, bets: [] });
  });

  it('[HIS-5] pending requests are dropped when the player leaves', async () => {
    const { world, tab } = await withBet();
    world.browser.fate = () => ({ kind: 'answer', ms: 300 });
    tab.core.dispatch({ type: 'history/open', payload: { list: 'office', filter: EVERY_BET } });
    await world.clock.run(100);
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(5_000);
    expect(tab.core.history.get().bets).toEqual([]);
    expect(tab.core.accounts.get().accounts).toEqual([]);
    expect(JSON.stringify(tab.core.recent())).not.toContain('"payout"');
  });
});

describe('a settled bet', () => {
  it('[HIS-4, ALR-8] has no notice where the player has switched them off', async () => {
    const { world, tab, betId } = await withBet();
    await tab.core.load('alerts');
    tab.core.dispatch({ type: 'display/choose', payload: { isSettlementAnnounced: false } });
    await world.clock.run(16_000);
    world.operator.settle(betId, 2_000);
    await world.clock.run(15_000);
    expect(tab.core.history.get().openCount).toBe(0);
    expect(tab.core.notices.get().map(({ text }) => text.key)).not.toContain('notice.betPaid');
  });
});

describe('[ALR-8] a bet that is settled while the page is hidden', () => {
  const settledHidden = async (isOutside: boolean) => {
    const { world, tab, betId } = await withBet();
    // A player without limits.
    world.browser.fate = ({ path }) =>
      path === limitsPaths.limits || path === limitsPaths.available
        ? { kind: 'respond', status: 200, text: '[]' }
        : { kind: 'answer', ms: 5 };
    tab.core.dispatch({ type: 'limits/refresh', payload: { why: 'asked' } });
    await tab.core.load('alerts');
    if (isOutside) tab.core.dispatch({ type: 'display/choose', payload: { areAlertsOutside: true } });
    await world.clock.run(16_000);
    tab.visible.set(false);
    await world.clock.run(5_000);
    world.operator.settle(betId, 2_000);
    await world.clock.run(10_000);
    const reported = [...tab.outside];
    tab.visible.set(true);
    await world.clock.run(5_000);
    const notices = tab.core.notices.get().filter(({ text }) => text.key === 'notice.betPaid');
    return { betId, reported, notices: notices.length, open: tab.core.history.get().openCount };
  };

  it('is announced outside the page, and has no notice afterwards', async () => {
    const { betId, ...rest } = await settledHidden(true);
    expect(rest).toEqual({ reported: [`bet:${betId}`], notices: 0, open: 0 });
  });

  it('[HIS-2, HIS-4] has a notice once the page is seen, where nothing is announced outside it', async () => {
    expect(await settledHidden(false)).toMatchObject({ reported: [], notices: 1, open: 0 });
  });
});
