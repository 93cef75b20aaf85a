/**
 * Logging out in a real browser, with two tabs: the contents of storage, databases, caches and readable cookies
 * afterwards, key by key.
 */
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, choose, greatLeague, isPhone, openBoard, place, register, stake } from './player.ts';

const CUT_OFF = [
  /Failed to load resource/,
  /ERR_CONNECTION|ERR_INTERNET|ERR_INCOMPLETE|ERR_EMPTY|ERR_FAILED|ERR_ABORTED/,
  /feed/i,
];
/** Keys that may stay on a device: choices about the site and technical marks, nothing of a player. */
const DEVICE_KEYS = new Set([
  'tl.preferences',
  'tl.display',
  'tl.look',
  'tl.consent',
  'tl.ageProven',
  'tl.loggedOut',
  'tl.loggedOff',
  'tl.newSite',
  'tl.registrationReminder',
]);
/** Cookies that may stay: functional ones, with consent. */
const DEVICE_COOKIES = new Set(['window_width']);

const host = hostOfFile('--switch', 'isLineHeld');
let tab: Tab;
afterEach(() => tab.close());

interface Kept {
  readonly local: readonly (readonly [string, string])[];
  readonly session: readonly (readonly [string, string])[];
  readonly databases: readonly (readonly [store: string, records: string])[];
  readonly caches: readonly string[];
  readonly cookies: string;
}

/** All of the browser's storage that a page can read. */
function keptIn(page: Page): Promise<Kept> {
  return page.evaluate(async () => {
    const databases: (readonly [string, string])[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const asked = indexedDB.open(name);
        asked.addEventListener('success', () => resolve(asked.result));
        asked.addEventListener('error', () => reject(new Error(`no ${name}`)));
      });
      for (const store of database.objectStoreNames) {
        const records = await new Promise<unknown>((resolve, reject) => {
          const asked = database.transaction(store).objectStore(store).getAll();
          asked.addEventListener('success', () => resolve(asked.result));
          asked.addEventListener('error', () => reject(new Error(`no ${store}`)));
        });
        databases.push([`${name}/${store}`, JSON.stringify(records)]);
      }
      database.close();
    }
    const stored: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) stored.push(`${name} ${url}`);
    return {
      local: Object.entries(localStorage),
      session: Object.entries(sessionStorage),
      databases,
      caches: stored,
      cookies: document.cookie,
    };
  });
}

/**
 * A player with history: one placed bet, a favourite, one coupon that is not placed, visited pages of the account, and
 * a second tab.
 */
async function livePlayer(page: Page): Promise<{ readonly login: string; readonly second: Page }> {
  await openBoard(page, `${host.address}/en/live`);
  const { login } = await register(page);
  await openBoard(page, `${host.address}${await greatLeague(host.address)}`);
  await page.locator('main .row .star').first().click();
  await page.locator('main .star[aria-pressed="true"]').waitFor();
  await choose(page, 1, true);
  await stake(page, '2');
  await place(page);
  await accepted(page);
  const second = await tab.another();
  await openBoard(second, `${host.address}/en/line/1`);
  await choose(second, 2, true);
  await second.goto(`${host.address}/en/office/history`);
  await second.locator('main article.bet').first().waitFor();
  await page.bringToFront();
  await page.mouse.move(50, 50);
  await page.mouse.move(400, 300);
  await page.waitForFunction(
    () => localStorage['tl.my.activeAt'] !== undefined && /ggru=.*grant=|grant=.*ggru=/.test(document.cookie),
  );
  return { login, second };
}

async function logOut(page: Page): Promise<void> {
  expect(isPhone(page)).toBe(false);
  await page.locator('.player-button').click();
  await page.getByRole('button', { name: 'Log out' }).first().click();
}

/** Includes cookies that no page can read. */
async function otherCookies(): Promise<readonly string[]> {
  return (await tab.context.cookies()).map(({ name }) => name).filter((name) => !DEVICE_COOKIES.has(name));
}

async function isGuest(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Register' }).first().waitFor();
}

/** Waits until the wipe is done, as the mark in storage shows. */
async function expectNothing(page: Page, login: string): Promise<void> {
  await page.waitForFunction(() => localStorage['tl.forgetting'] === undefined);
  const kept = await keptIn(page);
  expect(kept.local.map(([key]) => key).filter((key) => !DEVICE_KEYS.has(key))).toEqual([]);
  expect(kept.session.map(([key]) => key)).toEqual([]);
  expect(kept.databases.filter(([, records]) => records !== '[]')).toEqual([]);
  expect(
    kept.cookies
      .split('; ')
      .map((pair) => pair.split('=')[0] ?? '')
      .filter((name) => name !== '' && !DEVICE_COOKIES.has(name)),
  ).toEqual([]);
  // Only static files, under neutral names.
  expect(kept.caches.filter((each) => /-api\/|\/(?:en|de|ru|ar)(?:\/|$)/.test(each))).toEqual([]);
  expect(JSON.stringify(kept)).not.toContain(login);
}

describe('a logout', () => {
  it('[SES-4, SES-10] leaves 0 bytes of the player in any tab', async () => {
    // Includes the caches of the service worker.
    tab = await openPage({ serviceWorkers: true });
    const { page } = tab;
    const { login, second } = await livePlayer(page);
    const before = await keptIn(page);
    expect(before.local.map(([key]) => key)).toContain('tl.my.activeAt');
    expect(before.databases.some(([, records]) => records !== '[]')).toBe(true);
    expect(before.cookies).toMatch(/ggru=.*grant=|grant=.*ggru=/);
    await logOut(page);
    await Promise.all([isGuest(page), isGuest(second)]);
    // A private page redirects home, without a login form.
    await second.waitForURL(`${host.address}/en`);
    expect(await second.getByRole('dialog').count()).toBe(0);
    await expectNothing(page, login);
    await expectNothing(second, login);
    expect(await page.locator('body').innerText()).not.toContain(login);
    expect(await second.locator('body').innerText()).not.toContain(login);
    // The operator's cookie is removed as well.
    await expect.poll(otherCookies).toEqual([]);
    expect(tab.problems()).toEqual([]);
  });

  it('[SES-4, SES-10] works offline too, and the operator receives it once the network is back', async () => {
    tab = await openPage({ expected: CUT_OFF });
    const { page } = tab;
    const { login, second } = await livePlayer(page);
    await tab.context.setOffline(true);
    await logOut(page);
    await Promise.all([isGuest(page), isGuest(second)]);
    await expectNothing(page, login);
    await expectNothing(second, login);
    expect((await keptIn(page)).local.map(([key]) => key)).toContain('tl.loggedOut');
    await expect.poll(otherCookies).toEqual(['touchline_session']);
    const reported = page.waitForResponse((response) => response.url().endsWith('/web-api/user/disconnect'));
    await tab.context.setOffline(false);
    await reported;
    await page.waitForFunction(() => localStorage['tl.loggedOut'] === undefined);
    await expect.poll(otherCookies).toEqual([]);
    await page.reload();
    await isGuest(page);
    await expectNothing(page, login);
  });
});

describe('an inactive player', () => {
  it('[ACT-2, ACT-3] is signed out in all tabs, with one message', async () => {
    await host.turn({ isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 1 });
    tab = await openPage({ expected: [/favicon\.ico/] });
    const { page } = tab;
    const { login, second } = await livePlayer(page);
    // Instead of waiting a minute, the test sets the last activity to two minutes ago, on a page without the site's
    // code, which would overwrite it.
    const back = await tab.another();
    await back.goto(`${host.address}/manifest.json`);
    await page.close();
    await second.close();
    await back.evaluate(() => {
      localStorage['tl.my.activeAt'] = String(Date.now() - 120_000);
    });
    await back.goto(`${host.address}/en/live`);
    const reported = back.getByRole('dialog').filter({ hasText: 'no activity' });
    await reported.waitFor();
    await isGuest(back);
    await expectNothing(back, login);
    const third = await tab.another();
    await third.goto(`${host.address}/en/live`);
    await isGuest(third);
    await third.locator('.rail-panel').waitFor();
    expect(await third.evaluate(() => localStorage['tl.loggedOff'] as unknown)).toBeUndefined();
    expect(await third.getByRole('dialog').count()).toBe(0);
    await host.turn({ isAutoLogoffEnable: false });
    expect(tab.problems()).toEqual([]);
  });
});
