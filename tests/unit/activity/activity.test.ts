import { describe, expect, it } from 'vitest';
import type { Tab } from '../../models/virtual-browser.ts';
import { createWorld } from '../../models/world.ts';
import type { World } from '../../models/world.ts';

const MINUTE = 60_000;
const status = (tab: Tab): string => tab.core.session.get().status;
const shown = (tab: Tab): readonly string[] => (tab.core.feature('modals').get()?.open ?? []).map(({ kind }) => kind);
const count = (tab: Tab, what: string): number => tab.calls.filter((call) => call === what).length;

/** A world with a player, whose operator signs inactive players out after 15 minutes. */
async function worldWithPlayer(minutes = 15): Promise<{ readonly world: World; readonly tab: Tab }> {
  const world = createWorld();
  world.operator.config = { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: minutes, hasCookiesPopup: false };
  const tab = world.browser.open({ isWholeSite: true });
  await world.clock.run(100);
  tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
  await world.clock.run(500);
  tab.core.dispatch({ type: 'session/dismissCredentials', payload: {} });
  expect(status(tab)).toBe('player');
  return { world, tab };
}

/** Opens a game in the tab and answers its calls; `call` is a message of the frame. */
async function openGame(world: World, tab: Tab): Promise<{ readonly call: (name: string) => void }> {
  const round = {
    ...{ id: 'r1', gameId: 'dice', status: 'over', currency: 'EUR', stake: 100, bet: {}, moves: [], shown: {} },
    ...{ pays: 0, nonce: 0, seedId: 's1', at: 0 },
  };
  const answers: Readonly<Record<string, unknown>> = {
    'demo-launches': { ticket: 'ticket', frame: 'games/dice.html' },
    play: { ok: true, round },
    move: { ok: true, round },
    watch: { ok: true, round: null },
    choose: { ok: true },
  };
  world.browser.fate = ({ path }) => {
    const answer = path.startsWith('/games-api/') ? answers[path.split('/').at(-1) ?? ''] : undefined;
    return answer === undefined
      ? { kind: 'answer', ms: 5 }
      : { kind: 'respond', status: 200, text: JSON.stringify(answer) };
  };
  await tab.core.load('gameSession');
  tab.core.dispatch({ type: 'game-session/launch', payload: { gameId: 'dice', mode: 'demo', currency: 'EUR' } });
  await world.clock.run(100);
  let receive: ((data: unknown) => void) | null = null;
  const say = (message: unknown): void => receive?.(JSON.stringify(message));
  const post = (text: string): void => {
    if (text === '{"t":"ping"}') say({ t: 'pong' });
  };
  const look = { language: 'en', isDark: false, isRightToLeft: false, isReduced: false };
  receive = tab.core.actions('gameSession')?.attach({ post, close: () => undefined }, look) ?? null;
  say({ t: 'ready' });
  expect(tab.core.feature('gameSession').get()?.stage).toBe('ready');
  return { call: (name) => say({ t: 'call', id: 1, name, body: {} }) };
}

describe('an inactive player', () => {
  it('[ACT-2] is signed out after the operator’s minutes, no sooner', async () => {
    const { world, tab } = await worldWithPlayer();
    await world.clock.run(15 * MINUTE - 10_000);
    expect(status(tab)).toBe('player');
    await world.clock.run(20_000);
    expect(status(tab)).toBe('guest');
    expect(count(tab, 'POST /web-api/user/disconnect')).toBe(1);
  });

  it('[ACT-2] stays signed in where the operator turns this off or names no minutes', async () => {
    for (const config of [
      { isAutoLogoffEnable: false, autoLogoffInactiveMinutes: 1 },
      { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 0 },
      { isAutoLogoffEnable: true },
    ]) {
      const world = createWorld();
      world.operator.config = config;
      const tab = world.browser.open({ isWholeSite: true });
      await world.clock.run(100);
      tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
      await world.clock.run(5 * MINUTE);
      expect(status(tab)).toBe('player');
    }
  });

  it('[ACT-1] stays signed in by any sign of activity, also during a movement that never stops', async () => {
    const { world, tab } = await worldWithPlayer(1);
    for (let at = 0; at < 3 * MINUTE; at += 50) {
      tab.sign();
      world.clock.tick(50);
    }
    await world.clock.run(100);
    expect(status(tab)).toBe('player');
    await world.clock.run(MINUTE + 10_000);
    expect(status(tab)).toBe('guest');
  });

  it.each(['play', 'move'])(
    '[ACT-5, GSN-14] stays signed in by the rounds of a game in its frame: %s',
    async (name) => {
      const { world, tab } = await worldWithPlayer(1);
      const { call } = await openGame(world, tab);
      for (let at = 0; at < 5; at += 1) {
        call(name);
        // oxlint-disable-next-line no-await-in-loop
        await world.clock.run(40_000);
      }
      expect(status(tab)).toBe('player');
      await world.clock.run(MINUTE + 10_000);
      expect(status(tab)).toBe('guest');
    },
  );

  it.each(['watch', 'choose'])('[ACT-5] is signed out while a game only makes calls of its own: %s', async (name) => {
    const { world, tab } = await worldWithPlayer(1);
    const { call } = await openGame(world, tab);
    for (let at = 0; at < 3; at += 1) {
      call(name);
      // oxlint-disable-next-line no-await-in-loop
      await world.clock.run(25_000);
    }
    expect(status(tab)).toBe('guest');
  });

  it('[ACT-1] stays signed in while a video plays', async () => {
    const { world, tab } = await worldWithPlayer();
    tab.isPlaying = true;
    await world.clock.run(60 * MINUTE);
    expect(status(tab)).toBe('player');
    tab.isPlaying = false;
    await world.clock.run(15 * MINUTE + 5_000);
    expect(status(tab)).toBe('guest');
  });

  it('[ACT-2] activity of one tab keeps all alive, a hidden and a silent one too', async () => {
    const { world, tab } = await worldWithPlayer();
    const other = world.browser.open({ isWholeSite: true });
    await world.clock.run(500);
    expect(status(other)).toBe('player');
    other.visible.set(false);
    for (let at = 0; at < 40; at += 1) {
      tab.sign();
      await world.clock.run(MINUTE);
    }
    expect(status(tab)).toBe('player');
    expect(status(other)).toBe('player');
    other.visible.set(true);
    await world.clock.run(1_000);
    expect(status(other)).toBe('player');
  });

  it('[ACT-2, ACT-3] all tabs are signed out together, and exactly one of them shows the message', async () => {
    const { world, tab } = await worldWithPlayer();
    const others = [world.browser.open({ isWholeSite: true }), world.browser.open({ isWholeSite: true })];
    await world.clock.run(500);
    const tabs = [tab, ...others];
    others.forEach(({ visible }) => visible.set(false));
    await world.clock.run(20 * MINUTE);
    expect(tabs.map(status)).toEqual(['guest', 'guest', 'guest']);
    expect(tabs.reduce((sum, each) => sum + count(each, 'POST /web-api/user/disconnect'), 0)).toBe(1);
    expect(tabs.map(shown)).toEqual([['autoLogoff'], [], []]);
    others.forEach(({ visible }) => visible.set(true));
    const next = world.browser.open({ isWholeSite: true });
    await world.clock.run(MINUTE);
    expect([...tabs, next].map((each) => shown(each).length)).toEqual([1, 0, 0, 0]);
    expect(world.browser.storage.has('tl.loggedOff')).toBe(false);
  });

  it('[ACT-2, ACT-3] tabs whose time ends in the same moment end one session', async () => {
    const world = createWorld();
    world.operator.config = { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 15, hasCookiesPopup: false };
    const tabs = [world.browser.open({ isWholeSite: true }), world.browser.open({ isWholeSite: true })];
    await world.clock.run(100);
    tabs[0]?.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
    await world.clock.run(500);
    tabs[0]?.core.dispatch({ type: 'session/dismissCredentials', payload: {} });
    await world.clock.run(20 * MINUTE);
    expect(tabs.map(status)).toEqual(['guest', 'guest']);
    expect(tabs.reduce((sum, each) => sum + count(each, 'POST /web-api/user/disconnect'), 0)).toBe(1);
    expect(tabs.flatMap(shown)).toEqual(['autoLogoff']);
  });

  it('[ACT-2] activity reaches the other tabs even if the clock was set back', async () => {
    const { world, tab } = await worldWithPlayer();
    const other = world.browser.open({ isWholeSite: true });
    await world.clock.run(10_000);
    world.clock.shift(-24 * 60 * MINUTE);
    for (let at = 0; at < 40; at += 1) {
      tab.sign();
      await world.clock.run(MINUTE);
    }
    expect(status(tab)).toBe('player');
    expect(status(other)).toBe('player');
  });

  it('[ACT-3] the message appears on the next page view when no page was visible', async () => {
    const { world, tab } = await worldWithPlayer();
    tab.isPlaying = true;
    tab.visible.set(false);
    await world.clock.run(10_000);
    tab.isPlaying = false;
    // Hidden for 30 s: no check runs until the page is visible again.
    await world.clock.run(20 * MINUTE);
    expect(status(tab)).toBe('player');
    expect(shown(tab)).toEqual([]);
    tab.visible.set(true);
    await world.clock.run(100);
    expect(status(tab)).toBe('guest');
    expect(shown(tab)).toEqual(['autoLogoff']);
    tab.kill();
    const next = world.browser.open({ isWholeSite: true });
    await world.clock.run(1_000);
    expect(shown(next)).toEqual([]);
  });

  it('[ACT-2] a player who slept past the time is signed out before the first sign of activity counts', async () => {
    const { world, tab } = await worldWithPlayer();
    await world.clock.run(MINUTE);
    // The clock advances, but the page's timers do not run.
    world.clock.shift(60 * MINUTE);
    tab.sign();
    expect(status(tab)).toBe('guest');
  });

  it('[ACT-2] a player who closed the page is signed out after returning too late, and stays signed in after returning in time', async () => {
    for (const [minutes, expected] of [
      [10, 'player'],
      [20, 'guest'],
    ] as const) {
      const { world, tab } = await worldWithPlayer();
      await world.clock.run(10_000);
      tab.kill();
      await world.clock.run(minutes * MINUTE);
      const next = world.browser.open({ isWholeSite: true });
      await world.clock.run(2_000);
      expect(status(next), `${minutes} minutes`).toEqual(expected);
    }
  });

  it('[ACT-2] a new session does not inherit the inactivity of a crashed one', async () => {
    const { world, tab } = await worldWithPlayer();
    await world.clock.run(10_000);
    tab.kill();
    world.operator.endSessions();
    await world.clock.run(60 * MINUTE);
    const next = world.browser.open({ isWholeSite: true });
    await world.clock.run(2_000);
    next.core.actions('session')?.logIn('1001', 'password-1001');
    await world.clock.run(2_000);
    expect(status(next)).toBe('player');
  });

  it('[ACT-2] a clock that is set back does not extend the session', async () => {
    const { world, tab } = await worldWithPlayer();
    await world.clock.run(MINUTE);
    world.clock.shift(-24 * 60 * MINUTE);
    await world.clock.run(15 * MINUTE + 10_000);
    expect(status(tab)).toBe('guest');
  });

  it('[ACT-2] blocked storage neither extends the session nor hides the message', async () => {
    const { world, tab } = await worldWithPlayer();
    world.browser.storage.clear();
    world.browser.storage.set = () => {
      throw new Error('blocked');
    };
    await world.clock.run(16 * MINUTE);
    expect(status(tab)).toBe('guest');
  });
});

describe('a hidden page', () => {
  it('[ACT-4] is left 30 s after it was hidden, unless it becomes visible again', async () => {
    const { world, tab } = await worldWithPlayer();
    const isLeft = (): boolean => tab.core.feature('activity').get()?.isLeft === true;
    tab.visible.set(false);
    await world.clock.run(29_000);
    expect(isLeft()).toBe(false);
    tab.visible.set(true);
    tab.visible.set(false);
    await world.clock.run(29_000);
    expect(isLeft()).toBe(false);
    await world.clock.run(2_000);
    expect(isLeft()).toBe(true);
    tab.visible.set(true);
    expect(isLeft()).toBe(false);
  });

  it('[ACT-4, MDA-1] stops refreshing the video token, which is otherwise fetched every 10 minutes', async () => {
    const { world, tab } = await worldWithPlayer();
    const asked = (): number => count(tab, 'POST /web-api/user/updatetoken');
    expect(asked()).toBe(1);
    expect(tab.core.feature('media').get()?.userVideoToken).toEqual(expect.stringMatching(/^video-1001-/));
    for (let minutes = 0; minutes < 10; minutes += 1) {
      tab.sign();
      await world.clock.run(MINUTE);
    }
    expect(asked()).toBe(2);
    tab.visible.set(false);
    await world.clock.run(14 * MINUTE);
    expect(asked()).toBe(2);
    tab.visible.set(true);
    await world.clock.run(1_000);
    expect(asked()).toBe(3);
  });

  it('[MDA-1] a video token is kept in memory only, and is dropped with the player', async () => {
    const { world, tab } = await worldWithPlayer();
    const token = tab.core.feature('media').get()?.userVideoToken ?? '';
    expect(token).not.toBe('');
    expect(
      JSON.stringify([
        tab.core.recent(),
        [...world.browser.storage],
        world.browser.disk,
        [...world.browser.pageCookies],
      ]),
    ).not.toContain(token);
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    expect(tab.core.feature('media').get()?.userVideoToken).toBeNull();
  });

  it('[MDA-2] media are requested once', async () => {
    const { tab } = await worldWithPlayer();
    expect(tab.core.dispatch({ type: 'media/load', payload: {} }).ok).toBe(true);
    expect(tab.core.dispatch({ type: 'media/load', payload: {} })).toEqual({
      ok: false,
      error: { code: 'media/unchanged' },
    });
    expect(tab.core.feature('media').get()?.isWanted).toBe(true);
  });
});
