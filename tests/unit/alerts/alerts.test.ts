/** Alerts in tabs with real cores. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { AlertsBrowser, Tab } from './given.ts';
import { createAlertsBrowser, star } from './given.ts';

let browser: AlertsBrowser;
let tab: Tab;
const run = (seconds: number): Promise<void> => browser.clock.run(seconds * 1_000);
const choose = (payload: Readonly<Record<string, boolean>>): void =>
  void tab.core.dispatch({ type: 'display/choose', payload });

beforeEach(async () => {
  browser = createAlertsBrowser();
  tab = await browser.open();
});

describe('the questions', () => {
  it('[ALR-4] are asked every 5 s while something is watched, and name all of it', async () => {
    await run(30);
    expect(browser.asked).toEqual([]);
    star(tab, 7);
    tab.core.dispatch({ type: 'favourites/star', payload: { kind: 'competition', id: 5, startsAt: null } });
    tab.core.dispatch({ type: 'favourites/star', payload: { kind: 'team', id: 9, startsAt: null } });
    await run(12);
    expect(browser.asked.map((query) => [query.get('games'), query.get('competitions'), query.get('teams')])).toEqual(
      Array.from({ length: 3 }, () => ['7', '5', '9']),
    );
    expect(browser.asked.map((query) => query.has('after'))).toEqual([false, true, true]);
  });

  it('[ALR-3] leave out nothing that happens right after an answer', async () => {
    star(tab, 7);
    await run(20);
    const { length } = browser.asked;
    while (browser.asked.length === length) await browser.clock.run(1);
    browser.happen(7);
    await run(30);
    expect(tab.notices).toHaveLength(1);
  });

  it('[ALR-4] pause longer after each failure, up to a minute', async () => {
    star(tab, 7);
    await run(2);
    const times: number[] = [];
    const began = browser.clock.now();
    browser.answer = (path) => {
      if (!path.includes('moments')) return undefined;
      times.push(Math.round((browser.clock.now() - began) / 1_000));
      return null;
    };
    await run(200);
    expect(times).toEqual([4, 14, 34, 74, 134, 194]);
    browser.answer = () => undefined;
    await run(56);
    expect(browser.asked.length).toBe(2);
    await run(5);
    expect(browser.asked.length).toBe(3);
  });

  it('[ALR-4] end with the last kind, with the page, and while the page is hidden and nothing is announced outside it', async () => {
    star(tab, 7);
    await run(2);
    const isAsked = async (): Promise<boolean> => {
      const before = browser.asked.length;
      await run(20);
      return browser.asked.length > before;
    };
    tab.visible.set(false);
    expect(await isAsked()).toBe(false);
    choose({ areAlertsOutside: true });
    expect(await isAsked()).toBe(true);
    tab.isLeft.set(true);
    expect(await isAsked()).toBe(false);
    tab.isLeft.set(false);
    tab.visible.set(true);
    expect(await isAsked()).toBe(true);
    const kinds = [
      'isKickOffAnnounced',
      'isGoalAnnounced',
      'isRedCardAnnounced',
      'isFullTimeAnnounced',
      'isSettlementAnnounced',
    ];
    choose(Object.fromEntries(kinds.map((kind) => [kind, false])));
    expect(await isAsked()).toBe(false);
  });
});

describe('an alert', () => {
  it('[ALR-3, ALR-6] is a notice with a way to the game, and never of what happened before the visit', async () => {
    browser.happen(7);
    star(tab, 7);
    await run(10);
    expect(tab.notices).toEqual([]);
    browser.happen(7);
    await run(6);
    expect(tab.notices).toEqual(['alert.goal Home 7 1:0']);
    expect(tab.core.notices.get()).toMatchObject([
      { tone: 'info', lastsMs: 10_000, actions: [{ text: { key: 'alert.open' }, path: '/live/1/5/7' }] },
    ]);
    await run(60);
    expect(tab.notices).toHaveLength(1);
  });

  it('[ALR-1] receives the kinds that are switched on, half-time only once it is chosen', async () => {
    star(tab, 7);
    await run(2);
    browser.happen(7, 'halfTime');
    browser.happen(7, 'redCard');
    await run(6);
    expect(tab.notices).toEqual(['alert.redCard Home 7 1:0']);
    choose({ isHalfTimeAnnounced: true, isRedCardAnnounced: false });
    browser.happen(7, 'redCard');
    browser.happen(7, 'halfTime');
    await run(20);
    expect(tab.notices.slice(1)).toEqual(['alert.halfTime Home 7 1:0']);
  });

  it('[ALR-5] waits for 15 s after the last one, and many that wait are one sentence', async () => {
    star(tab, 7);
    star(tab, 8);
    await run(2);
    browser.happen(7);
    await run(6);
    for (const game of [7, 8, 7]) browser.happen(game, game === 8 ? 'goal' : 'kickOff');
    await run(8);
    expect(tab.notices).toHaveLength(1);
    await run(10);
    expect(tab.notices.slice(1)).toEqual(['alert.several Home 8 1:0']);
    expect(tab.core.notices.get().find(({ text }) => text.key === 'alert.several')).toMatchObject({
      text: { params: { count: 3 } },
      actions: [{ text: { key: 'alert.openAll' }, path: '/favourites' }],
    });
  });

  it('[ALR-6] of a hidden page is a message of the system, with the permission and the choice alone', async () => {
    star(tab, 7);
    browser.permission.set('ask');
    choose({ areAlertsOutside: true });
    tab.visible.set(false);
    await run(10);
    browser.happen(7);
    await run(20);
    expect({ notices: tab.notices, outside: browser.outside }).toEqual({ notices: [], outside: [] });
    browser.permission.set('granted');
    await run(10);
    browser.happen(7);
    await run(20);
    expect(tab.notices).toEqual([]);
    expect(browser.outside).toMatchObject([
      { tag: '7:1', title: { key: 'alert.kind.goal' }, body: { key: 'alert.goal' }, path: '/live/1/5/7' },
    ]);
  });

  it('[ALR-6] asks for the permission in the player’s own press alone, and only where it is not decided', async () => {
    star(tab, 7);
    browser.permission.set('ask');
    await run(60);
    expect(browser.requests()).toBe(0);
    tab.core.dispatch({ type: 'alerts/allowOutside', payload: {} });
    // Before the command returns, or the browser would not count it as the press.
    expect(browser.requests()).toBe(1);
    browser.permission.set('denied');
    tab.core.dispatch({ type: 'alerts/allowOutside', payload: {} });
    expect(browser.requests()).toBe(1);
    expect(tab.core.feature('alerts').get()?.permission).toBe('denied');
    expect(tab.core.feature('display').get()?.areAlertsOutside).toBe(true);
  });

  it('[ALR-3] is dropped once it has waited for two minutes', async () => {
    star(tab, 7);
    await run(2);
    browser.happen(7);
    await run(6);
    browser.happen(7);
    await run(6);
    // The page is hidden before the second one is announced.
    tab.visible.set(false);
    await run(130);
    tab.visible.set(true);
    await run(30);
    expect(tab.notices).toHaveLength(1);
  });
});

describe('several tabs', () => {
  it('[ALR-2] announce once, and the seen one rather than a hidden one', async () => {
    star(tab, 7);
    choose({ areAlertsOutside: true });
    await run(2);
    tab.visible.set(false);
    const other = await browser.open();
    star(other, 7);
    await run(5);
    browser.happen(7);
    await run(20);
    expect({ notices: tab.notices, others: other.notices, outside: browser.outside }).toEqual({
      notices: [],
      others: ['alert.goal Home 7 1:0'],
      outside: [],
    });
    other.close();
    browser.happen(7);
    await run(20);
    expect(tab.notices).toHaveLength(0);
    expect(browser.outside).toHaveLength(1);
  });

  it('[ALR-2] go on where the lead has stopped: nothing twice, nothing lost', async () => {
    star(tab, 7);
    const other = await browser.open();
    star(other, 7);
    await run(10);
    browser.happen(7);
    await run(6);
    // Waits for its turn in the first tab, which is closed.
    browser.happen(7, 'redCard');
    await run(6);
    browser.happen(7, 'fullTime');
    tab.close();
    await run(30);
    expect(tab.notices).toEqual(['alert.goal Home 7 1:0']);
    expect(other.notices).toEqual(['alert.redCard Home 7 1:0', 'alert.fullTime Home 7 1:0']);
  });
});
