import { describe, expect, it } from 'vitest';
import type { HttpRequest } from 'touchline/ports/http';
import type { Fate, Tab } from '../../models/virtual-browser.ts';
import { createWorld, fill, market } from '../../models/world.ts';
import type { World } from '../../models/world.ts';

const MINUTE = 60_000;
const status = (tab: Tab): string => tab.core.session.get().status;
const looks = (tab: Tab): number => tab.calls.filter((call) => call === 'GET /web-api/session').length;
const respond = (text: string): Fate => ({ kind: 'respond', status: 200, text });

async function worldWithPlayer(): Promise<{ readonly world: World; readonly tab: Tab }> {
  const world = createWorld();
  const tab = world.browser.open({ isWholeSite: true });
  tab.core.line.watch(['top']);
  await world.clock.run(100);
  tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
  await world.clock.run(500);
  tab.core.dispatch({ type: 'session/dismissCredentials', payload: {} });
  return { world, tab };
}

/** The next answers of the session call, one each; afterwards the stand-in answers. */
function answers(world: World, ...texts: readonly (string | null)[]): void {
  const waiting = [...texts];
  world.browser.fate = ({ path }: HttpRequest) => {
    if (path !== '/web-api/session' || waiting.length === 0) return { kind: 'answer', ms: 5 };
    const next = waiting.shift();
    return next === null || next === undefined ? { kind: 'down' } : respond(next);
  };
}

describe('the session check each minute', () => {
  it('[SES-8] runs every 60 s while the page is visible', async () => {
    const { world, tab } = await worldWithPlayer();
    const before = looks(tab);
    await world.clock.run(10 * MINUTE + 1_000);
    expect(looks(tab) - before).toBe(10);
  });

  it('[SES-8] pauses while the page is hidden, and runs on return', async () => {
    const { world, tab } = await worldWithPlayer();
    await world.clock.run(MINUTE + 1_000);
    tab.visible.set(false);
    const before = looks(tab);
    await world.clock.run(30 * MINUTE);
    expect(looks(tab)).toBe(before);
    tab.visible.set(true);
    await world.clock.run(100);
    expect(looks(tab)).toBe(before + 1);
    // Missed checks are not made up for: the next one is a minute later.
    await world.clock.run(MINUTE - 1_000);
    expect(looks(tab)).toBe(before + 1);
  });

  it('[SES-8] signs out when the session has ended, and keeps the coupon', async () => {
    const { world, tab } = await worldWithPlayer();
    fill(tab.core, [market(1)]);
    world.operator.endSessions();
    await world.clock.run(MINUTE + 1_000);
    expect(status(tab)).toBe('guest');
    expect(tab.core.coupon.get().legs).toHaveLength(1);
  });

  it('[SES-8, SES-9] ends nothing for one empty answer among good ones, a missing answer, or an invalid id', async () => {
    for (const odd of ['', null, '<html>', 'x'.repeat(41)]) {
      const { world, tab } = await worldWithPlayer();
      answers(world, odd);
      await world.clock.run(3 * MINUTE);
      expect(status(tab), String(odd)).toBe('player');
    }
  });

  it('[SES-9] does not take a truncated id for another player', async () => {
    const { world, tab } = await worldWithPlayer();
    fill(tab.core, [market(1)]);
    answers(world, '10');
    await world.clock.run(2 * MINUTE);
    expect(tab.core.session.get()).toMatchObject({ status: 'player', userId: '1001' });
    expect(tab.core.coupon.get().legs).toHaveLength(1);
  });

  it('[SES-9] takes the same other id twice as another player: the first is signed out, and the second is loaded', async () => {
    const { world, tab } = await worldWithPlayer();
    fill(tab.core, [market(1)]);
    const away = world.browser.open();
    away.kill();
    // Another window with the same cookies, which does not broadcast to the tabs here.
    const answer = world.operator.answer(
      { method: 'POST', path: '/web-api/registration/fast', headers: {}, body: '{}', timeoutMs: 1 },
      world.browser.cookies,
    );
    const other = (JSON.parse(answer.text) as { userId: string }).userId;
    const before = tab.calls.filter((call) => call === 'GET /web-api/user/accounts').length;
    await world.clock.run(MINUTE + 1_000);
    expect(tab.core.session.get()).toMatchObject({ status: 'player', userId: other });
    expect(tab.core.coupon.get().legs).toEqual([]);
    expect(tab.calls.filter((call) => call === 'GET /web-api/user/accounts').length).toBeGreaterThan(before);
    expect(
      tab.core
        .recent()
        .map(({ event }) => JSON.stringify(event))
        .join(),
    ).not.toContain('"1001"');
  });
});

describe('the second session check', () => {
  it('[SES-8] finds, about 8 s after the start, a session that the first check missed', async () => {
    const { world, tab } = await worldWithPlayer();
    tab.kill();
    // The start tries three times; the second check gets its answer at the third try.
    answers(world, null, null, null, null, null);
    const next = world.browser.open({ isWholeSite: true });
    await world.clock.run(7_000);
    expect(status(next)).toBe('guest');
    await world.clock.run(5_000);
    expect(status(next)).toBe('player');
  });

  /** Reopens the player's page while no call is answered. */
  async function openedCutOff(): Promise<{ readonly world: World; readonly next: Tab }> {
    const { world, tab } = await worldWithPlayer();
    tab.kill();
    world.browser.fate = () => ({ kind: 'down' });
    const next = world.browser.open({ isWholeSite: true });
    next.online.set(false);
    await world.clock.run(30_000);
    expect(status(next)).toBe('guest');
    return { world, next };
  }

  it('[SES-8] runs again when the network is back, if it got no answer either', async () => {
    const { world, next } = await openedCutOff();
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    next.online.set(true);
    await world.clock.run(1_000);
    expect(next.core.session.get()).toMatchObject({ status: 'player', userId: '1001' });
  });

  it('[SES-8] runs again each minute while the page is visible, if it got no answer', async () => {
    const { world, next } = await openedCutOff();
    next.visible.set(false);
    const hidden = looks(next);
    await world.clock.run(10 * MINUTE);
    expect(looks(next)).toBe(hidden);
    next.visible.set(true);
    await world.clock.run(MINUTE + 5_000);
    expect(status(next)).toBe('guest');
    expect(looks(next)).toEqual(hidden + 3);
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    await world.clock.run(MINUTE + 5_000);
    expect(next.core.session.get()).toMatchObject({ status: 'player', userId: '1001' });
  });

  it('[SES-8] stops once the operator has answered', async () => {
    const { world, next } = await openedCutOff();
    world.operator.endSessions();
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    await world.clock.run(MINUTE + 5_000);
    const answered = looks(next);
    await world.clock.run(10 * MINUTE);
    expect(status(next)).toBe('guest');
    expect(looks(next)).toEqual(answered);
  });

  it('[SES-8] does not run where the player has signed out', async () => {
    const { world, tab } = await worldWithPlayer();
    world.browser.fate = ({ path }) =>
      path === '/web-api/user/disconnect' ? { kind: 'down' } : { kind: 'answer', ms: 5 };
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(20_000);
    expect(status(tab)).toBe('guest');
  });
});

describe('the start', () => {
  async function leftABet(): Promise<World> {
    const { world, tab } = await worldWithPlayer();
    fill(tab.core, [market(1)]);
    tab.core.dispatch({ type: 'coupon/place', payload: {} });
    await world.clock.run(5_000);
    fill(tab.core, [market(2)]);
    await world.clock.run(1_000);
    tab.kill();
    return world;
  }

  it('[SES-9] with a truncated id keeps the stored bets of the player', async () => {
    const world = await leftABet();
    answers(world, '10');
    const next = world.browser.open();
    await world.clock.run(5_000);
    expect(next.core.session.get()).toMatchObject({ status: 'player', userId: '1001' });
    expect(next.core.coupon.get().legs).toHaveLength(1);
  });

  it('[SES-9] with another player finds nothing of the first player', async () => {
    const world = await leftABet();
    world.operator.answer(
      { method: 'POST', path: '/web-api/registration/fast', headers: {}, body: '{}', timeoutMs: 1 },
      world.browser.cookies,
    );
    const next = world.browser.open();
    await world.clock.run(5_000);
    expect(status(next)).toBe('player');
    expect(next.core.coupon.get().legs).toEqual([]);
    expect(next.core.receipts.get().receipts).toEqual([]);
    expect(JSON.stringify(world.browser.disk)).not.toContain('1001');
  });
});

describe('a logout that could not be sent', () => {
  it('[SES-10] is sent when the network is back, without a reload', async () => {
    const { world, tab } = await worldWithPlayer();
    tab.online.set(false);
    world.browser.fate = () => ({ kind: 'down' });
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(60_000);
    expect(world.operator.received.some(({ what }) => what === 'POST /web-api/user/disconnect')).toBe(false);
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    tab.online.set(true);
    await world.clock.run(1_000);
    expect(world.operator.received.filter(({ what }) => what === 'POST /web-api/user/disconnect')).toHaveLength(1);
    expect(status(tab)).toBe('guest');
    expect(world.browser.storage.has('tl.loggedOut')).toBe(false);
  });

  it('[SES-10, SES-4] delays a login until it has been sent', async () => {
    const { world, tab } = await worldWithPlayer();
    world.browser.fate = () => ({ kind: 'down' });
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(1_000);
    world.browser.fate = ({ path }) => ({ kind: 'answer', ms: path === '/web-api/user/disconnect' ? 3_000 : 5 });
    tab.online.set(false);
    tab.online.set(true);
    tab.core.actions('session')?.logIn('1001', 'password-1001');
    // Waits long enough for a session check.
    await world.clock.run(3 * MINUTE);
    expect(status(tab)).toBe('player');
    expect(tab.core.accounts.get()).toMatchObject({ status: 'ready' });
  });
});
