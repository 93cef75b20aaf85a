import { describe, expect, it } from 'vitest';
import { decodeSessionText, encodeCredential } from 'touchline/core/session/wire';
import type { Tab } from '../../models/virtual-browser.ts';
import { createWorld, fill, market, place } from '../../models/world.ts';
import type { World } from '../../models/world.ts';

const callsOf = (world: World, what: string): number =>
  world.operator.received.filter((each) => each.what === what).length;
const status = (tab: Tab): string => tab.core.session.get().status;

/**
 * Everything that a tab and its browser store, as one text: commands and events, the journal, storage, broadcasts to
 * other tabs.
 */
function traces(world: World, tab: Tab): string {
  return JSON.stringify([
    tab.core.recent(),
    world.browser.disk,
    [...world.browser.storage],
    tab.reports,
    tab.core.navigation.trail(),
  ]);
}

describe('the start', () => {
  it('[SES-1] restores the session of the cookie', async () => {
    const world = createWorld();
    const first = await world.player();
    first.kill();
    const next = world.browser.open();
    await world.clock.run(500);
    expect(next.core.session.get()).toEqual({ status: 'player', userId: '1001', previousLoginAt: null });
    expect(next.core.accounts.get()).toMatchObject({ status: 'ready', active: { money: 10_000 } });
  });

  it('[SES-1] retries twice without an answer, 1.5 s apart, then shows a guest who can log in', async () => {
    const world = createWorld();
    world.browser.fate = ({ path }) => (path === '/web-api/session' ? { kind: 'down' } : { kind: 'answer', ms: 5 });
    const tab = world.browser.open();
    await world.clock.run(2_990);
    expect(status(tab)).toBe('unknown');
    expect(tab.calls.filter((call) => call === 'GET /web-api/session')).toHaveLength(2);
    await world.clock.run(100);
    expect(status(tab)).toBe('guest');
    expect(tab.calls.filter((call) => call === 'GET /web-api/session')).toHaveLength(3);
    tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
    await world.clock.run(100);
    expect(status(tab)).toBe('player');
  });

  it('[SES-1] treats an invalid user id as no answer', async () => {
    const world = createWorld();
    world.browser.fate = ({ path }) =>
      path === '/web-api/session'
        ? { kind: 'respond', status: 200, text: '<html>login</html>' }
        : { kind: 'answer', ms: 5 };
    const tab = world.browser.open();
    await world.clock.run(4_000);
    expect(status(tab)).toBe('guest');
    expect(decodeSessionText(' 12_a-b ')).toEqual({ ok: true, value: '12_a-b' });
    for (const text of ['a b', 'x'.repeat(41), '"1"', 7]) expect(decodeSessionText(text).ok).toBe(false);
  });
});

describe('secrets', () => {
  it('[SES-2] a new password is shown once, in memory, and is in no event, command, storage or journal', async () => {
    const world = createWorld();
    const tab = await world.player();
    expect(tab.core.newCredentials.get()).toEqual({ login: '1001', password: 'password-1001' });
    expect(traces(world, tab)).not.toContain('password-1001');
    tab.core.dispatch({ type: 'session/dismissCredentials', payload: {} });
    expect(tab.core.newCredentials.get()).toBeNull();
  });

  it('[SES-2, SES-6] a typed password or a token is nowhere either, whatever the result of the login', async () => {
    for (const password of ['password-1001', 'wrong-secret']) {
      const world = createWorld();
      const tab = await world.player();
      tab.core.dispatch({ type: 'session/logOut', payload: {} });
      await world.clock.run(100);
      tab.core.actions('session')?.logIn('1001', password);
      await world.clock.run(100);
      expect(status(tab)).toBe(password === 'wrong-secret' ? 'guest' : 'player');
      expect(traces(world, tab)).not.toContain(password);
      expect(traces(world, tab)).not.toMatch(/token-\d/);
    }
  });

  it('credentials are sent as base64 of their UTF-8', () => {
    for (const text of ['', 'a', 'ab', 'abc', 'Пароль', 'пароль🙂!', '%41'])
      expect(Buffer.from(encodeCredential(text), 'base64').toString('utf8')).toBe(text);
  });
});

describe('a failed attempt', () => {
  it('[SES-3] has a cause: wrong credentials, too many attempts, unreachable, refused', async () => {
    for (const [fate, code] of [
      [{ kind: 'answer', ms: 5 }, 'wrongCredentials'],
      [{ kind: 'respond', status: 429, text: '' }, 'tooManyTries'],
      [{ kind: 'respond', status: 503, text: '' }, 'unreachable'],
      [{ kind: 'respond', status: 200, text: '<html>' }, 'unreachable'],
      [{ kind: 'respond', status: 403, text: '' }, 'refused'],
      [{ kind: 'down' }, 'unreachable'],
      [{ kind: 'loseAnswer', ms: 5 }, 'unreachable'],
    ] as const) {
      const world = createWorld();
      const tab = world.browser.open();
      await world.clock.run(100);
      world.browser.fate = ({ path }) => (path === '/web-api/user/login' ? fate : { kind: 'answer', ms: 5 });
      tab.core.actions('session')?.logIn('1001', 'nonsense');
      expect(tab.core.session.get()).toMatchObject({ busy: 'logIn', failure: null });
      await world.clock.run(16_000);
      expect(tab.core.session.get()).toEqual({ status: 'guest', busy: null, failure: { code } });
    }
  });

  it('[SES-3] to register names the field', async () => {
    const world = createWorld();
    const tab = world.browser.open();
    await world.clock.run(100);
    world.browser.fate = () => ({
      kind: 'respond',
      status: 422,
      text: JSON.stringify({ errors: [{ code: 'unknownCurrency' }] }),
    });
    tab.core.dispatch({ type: 'session/register', payload: { currency: 'XXX', countryId: 1, isAdult: true } });
    await world.clock.run(100);
    expect(tab.core.session.get()).toMatchObject({ failure: { code: 'unknownCurrency' } });
  });
});

describe('logging out', () => {
  it('[SES-4] clears this tab at once, before the operator has received the call', async () => {
    const world = createWorld();
    const tab = await world.player();
    fill(tab.core, [market(1)]);
    await world.clock.run(500);
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    expect(status(tab)).toBe('guest');
    expect(tab.core.accounts.get().accounts).toEqual([]);
    expect(tab.core.coupon.get().legs).toEqual([]);
    expect(tab.core.newCredentials.get()).toBeNull();
    expect(callsOf(world, 'POST /web-api/user/disconnect')).toBe(0);
    await world.clock.run(1_000);
    expect(world.browser.disk.segments).toEqual([]);
    expect(traces(world, tab)).not.toContain('1001');
    expect(callsOf(world, 'POST /web-api/user/disconnect')).toBe(1);
    expect(world.browser.cookies.size).toBe(0);
  });

  it('[SES-4] clears the other tabs', async () => {
    const world = createWorld();
    const [tab, other] = [await world.player(), world.browser.open()];
    await world.clock.run(500);
    expect(status(other)).toBe('player');
    fill(other.core, [market(2)]);
    await world.clock.run(500);
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(1_000);
    expect(status(other)).toBe('guest');
    expect(other.core.accounts.get().accounts).toEqual([]);
    expect(other.core.coupon.get().legs).toEqual([]);
    expect(world.browser.disk.segments).toEqual([]);
    expect(traces(world, other)).not.toContain('1001');
  });

  it('[SES-4] offline is stored, and the next start ends the session instead of restoring it', async () => {
    const world = createWorld();
    const tab = await world.player();
    world.browser.fate = () => ({ kind: 'down' });
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(100);
    tab.kill();
    expect(world.browser.cookies.size).toBe(1);
    const offline = world.browser.open();
    await world.clock.run(100);
    expect(status(offline)).toBe('guest');
    offline.kill();
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    const online = world.browser.open();
    await world.clock.run(100);
    expect(status(online)).toBe('guest');
    expect(world.browser.cookies.size).toBe(0);
    online.core.actions('session')?.logIn('1001', 'password-1001');
    await world.clock.run(100);
    online.kill();
    const last = world.browser.open();
    await world.clock.run(100);
    expect(status(last)).toBe('player');
  });

  it('[SES-4] that is stored does not end a later session', async () => {
    const world = createWorld();
    const tab = await world.player();
    world.browser.fate = ({ path }) =>
      path === '/web-api/user/disconnect' ? { kind: 'down' } : { kind: 'answer', ms: 5 };
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(100);
    tab.core.actions('session')?.logIn('1001', 'password-1001');
    await world.clock.run(100);
    tab.kill();
    const next = world.browser.open();
    await world.clock.run(100);
    expect(status(next)).toBe('player');
  });

  it('[SES-4] works when storage throws', async () => {
    const world = createWorld();
    const tab = await world.player();
    world.browser.storage.set = () => {
      throw new Error('blocked');
    };
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(100);
    expect(status(tab)).toBe('guest');
    expect(world.browser.cookies.size).toBe(0);
  });
});

describe('one browser, one session', () => {
  it('[SES-5] a sign-in in one tab signs in all tabs, each with its own token', async () => {
    const world = createWorld();
    const other = world.browser.open();
    await world.clock.run(100);
    await world.player();
    expect(other.core.session.get()).toMatchObject({ status: 'player', userId: '1001' });
    expect(other.core.accounts.get().status).toBe('ready');
  });

  it('[SES-5] a sign-in as another player applies to all tabs, and nothing of the first player remains', async () => {
    const world = createWorld();
    const [tab, other] = [await world.player(), world.browser.open()];
    await world.clock.run(500);
    fill(other.core, [market(1)]);
    await world.clock.run(500);
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
    await world.clock.run(500);
    const userId =
      world.operator.received.length > 0 && other.core.session.get().status === 'player'
        ? other.core.accounts.get().active?.id
        : null;
    expect(userId).not.toBeNull();
    expect(userId).not.toBe(1001);
    expect(tab.core.accounts.get().active?.id).toBe(userId);
    expect(other.core.coupon.get().legs).toEqual([]);
  });

  it('[SES-5] signing in again starts no process twice', async () => {
    const world = createWorld();
    const tab = await world.player();
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(100);
    tab.core.actions('session')?.logIn('1001', 'password-1001');
    await world.clock.run(100);
    const before = tab.calls.length;
    await world.clock.run(15_000);
    expect(tab.calls.slice(before).filter((call) => call.startsWith('GET /bet-api/v1/updates'))).toHaveLength(1);
    fill(tab.core, [market(1)]);
    await world.clock.run(1_000);
    place(tab.core);
    await world.clock.run(1_000);
    expect(callsOf(world, 'POST /bet-api/v1/bets')).toBe(1);
  });

  it('an invalid message from another tab changes nothing', async () => {
    const world = createWorld();
    const [tab, other] = [await world.player(), world.browser.open()];
    await world.clock.run(500);
    const before = other.core.session.get();
    for (const message of [
      null,
      7,
      'signedOut',
      { kind: 'signedIn' },
      { kind: 'signedIn', userId: 'a b' },
      { kind: 'signedIn', userId: 'x'.repeat(50) },
      { kind: 'events', records: 'no' },
      { preferences: 7 },
    ])
      world.browser.broadcast(message);
    await world.clock.run(100);
    expect(other.core.session.get()).toEqual(before);
    expect(tab.reports).toEqual([]);
    expect(other.reports).toEqual([]);
  });
});

describe('a session that the operator ended', () => {
  it('[SES-7, PDT-1] keeps the coupon in every tab, and clears everything else', async () => {
    const world = createWorld();
    const [tab, other] = [await world.player(), world.browser.open()];
    await world.clock.run(500);
    fill(tab.core, [market(1)]);
    await world.clock.run(500);
    world.operator.endSessions();
    tab.core.dispatch({ type: 'accounts/refresh', payload: {} });
    await world.clock.run(1_000);
    for (const each of [tab, other]) {
      expect(status(each)).toBe('guest');
      expect(each.core.accounts.get().accounts).toEqual([]);
      expect(each.core.coupon.get().legs).toHaveLength(1);
      expect(
        traces({ ...world, browser: { ...world.browser, disk: { ...world.browser.disk, segments: [] } } }, each),
      ).not.toContain('"money"');
    }
    expect(world.browser.disk.segments).not.toEqual([]);
  });

  it('[SES-6] is not assumed for expired tokens, a dead network or an invalid answer', async () => {
    const world = createWorld();
    const tab = await world.player();
    world.operator.expireTokens();
    world.browser.fate = ({ path }) =>
      path.startsWith('/web-api/user/gettoken') ? { kind: 'down' } : { kind: 'answer', ms: 5 };
    await world.clock.run(60_000);
    expect(status(tab)).toBe('player');
    world.browser.fate = () => ({ kind: 'answer', ms: 5 });
    fill(tab.core, [market(1)]);
    await world.clock.run(1_000);
    expect(place(tab.core).ok).toBe(true);
    await world.clock.run(1_000);
    expect(world.operator.bets).toHaveLength(1);
  });
});
