import { describe, expect, it } from 'vitest';
import type { Tab } from '../../models/virtual-browser.ts';
import { createWorld, decideIn } from '../../models/world.ts';
import type { World } from '../../models/world.ts';

/** Decides like a router, following redirects. */
async function go(world: World, tab: Tab, address: string): Promise<string> {
  let at = address;
  for (let hop = 0; hop < 10; hop += 1) {
    const outcome = await decideIn(world, tab, at);
    if (outcome.kind !== 'redirect') return outcome.kind === 'show' ? at : outcome.kind;
    at = outcome.to;
  }
  return 'endless';
}

async function open(
  afterSignIn: readonly { readonly from: string; readonly to: string }[] = [],
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly world: World; readonly tab: Tab }> {
  const world = createWorld();
  world.operator.config = { afterSignIn, hasCookiesPopup: false, ...more };
  const tab = world.browser.open({ isWholeSite: true });
  await world.clock.run(200);
  return { world, tab };
}

async function register({ world, tab }: Awaited<ReturnType<typeof open>>): Promise<void> {
  tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
  await world.clock.run(500);
  tab.core.dispatch({ type: 'session/dismissCredentials', payload: {} });
}

describe('signing in', () => {
  it('[NAV-35] leads to the return address, else the page before, else home', async () => {
    for (const [walk, expected] of [
      [['/en/live', '/en/user/login'], '/en/live'],
      [['/en/user/login'], '/en'],
      [['/en/live', '/en/user/login?return-url=%2Fen%2Fline%2F1'], '/en/line/1'],
      [['/en/live', '/en/office/history'], '/en/office/history'],
      [['/en/live', '/en/user/login?return-url=%2F%2Fevil.example'], '/en/live'],
    ] as const) {
      const opened = await open();
      let at = '';
      for (const address of walk) at = await go(opened.world, opened.tab, address);
      await register(opened);
      expect(await go(opened.world, opened.tab, at), walk.join(' ')).toEqual(expected);
    }
  });

  it('[ARR-1, ARR-2] the operator’s list redirects from the landing page, once', async () => {
    const opened = await open([{ from: 'live', to: '/line' }]);
    await go(opened.world, opened.tab, '/en/live');
    await go(opened.world, opened.tab, '/en/user/login');
    await register(opened);
    expect(opened.tab.core.feature('arrival').get()).toEqual({ how: 'registered' });
    expect(await go(opened.world, opened.tab, '/en/user/login')).toBe('/en/line');
    expect(opened.tab.core.feature('arrival').get()).toEqual({ how: null });
    expect(await go(opened.world, opened.tab, '/en/live')).toBe('/en/live');
  });

  it('[ARR-1] a session that is restored or starts in another tab is not an arrival', async () => {
    const opened = await open([{ from: 'live', to: '/line' }]);
    const other = opened.world.browser.open({ isWholeSite: true });
    await opened.world.clock.run(200);
    await register(opened);
    const restored = opened.world.browser.open({ isWholeSite: true });
    await opened.world.clock.run(500);
    for (const tab of [other, restored]) {
      expect(tab.core.session.get().status).toBe('player');
      expect(await go(opened.world, tab, '/en/live')).toBe('/en/live');
    }
  });

  it('[ARR-2, NAV-29] a registration may lead to the deposit, even where the deposit opens in a window', async () => {
    const opened = await open([{ from: 'registration', to: '/office/recharge' }], { isRechargeModal: true });
    await go(opened.world, opened.tab, '/en/live');
    await register(opened);
    expect(await go(opened.world, opened.tab, '/en/office/recharge')).toBe('/en/office/recharge');
    await go(opened.world, opened.tab, '/en/live');
    expect(await go(opened.world, opened.tab, '/en/office/recharge')).toBe('cancel');
  });

  it('[SES-11, ARR-3, NAV-38] a logout stays on public pages and leads from private ones home, in each tab; a later visit there asks for a login', async () => {
    const opened = await open();
    const other = opened.world.browser.open({ isWholeSite: true });
    await register(opened);
    const login = '/en/user/login?return-url=%2Fen%2Foffice%2Fhistory';
    for (const tab of [opened.tab, other]) await go(opened.world, tab, '/en/office/history');
    opened.tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await opened.world.clock.run(500);
    for (const tab of [opened.tab, other]) {
      expect(await go(opened.world, tab, '/en/office/history')).toBe('/en');
      expect(await go(opened.world, tab, '/en/office/history')).toBe(login);
    }
  });

  it('[SES-11] a session ended by the operator leads to the login, which returns to the page', async () => {
    const opened = await open();
    await register(opened);
    await go(opened.world, opened.tab, '/en/office/history');
    opened.tab.core.dispatch({ type: 'session/reportGuest', payload: { why: 'ended' } });
    expect(await go(opened.world, opened.tab, '/en/office/history')).toBe(
      '/en/user/login?return-url=%2Fen%2Foffice%2Fhistory',
    );
  });
});
