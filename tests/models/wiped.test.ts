/** A logout leaves nothing of the player in the browser: in every tab, offline, and after a crash. */
import { describe, expect, it } from 'vitest';
import type { Tab } from './virtual-browser.ts';
import { createWorld, fill, market, place } from './world.ts';
import type { World } from './world.ts';

/** Keys that may stay on a device: choices about the site, nothing of a player. */
const DEVICE_KEYS = new Set([
  'tl.preferences',
  'tl.consent',
  'tl.age',
  'tl.tour',
  'tl.loggedOut',
  'tl.loggedOff',
  'tl.newSite',
  'tl.registrationReminder',
]);
const SECRETS = /(?<!\d)1001(?!\d)|ggru|grant|Name-|mail-|password|token-|video-|session-/;

async function twoTabs(): Promise<{ readonly world: World; readonly tabs: readonly Tab[] }> {
  const world = createWorld();
  world.operator.config = { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 15, hasCookiesPopup: false };
  const first = world.browser.open({ isWholeSite: true });
  await world.clock.run(100);
  first.core.line.watch(['top']);
  first.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
  await world.clock.run(500);
  first.core.dispatch({ type: 'session/dismissCredentials', payload: {} });
  const second = world.browser.open({ isWholeSite: true });
  second.core.line.watch(['top']);
  await world.clock.run(500);
  // Data of a player: a placed bet, an unplaced coupon, activity, a reminder's mark.
  fill(first.core, [market(1)]);
  place(first.core);
  await world.clock.run(2_000);
  fill(second.core, [market(2)], '7');
  first.sign();
  await world.clock.run(6_000);
  return { world, tabs: [first, second] };
}

/** All of the browser's storage except the operator's cookie, which no page can read. */
function kept({ browser }: World): string {
  return JSON.stringify([
    [...browser.storage],
    browser.disk.snapshot,
    browser.disk.segments,
    browser.disk.quarantined,
    [...browser.pageCookies],
  ]);
}

function expectNothing(world: World, tabs: readonly Tab[]): void {
  expect(kept(world)).not.toMatch(SECRETS);
  expect(world.browser.disk.snapshot).toBeNull();
  expect(world.browser.disk.segments).toEqual([]);
  expect([...world.browser.pageCookies.keys()]).toEqual([]);
  expect([...world.browser.storage.keys()].filter((key) => !DEVICE_KEYS.has(key))).toEqual([]);
  for (const tab of tabs) {
    expect(tab.core.session.get().status).toBe('guest');
    expect(
      JSON.stringify([
        tab.core.recent(),
        tab.core.coupon.get().legs,
        tab.core.history.get().bets,
        tab.core.receipts.get(),
        tab.core.feature('user').get(),
      ]),
    ).not.toMatch(SECRETS);
  }
}

describe('a logout', () => {
  it('has data to wipe beforehand', async () => {
    const { world } = await twoTabs();
    expect(kept(world)).toMatch(SECRETS);
    expect([...world.browser.storage.keys()].filter((key) => !DEVICE_KEYS.has(key))).toContain('tl.my.activeAt');
    expect([...world.browser.pageCookies.keys()]).toEqual(['ggru', 'grant']);
    expect(world.browser.disk.segments.length).toBeGreaterThan(0);
  });

  it('[SES-4, SES-10, PDT-1] leaves 0 bytes of the player in every tab', async () => {
    const { world, tabs } = await twoTabs();
    tabs[0]?.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(3_000);
    expectNothing(world, tabs);
  });

  it('[SES-4, SES-10] leaves nothing when offline, also after the page is reopened', async () => {
    const { world, tabs } = await twoTabs();
    world.browser.fate = () => ({ kind: 'down' });
    tabs.forEach(({ online }) => online.set(false));
    tabs[1]?.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(3_000);
    expectNothing(world, tabs);
    const next = world.browser.open({ isWholeSite: true });
    await world.clock.run(10_000);
    expectNothing(world, [...tabs, next]);
  });

  it('[SES-4, SES-10] leaves nothing when inactivity caused it', async () => {
    const { world, tabs } = await twoTabs();
    await world.clock.run(16 * 60_000);
    expectNothing(world, tabs);
  });

  it('[SES-4] leaves nothing to the next page when a tab is killed at any call of the wipe', async () => {
    for (let calls = 0; calls < 12; calls += 1) {
      const { world, tabs } = await twoTabs();
      const [first, second] = tabs;
      second?.kill();
      // The tab is killed at this call.
      const dies = (first?.calls.length ?? 0) + calls;
      first?.core.dispatch({ type: 'session/logOut', payload: {} });
      while (first?.isAlive() === true && first.calls.length < dies) {
        await world.clock.run(1);
        if (world.clock.now() % 1_000 === 0) break;
      }
      first?.kill();
      const next = world.browser.open({ isWholeSite: true });
      await world.clock.run(10_000);
      expectNothing(world, [next]);
    }
  });
});
