/** Delivered pages in a real browser: each does what it is for, and a faulty view never affects the page around it. */
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { startHost } from '../browser/host.ts';
import type { Host } from '../browser/host.ts';
import { closeBrowser, openPage } from '../browser/page.ts';
import { DEVELOPERS, HEADLESS, MAIN, OFFICE } from '../unit/navigation/specified.ts';
import { PURPOSES } from './page-purposes.ts';
import { register } from './player.ts';
import { faults } from './sound.ts';

let host: Host;
beforeAll(async () => {
  host = await startHost(['--switch', 'hasCookiesPopup=false']);
});
afterAll(async () => {
  await closeBrowser();
  await host.close();
});
afterEach(() => host.turn({ remoteViews: 'none', headerView: 'none', sampleView: 'good' }));

const remote = (list: readonly (readonly [string, ...unknown[]])[]): readonly string[] =>
  list.map(([path]) => path).filter((path) => readSiteAddress(path).route?.screen === 'remote');

/** Navigates without reloading the page. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    for (const old of document.querySelectorAll('.doc, .doc-status')) old.setAttribute('data-old', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/en${path}`);

/** Navigates and returns the problems of the page. */
async function visit(page: Page, path: string): Promise<readonly string[]> {
  await go(page, path);
  try {
    await page.waitForSelector('.doc:not([data-old]) h1, .doc-status:not([data-old])', { timeout: 10_000 });
  } catch {
    return [`${path}: nothing came`];
  }
  const status = page.locator('.doc-status:not([data-old])');
  return (await status.count()) === 0 ? [] : [`${path}: status ${(await status.textContent()) ?? ''}`];
}

const ELSEWHERE = '/licenses';

/** Does on the page all that it is for; returns what failed. */
async function use(page: Page, path: string): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const [at, purpose] of (PURPOSES.get(path) ?? []).entries()) {
    const isThere = new URL(page.url()).pathname === `/en${path}`;
    // The page before led here: this one is loaded anew, so that nothing of the other is left.
    if (at === 0 && isThere) await visit(page, ELSEWHERE);
    if (at === 0 || !isThere) wrong.push(...(await visit(page, path)));
    if (wrong.length > 0) return wrong;
    try {
      await purpose(page, page.locator('.doc:not([data-old])'));
    } catch (error) {
      wrong.push(`${path}, ${at + 1}: ${String(error).split('\n').slice(0, 6).join(' ')}`);
    }
  }
  return wrong;
}

/** Checks that the header navigates, the coupon is present, and live games load. */
async function usable(page: Page): Promise<void> {
  await page.locator('.rail').getByRole('tab', { name: 'Coupon' }).waitFor();
  await page.locator('.head-nav').getByRole('link', { name: 'Live', exact: true }).click();
  await page.locator('main [data-market]').first().waitFor();
}

describe('every remote page', () => {
  it('has a purpose that is tried here', () => {
    expect([...PURPOSES.keys()].toSorted()).toEqual(
      remote([...MAIN, ...OFFICE, ...HEADLESS, ...DEVELOPERS]).toSorted(),
    );
  });

  it('is public, opens without reloading the site, and does what it is for', async () => {
    const tab = await openPage();
    const { page } = tab;
    await page.goto(`${host.address}/en/contacts`);
    await page.locator('.doc h1').waitFor();
    const wrong: string[] = [];
    for (const path of remote([...MAIN, ...HEADLESS, ...DEVELOPERS])) wrong.push(...(await use(page, path)));
    expect(wrong).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  }, 480_000);

  it('of the office opens for a player, and does what it is for', async () => {
    const tab = await openPage();
    const { page } = tab;
    await page.goto(`${host.address}/en/line`);
    await register(page);
    const wrong: string[] = [];
    for (const path of remote(OFFICE)) wrong.push(...(await use(page, path)));
    expect(wrong).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  }, 120_000);

  it.each([
    ['light', 1366, 'en'],
    ['dark', 390, 'ar'],
  ] as const)(
    'passes the checks in the %s theme at %i px',
    async (theme, width, language) => {
      const tab = await openPage({ theme, width });
      const { page } = tab;
      const wrong: string[] = [];
      for (const path of [
        '/responsiblegaming',
        '/payment',
        '/rules/general/1',
        '/slots/thank-you',
        '/results',
        '/debugger/switches',
        '/cricket-dev-page',
      ]) {
        await page.goto(`${host.address}/${language}${path}`);
        await page.locator('.doc :is(p, table, .doc-cards), .doc-room > div').first().waitFor();
        wrong.push(...(await faults(page)).map((fault) => `${path}: ${fault}`));
      }
      expect(wrong).toEqual([]);
      expect(tab.problems()).toEqual([]);
      await tab.close();
    },
    120_000,
  );
});

describe('a view with its own code', () => {
  it('[RMV-16] is mounted, receives language and theme changes in place, calls through its bridge, and is unmounted on leaving', async () => {
    const tab = await openPage();
    const { page } = tab;
    await page.goto(`${host.address}/en/cricket-dev-page`);
    const view = page.locator('.doc-room');
    await view.getByText('built apart').waitFor();
    await view.evaluate((room) => room.firstElementChild?.setAttribute('data-mark', ''));
    await page.getByRole('button', { name: 'Switch to the dark theme' }).click();
    await view.getByText('dark', { exact: true }).waitFor();
    await page.locator('.head-tools select').last().selectOption('de');
    await view.getByText('getrennt von der Seite').waitFor();
    expect(await view.locator('[data-mark]').count()).toBe(1);
    await view.getByRole('button', { name: 'Die Seite verlassen' }).click();
    await page.getByText('Das führt von der Seite weg').waitFor();
    expect(page.url()).toContain(host.address);
    await view.getByRole('button', { name: 'Zu den Livewetten' }).click();
    await page.locator('main [data-market]').first().waitFor();
    expect(await page.locator('.doc-room').count()).toBe(0);
    await page.waitForURL(`${host.address}/de/live`);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[RMV-17] that throws, at once or later, or never answers is removed, and the page continues', async () => {
    const tab = await openPage();
    const { page } = tab;
    await page.goto(`${host.address}/en/about`);
    await page.locator('.doc h1').waitFor();
    for (const [kind, status] of [
      ['throws', '500'],
      ['throws-later', '500'],
      ['never-answers', '504'],
    ] as const) {
      await host.turn({ sampleView: kind });
      await go(page, '/cricket-dev-page');
      await page.locator('.doc-status').waitFor({ timeout: 15_000 });
      expect(await page.locator('.doc-status').textContent(), kind).toEqual(status);
      expect(await page.locator('.doc-room').count(), kind).toBe(0);
      await visit(page, '/about');
    }
    await go(page, '/cricket-dev-page');
    await page.locator('.doc-status').waitFor({ timeout: 15_000 });
    await host.turn({ sampleView: 'good' });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.locator('.doc-room').getByText('built apart').waitFor();
    await page.locator('.doc-room').getByRole('button', { name: 'Break this view' }).click();
    await page.locator('.doc-status').waitFor();
    await usable(page);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('the page of switches sets and resets the operator’s settings by keyboard', async () => {
    const tab = await openPage();
    const { page } = tab;
    await page.goto(`${host.address}/en/debugger/switches`);
    const room = page.locator('.doc-room');
    await room.getByLabel('Find a switch').fill('snow');
    const snow = room.getByRole('checkbox');
    await expect.poll(() => snow.count()).toBe(1);
    await snow.focus();
    await page.keyboard.press('Space');
    await room.getByText('changed', { exact: true }).waitFor();
    const reported = async (): Promise<unknown> =>
      ((await (await fetch(`${host.address}/bff-api/config/all.json?lang=en`)).json()) as { isSnowfall: unknown })
        .isSnowfall;
    await expect.poll(reported).toBe(true);
    expect(await page.evaluate(() => document.querySelector('.doc-room > div')?.shadowRoot?.activeElement?.id)).toBe(
      'switch-isSnowfall',
    );
    await room.getByRole('button', { name: 'Reset all' }).click();
    await expect.poll(reported).toBe(false);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

describe('a faulty view', () => {
  it('[RMV-9] that is unreachable, huge, altered, of the wrong type or foreign shows a status and leaves the page usable', async () => {
    const tab = await openPage({ expected: [/status of 503/] });
    const { page } = tab;
    await page.goto(`${host.address}/en/about`);
    await page.locator('.doc h1').waitFor();
    const kinds = [
      ['/contacts', 'huge', '502', 'far too large'],
      ['/howbet', 'wrongHash', '502', 'not what we expected'],
      ['/licenses', 'wrongType', '502', 'could not be trusted'],
      ['/taxation', 'malformed', '502', 'could not be trusted'],
      ['/cookies', 'foreign', '502', 'could not be trusted'],
      ['/consent', 'redirect', '502', 'could not be trusted'],
      ['/payment', 'dead', '503', 'could not answer'],
    ] as const;
    for (const [path, kind, status, why] of kinds) {
      await host.turn({ remoteViews: kind });
      expect(await visit(page, path)).toEqual([`${path}: status ${status}`]);
      expect(await page.getByRole('alert').textContent()).toContain(why);
    }
    // An automatic retry.
    await host.turn({ remoteViews: 'none' });
    await page.locator('.doc h1').waitFor();
    await usable(page);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[RMV-11] that is slow blocks nothing else on the page', async () => {
    await host.turn({ remoteViews: 'slow' });
    const tab = await openPage();
    await tab.page.goto(`${host.address}/en/contacts`);
    await usable(tab.page);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[RMV-18] that is unreachable in the header offers to reload the page after five tries', async () => {
    await host.turn({ headerView: 'dead' });
    const tab = await openPage({ expected: [/status of 503/] });
    const { page } = tab;
    let asked = 0;
    page.on('request', (request) => void (asked += request.url().includes('view=header') ? 1 : 0));
    await page.goto(`${host.address}/en/line`);
    await page.locator('.head-view.is-failed').waitFor({ timeout: 20_000 });
    expect(asked).toBe(6);
    await host.turn({ headerView: 'none' });
    await page.locator('.head-view').getByRole('button', { name: 'Reload the page' }).click();
    await page.locator('.head-view').getByText('Play within your limits').waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
