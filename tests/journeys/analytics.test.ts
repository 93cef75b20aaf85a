/**
 * Analytics in a real browser, judged by what the operator's collector received and by what the browser keeps. A
 * visitor who must send nothing is compared with another one, whose events arrive after the same acts.
 */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { openBoard } from './player.ts';

const host = hostOfFile('--switch', 'isFatmanAnalyticsAvailable', '--switch', 'isLineHeld');
/** A campaign's link, so that the cookies of a referral are due, too. */
const CAMPAIGN = '?btag=77&ref=a%20friend&subid=5';
const COOKIES_OF_REFERRAL = ['refererid', 'reflinkid', 'reflinkid_visit', 'subid'];
const ARRIVES = { timeout: 60_000 };

interface Arrived {
  readonly name: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** Everything that has arrived so far, from all visitors of this file, oldest first. */
async function collected(): Promise<readonly Arrived[]> {
  const answer = await fetch(`${host.address}/sandbox-api/v1/collected`, { headers: { 'x-requested-with': 'test' } });
  const { events } = (await answer.json()) as { readonly events: readonly { readonly event: Arrived }[] };
  return events.map(({ event }) => event);
}
const count = async (name: string): Promise<number> => (await collected()).filter((each) => each.name === name).length;
const routes = async (): Promise<readonly unknown[]> =>
  (await collected()).flatMap(({ name, payload }) => (name === 'page_view' ? [payload['route']] : []));

/** The calls of analytics that a visitor's pages have made. */
function callsOf(context: BrowserContext): readonly string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/(?:fatman-api|web-api\/analytics)\//.test(pathname)) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

/** The traces of marketing in the browser. */
async function traces({ page, context }: Tab): Promise<readonly string[]> {
  const cookies = (await context.cookies(host.address)).map(({ name }) => name);
  const keys = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies, ...keys]
    .filter((name) => name === 'tl.analytics' || COOKIES_OF_REFERRAL.includes(name))
    .toSorted();
}

const banner = (page: Page) => page.getByRole('dialog', { name: 'Cookies', exact: true });
/** Goes to a page of the footer, without loading the site anew. */
async function follow(page: Page, link: string, path: string): Promise<void> {
  // By keyboard: the question about cookies may lie over the foot.
  await page.locator('footer.foot').getByRole('link', { name: link, exact: true }).press('Enter');
  await page.waitForURL(`**/en${path}`);
}
/** Loads the registration page, where sending begins at once, and waits for its event. */
async function isCounted(page: Page): Promise<void> {
  const before = await count('registration_open');
  await page.goto(`${host.address}/en/registration`);
  await expect.poll(() => count('registration_open'), ARRIVES).toBeGreaterThan(before);
}

it('[ANL-1, RFR-3] who declines, or has not answered, sends and keeps nothing, while the events of who accepts arrive', async () => {
  const silent = [
    await openPage({ consent: 'none' }),
    await openPage({ consent: 'functional' }),
    await openPage({ consent: 'unasked' }),
  ];
  const calls = silent.map(({ context }) => callsOf(context));
  for (const { page } of silent) {
    await openBoard(page, `${host.address}/en/live${CAMPAIGN}`);
    await follow(page, 'Results', '/results');
    await page.goto(`${host.address}/en/registration`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  const tab = await openPage({ consent: 'marketing' });
  await openBoard(tab.page, `${host.address}/en/live${CAMPAIGN}`);
  await expect.poll(() => traces(tab)).toEqual(COOKIES_OF_REFERRAL.toSorted());
  await isCounted(tab.page);
  await expect.poll(() => traces(tab)).toContain('tl.analytics');

  for (const each of silent) expect(await traces(each)).toEqual([]);
  // The end of a page is when the rest is sent.
  for (const { page } of silent) await page.goto('about:blank');
  await isCounted(tab.page);
  expect(calls).toEqual([[], [], []]);
  expect(await routes()).not.toContain('results');
  const value = (await tab.context.cookies(host.address)).find(({ name }) => name === 'refererid');
  expect(value).toMatchObject({ value: 'a%20friend', path: '/', sameSite: 'Lax', httpOnly: false });
  for (const each of [...silent, tab]) {
    expect(each.problems()).toEqual([]);
    await each.close();
  }
});

it('[ANL-1] events from before consent are never sent; withdrawn consent ends everything and removes what was kept', async () => {
  const tab = await openPage({ consent: 'unasked' });
  const { page } = tab;
  const calls = callsOf(tab.context);
  await openBoard(page, `${host.address}/en/live${CAMPAIGN}`);
  await follow(page, 'Results', '/results');
  await follow(page, 'Contacts', '/contacts');
  await banner(page).getByRole('button', { name: 'Accept all' }).click();
  await expect.poll(routes, ARRIVES).toContain('contacts');
  expect(await routes()).not.toContain('results');
  await isCounted(page);
  await expect.poll(() => traces(tab)).toEqual([...COOKIES_OF_REFERRAL, 'tl.analytics'].toSorted());

  await openBoard(page, `${host.address}/en/live`);
  await page.getByRole('button', { name: 'Change cookie choice' }).click();
  await banner(page)
    .getByRole('switch', { name: /^Marketing/ })
    .click();
  await banner(page).getByRole('button', { name: 'Accept selected' }).click();
  await expect.poll(() => traces(tab)).toEqual([]);
  const before = calls.length;
  await follow(page, 'Results', '/results');
  await page.goto('about:blank');
  const other = await openPage({ consent: 'marketing' });
  await isCounted(other.page);
  expect(calls.length).toBe(before);
  expect(await routes()).not.toContain('results');
  expect(tab.problems()).toEqual([]);
  await other.close();
  await tab.close();
});

it('[ANL-3] what waits when the page ends leaves as a beacon, and arrives', async () => {
  const tab = await openPage({ consent: 'all' });
  const { page } = tab;
  await tab.context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (path, body) => {
      localStorage.setItem('journey.beacons', `${localStorage.getItem('journey.beacons') ?? ''}${String(path)} `);
      return send(path, body);
    };
    // From a moment on no batch is sent because its time has come, so that the end of the page alone can send.
    const wait = setTimeout;
    const hold = (run: TimerHandler, ms?: number, ...args: unknown[]): number =>
      wait(() => {
        if (typeof run === 'function' && !('journeyHolds' in globalThis && ms === 5_000)) run(...args);
      }, ms) as unknown as number;
    Object.defineProperty(globalThis, 'setTimeout', { value: hold, writable: true, configurable: true });
  });
  const before = await count('page_view');
  await openBoard(page, `${host.address}/en/live`);
  await expect.poll(() => count('page_view'), ARRIVES).toBeGreaterThan(before);
  await page.evaluate(() => Object.defineProperty(globalThis, 'journeyHolds', { value: true }));
  await follow(page, 'Results', '/results');
  expect(await routes()).not.toContain('results');
  await page.goto('about:blank');
  await expect.poll(routes, ARRIVES).toContain('results');
  const later = await tab.another();
  await later.goto(`${host.address}/manifest.json`);
  expect(await later.evaluate(() => localStorage.getItem('journey.beacons'))).toContain('/fatman-api/touchline');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
