import { firstValueFrom, of, Subject, toArray } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createCell } from '../../../core/kernel/readable.ts';
import { resolveIntents } from '../../../core/modules/coupon/resolve-intents.process.ts';
import type { CouponState } from '../../../core/modules/coupon/state.ts';
import type { SessionState } from '../../../core/modules/session/public.ts';
import { calm, createVirtualClock } from '../../models/virtual-clock.ts';
import { createWorld, fill, market, place } from '../../models/world.ts';
import type { World } from '../../models/world.ts';
import { coupon, drafted, intended, KEY, sent } from './given.ts';

const posts = (world: World): number => world.operator.heard.filter(({ what }) => what === 'POST /bet-api/v1/bets').length;
const keyOf = (world: World, at = 0): string | undefined => world.operator.heard.filter(({ what }) => what === 'POST /bet-api/v1/bets')[at]?.request.headers['idempotency-key'];

describe('sending', () => {
  it('[CPN-11] never sends what a slow disk has not taken: the key is closed instead', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    world.browser.diskMs = 3_600_000;
    place(core);
    await world.clock.run(60_000);
    expect([posts(world), core.coupon.get().placing.state]).toEqual([0, 'rejected']);
    expect(world.operator.heard.some(({ what }) => what.endsWith('/abandon'))).toBe(true);
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
    expect([posts(world), core.coupon.get().placing.state, world.browser.disk.segments.length]).toEqual([0, 'saving', before]);
    await world.clock.run(20);
    expect([core.coupon.get().placing.state, world.browser.disk.segments.length, calls.at(-1)]).toEqual(['accepted', before + 1, expect.any(String)]);
    const intent = world.browser.disk.segments[before]?.text;
    expect(String(intent).match(/"coupon\/\w+"/g)).toEqual(['"coupon/placeIntended"']);
  });

  it('[CPN-11] a tab that dies before it is on disk has sent nothing', async () => {
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
    expect([posts(world), next.core.coupon.get().legs.length, next.core.coupon.get().canPlace]).toEqual([0, 1, true]);
  });

  it('[CPN-11] what can not be written is not sent, and the player is told so', async () => {
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

  it('[CPN-12] refused tokens are refreshed and the coupon goes again, with its key', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    world.operator.expireTokens();
    place(core);
    await world.clock.run(1_000);
    expect([posts(world), new Set([keyOf(world, 0), keyOf(world, 1)]).size, world.operator.bets.length]).toEqual([2, 1, 1]);
  });

  it('[CPN-7] what is sent is what was agreed to', async () => {
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

  it('[CPN-8] a question that is accepted places at the prices it showed', async () => {
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
    expect([core.coupon.get().question?.legs[0]?.newPrice, world.operator.bets]).toEqual([1_850, []]);
    core.dispatch({ type: 'coupon/acceptPrices', payload: {} });
    await world.clock.run(1_000);
    expect(world.operator.bets).toMatchObject([{ prices: [1_850] }]);
  });

  it('[CPN-14] a bet stands in the history and in the balance at once', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    place(core);
    await world.clock.run(100);
    expect([core.history.get().bets.length, core.history.get().openCount, core.accounts.get().active?.money]).toEqual([1, 1, 9_000]);
  });

  it('[CPN-14] refused keeps the coupon; the next try has another key', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    world.operator.refusals = [{ code: 'suspended', marketId: market(1) }, { code: 'aboveMaximum', amount: 500 }];
    place(core);
    await world.clock.run(100);
    const { placing, legs } = core.coupon.get();
    expect(placing).toMatchObject({ state: 'rejected', reasons: [{ code: 'suspended' }, { code: 'aboveMaximum' }] });
    expect(legs).toHaveLength(1);
    world.operator.refusals = [];
    place(core);
    await world.clock.run(100);
    expect([world.operator.bets.length, keyOf(world, 0) === keyOf(world, 1)]).toEqual([1, false]);
  });

  it('[CPN-14] refusals by status are answers, all others are unknown', async () => {
    for (const [status, state] of [[400, 'rejected'], [403, 'rejected'], [413, 'rejected'], [422, 'rejected'], [404, 'unknown'], [409, 'unknown'], [429, 'unknown'], [500, 'unknown'], [503, 'unknown'], [200, 'unknown']] as const) {
      const world = createWorld();
      const { core } = await world.player();
      fill(core, [market(1)]);
      await world.clock.run(1_000);
      world.browser.fate = ({ path }) => (path.startsWith('/bet-api/v1/bets') ? { kind: 'say', status, text: '{"errors":[{"code":"odd"}]}' } : { kind: 'answer', ms: 5 });
      place(core);
      await world.clock.run(100);
      expect([status, core.coupon.get().placing.state]).toEqual([status, state]);
    }
  });
});

describe('two tabs', () => {
  it('[CPN-12] that place together make one bet, and both see it', async () => {
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
    expect([posts(world), world.operator.bets.length]).toEqual([2, 1]);
    for (const { core } of [tab, other]) expect([core.coupon.get().placing.state, core.coupon.get().legs, core.history.get().bets.length]).toEqual(['accepted', [], 1]);
  });

  it('[CPN-13] one that dies while sending is followed up by the other 20 s after the wish', async () => {
    const world = createWorld();
    const tab = await world.player();
    const other = world.browser.open();
    fill(tab.core, [market(1)]);
    await world.clock.run(1_000);
    world.browser.fate = ({ path }) => (path === '/bet-api/v1/bets' ? { kind: 'loseAnswer', ms: 5 } : { kind: 'answer', ms: 5 });
    place(tab.core);
    await world.clock.run(100);
    tab.kill();
    await world.clock.run(18_000);
    expect(other.core.coupon.get().placing.state).toBe('sending');
    await world.clock.run(3_000);
    expect([other.core.coupon.get().placing.state, world.operator.bets.length, posts(world)]).toEqual(['accepted', 1, 1]);
  });
});

describe('an unknown outcome', () => {
  it('[CPN-13] is said, and asked for until somebody answers', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    world.browser.fate = ({ path }) => (path.startsWith('/bet-api/v1/bets') ? { kind: 'down' } : { kind: 'answer', ms: 5 });
    place(core);
    await world.clock.run(10_000);
    expect([core.coupon.get().placing.state, core.dispatch({ type: 'coupon/clear', payload: {} })]).toEqual(['unknown', { ok: false, error: { code: 'coupon/placing' } }]);
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    await world.clock.run(2_000);
    expect([core.coupon.get().placing.state, world.operator.bets.length]).toEqual(['accepted', 1]);
  });

  it('[CPN-13] of a player who is signed out waits for her', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(1_000);
    world.browser.fate = ({ path }) => (path === '/bet-api/v1/bets' ? { kind: 'loseAnswer', ms: 5 } : { kind: 'answer', ms: 5 });
    place(core);
    await world.clock.run(100);
    world.operator.endSessions();
    await world.clock.run(30_000);
    expect([core.session.get().status, core.coupon.get().placing.state]).toEqual(['guest', 'unknown']);
    core.logIn('1001', 'password-1001');
    await world.clock.run(3_000);
    expect([core.coupon.get().placing.state, world.operator.bets.length]).toEqual(['accepted', 1]);
  });

  it('[CPN-15] does not lock the coupon of another player, in this visit or the next', async () => {
    for (const reload of [false, true]) {
      const world = createWorld();
      let tab = await world.player();
      fill(tab.core, [market(1)]);
      await world.clock.run(1_000);
      world.browser.fate = ({ path }) => (path.startsWith('/bet-api/v1/bets') ? { kind: 'loseAnswer', ms: 5 } : { kind: 'answer', ms: 5 });
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
      tab.core.register({ currency: 'EUR', countryId: 1, isAdult: true });
      await world.clock.run(1_000);
      expect(tab.core.coupon.get()).toMatchObject({ legs: [], placing: { state: 'idle' } });
      expect(JSON.stringify(world.browser.disk.segments)).not.toContain('1001');
      fill(tab.core, [market(2)]);
      await world.clock.run(1_000);
      expect(tab.core.coupon.get().canPlace).toBe(true);
    }
  });

  it("[CPN-15] is found when the other player's session is known before the journal has been read", async () => {
    const world = createWorld();
    const tab = await world.player();
    fill(tab.core, [market(1)]);
    await world.clock.run(1_000);
    world.browser.fate = ({ path }) => (path.startsWith('/bet-api/v1/bets') ? { kind: 'loseAnswer', ms: 5 } : { kind: 'answer', ms: 5 });
    place(tab.core);
    await world.clock.run(100);
    tab.kill();
    // Another device of the same browser profile: the cookie is of another player by now.
    const disk = { ...world.browser.disk };
    world.browser.cookies.clear();
    const meanwhile = world.browser.open();
    await world.clock.run(100);
    meanwhile.core.register({ currency: 'EUR', countryId: 1, isAdult: true });
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

describe('when an answer is due', () => {
  const player: SessionState = { status: 'player', userId: '7', previousLoginAt: null };
  function asking(state: CouponState, offset: number): { readonly clock: ReturnType<typeof createVirtualClock>; readonly asked: number[] } {
    const clock = createVirtualClock();
    const begin = clock.now();
    const asked: number[] = [];
    const api = (() => {
      asked.push(clock.now() - begin);
      return of({ ok: false, error: { kind: 'network' } });
    }) as Parameters<typeof resolveIntents>[0]['api'];
    resolveIntents({ coupon: createCell(state), session: createCell<SessionState>(player), api, clock, operatorNow: () => clock.now() + offset }).subscribe();
    return { clock, asked };
  }
  const state = (acceptAt: number | null): CouponState => coupon([...drafted([10]), intended([10]), sent, ...(acceptAt === null ? [] : [{ type: 'coupon/placePending', payload: { key: KEY, acceptAt } } as const])]).state;

  it("[CPN-13] a pending bet is asked for when the operator's time has come, every second from then on", () => {
    const { clock, asked } = asking(state(createVirtualClock().now() + 305_000), 300_000);
    clock.tick(6_500);
    expect(asked).toEqual([5_000, 6_000]);
  });

  it('[CPN-13] and 20 s after the wish at the latest, whatever the clocks say', () => {
    const { clock, asked } = asking(state(createVirtualClock().now() + 305_000), 0);
    clock.tick(20_500);
    expect(asked).toEqual([20_000]);
  });

  it('[CPN-13] what is under way is given 20 s', () => {
    const { clock, asked } = asking(state(null), 0);
    clock.tick(21_500);
    expect(asked).toEqual([20_000, 21_000]);
  });

  it('[CPN-13] one round at a time: a slow answer is waited for', async () => {
    const clock = createVirtualClock();
    const answers = new Subject<{ ok: false; error: { kind: 'network' } }>();
    let asked = 0;
    const api = (() => {
      asked += 1;
      return answers;
    }) as Parameters<typeof resolveIntents>[0]['api'];
    const unknown = coupon([...drafted([10]), intended([10]), { type: 'coupon/placeUnknown', payload: { key: KEY, at: 1 } }]).state;
    const all = firstValueFrom(resolveIntents({ coupon: createCell(unknown), session: createCell<SessionState>(player), api, clock, operatorNow: clock.now }).pipe(toArray()));
    clock.tick(10_000);
    expect(asked).toBe(1);
    answers.complete();
    await calm();
    clock.tick(1_000);
    expect(asked).toBe(2);
    void all;
  });
});

describe('limits', () => {
  const asks = (world: World): number => world.operator.heard.filter(({ what }) => what === 'POST /bet-api/v1/coupon/limits').length;

  it('[CPN-6] are asked for 300 ms after the last change of legs, and not for a stake', async () => {
    const world = createWorld();
    const { core } = await world.player();
    fill(core, [market(1)]);
    await world.clock.run(200);
    fill(core, [market(2)]);
    await world.clock.run(299);
    expect([asks(world), core.coupon.get().maxStake]).toEqual([0, null]);
    await world.clock.run(20);
    expect([asks(world), core.coupon.get().maxStake]).toEqual([1, 100_000]);
    fill(core, [], '11');
    await world.clock.run(1_000);
    expect(asks(world)).toBe(1);
  });

  it('[CPN-6] an answer for legs that have changed since is dropped, at once', async () => {
    const world = createWorld();
    const { core } = await world.player();
    world.browser.fate = ({ path }) => (path.endsWith('/limits') ? { kind: 'answer', ms: 100 } : { kind: 'answer', ms: 5 });
    fill(core, [market(1)]);
    await world.clock.run(450);
    expect(asks(world)).toBe(1);
    fill(core, [market(2)]);
    await world.clock.run(100);
    expect(core.coupon.get().maxStake).toBeNull();
    await world.clock.run(500);
    expect([asks(world), core.coupon.get().maxStake]).toEqual([2, 100_000]);
  });

  it('[CPN-6] without an answer nothing is warned of', async () => {
    const world = createWorld();
    const { core } = await world.player();
    world.browser.fate = ({ path }) => (path.endsWith('/limits') ? { kind: 'down' } : { kind: 'answer', ms: 5 });
    fill(core, [market(1)]);
    await world.clock.run(2_000);
    expect(core.coupon.get()).toMatchObject({ minStake: null, maxStake: null, canPlace: true });
  });
});

describe('the legs on the feed', () => {
  it('[CPN-1] a restored coupon has its markets on the feed, whatever the screen shows', async () => {
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

  it('[CPN-4] a market that the operator does not know any more is gone, and costs the others nothing', async () => {
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
    next.core.dispatch({ type: 'coupon/removeLocked', payload: {} });
    await world.clock.run(1_000);
    expect(next.core.coupon.get()).toMatchObject({ legs: [{ marketId: market(2) }], typeId: 0, canPlace: true });
    expect(next.reports).toEqual([]);
  });
});
