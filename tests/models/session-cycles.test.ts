/** Repeated sign-ins and sign-outs leave no timers or subscriptions. */
import { afterEach, describe, expect, it } from 'vitest';
import type { SubscriptionCount } from './leaks.ts';
import { countSubscriptions } from './leaks.ts';
import type { Tab } from './virtual-browser.ts';
import { createWorld } from './world.ts';
import type { World } from './world.ts';

const MINUTE = 60_000;
let counting: SubscriptionCount | null = null;
afterEach(() => counting?.stop());

interface Left {
  readonly timers: number;
  readonly subscriptions: number;
}

/** The remaining timers and subscriptions of a guest's page after a number of sessions. */
async function leftAfter(world: World, tab: Tab, cycles: number): Promise<Left> {
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    tab.core.actions('session')?.logIn('1001', 'password-1001');
    await world.clock.run(120);
    if (tab.core.session.get().status !== 'player') throw new Error(`cycle ${cycle}: not signed in`);
    tab.core.dispatch({ type: 'session/logOut', payload: {} });
    await world.clock.run(40);
  }
  await world.clock.run(2 * MINUTE);
  return { timers: world.clock.waiting(), subscriptions: counting?.live() ?? 0 };
}

async function start(): Promise<{ readonly world: World; readonly tab: Tab }> {
  counting = countSubscriptions();
  const world = createWorld();
  world.operator.config = { isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 15, hasCookiesPopup: false };
  const tab = world.browser.open({ isWholeSite: true });
  await world.clock.run(100);
  tab.core.line.watch(['top']);
  tab.core.dispatch({ type: 'session/register', payload: { currency: 'EUR', countryId: 1, isAdult: true } });
  await world.clock.run(500);
  tab.core.dispatch({ type: 'session/logOut', payload: {} });
  await world.clock.run(500);
  return { world, tab };
}

describe('500 sessions', () => {
  it('[SES-4, SES-5] leave no timer and no subscription', async () => {
    const { world, tab } = await start();
    const before = await leftAfter(world, tab, 3);
    const after = await leftAfter(world, tab, 500);
    expect(after).toEqual(before);
    expect(tab.reports.filter((each) => !/blocking|redirects/.test(each))).toEqual([]);
  }, 120_000);

  it('reveal a planted leak of a listener and a timer', async () => {
    const { world, tab } = await start();
    const before = await leftAfter(world, tab, 3);
    // Leaks one subscription and one timer per session; the listener itself counts as two, because the core has its own
    // behind it.
    tab.core.events$.subscribe(({ event }) => {
      if (event.type !== 'session/signedIn') return;
      tab.core.preferences.value$.subscribe();
      world.clock.after(1e12, () => undefined);
    });
    const after = await leftAfter(world, tab, 10);
    expect(after.timers - before.timers).toBe(10);
    expect(after.subscriptions - before.subscriptions).toBe(12);
  });
});
