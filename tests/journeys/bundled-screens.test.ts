/**
 * Bundled screens load by their hashes, independent of the operator's view service, and never with
 * foreign code.
 */
import type { Page, Route } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import type { PageOptions, Tab } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { intercept } from './intercept.ts';
import { enter } from './player.ts';

const host = hostOfFile('--switch', 'hasCookiesPopup=false', '--switch', 'isLineHeld=true');
afterEach(() => host.turn({ bundledScreens: 'own', remoteViews: 'none' }));

const LIMITS = /\/assets\/limits\.view-[A-Z0-9]{8}\.js$/;

async function openPlayer(options: PageOptions = {}): Promise<Tab> {
  const tab = await openPage(options);
  await enter(tab.page, `${host.address}/en`);
  return tab;
}

/** Navigates without reloading the page. */
const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-old', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `/en${path}`);
const status = (page: Page) => page.locator('main .doc-status');
const titled = (page: Page, name: string): Promise<void> =>
  page
    .locator('main .bundled-room')
    .getByRole('heading', { level: 1, name, exact: true })
    .waitFor()
    .catch(async () => {
      throw new Error(`there is no "${name}" at ${page.url()}, but:\n${await page.locator('body').innerText()}`);
    });

/** A body that is one byte too long. */
const spoil = async (route: Route): Promise<void> => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()}\n` });
};

describe('a screen of the site’s own', () => {
  it('[RMV-19] loads by the list and the hash of each of its files, once, and opens at once afterwards', async () => {
    const tab = await openPlayer();
    const { page } = tab;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (searchParams.get('view') !== 'header') asked.push(pathname);
    });
    for (const [path, title] of [
      ['/office/responsible', 'Limits'],
      ['/office/account', 'My account'],
      ['/office/recharge', 'Deposit'],
      ['/office/security', 'Security'],
      ['/office/history', 'Bet history'],
      ['/office/responsible/my-control', 'My control'],
    ] as const) {
      await go(page, path);
      await titled(page, title);
    }
    const list = (await (
      await fetch(`${host.address}${asked.find((path) => path.startsWith('/assets/views-')) ?? ''}`)
    ).json()) as { readonly views: Readonly<Record<string, readonly { readonly url: string }[]>> };
    const files = (view: string): readonly string[] => (list.views[view] ?? []).map(({ url }) => url);
    expect(Object.keys(list.views)).toEqual([
      'account',
      'cashier',
      'identification',
      'inbox',
      'limits',
      'rewards',
      'security',
      'sign-up',
    ]);
    for (const view of ['account', 'cashier', 'limits', 'security'])
      for (const file of files(view)) expect(asked).toContain(file);
    // The list once, a manifest per view, and the view's file twice: for the hash check and for the page.
    const count = (of: RegExp): number => asked.filter((path) => of.test(path)).length;
    expect(count(/\/views-[A-Z0-9]{8}\.json$/), 'the list').toBe(1);
    expect(count(/^\/views-api\/v1\/manifest$/), 'manifests').toBe(4);
    expect(count(LIMITS), 'the file of the limits').toBe(2);
    expect(await page.evaluate(() => document.querySelectorAll('script[integrity]').length)).toBe(0);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[RMV-20] whose own or shared file does not match its hash is not shown, and loads once the file matches', async () => {
    const tab = await openPlayer();
    const { page } = tab;
    const needed = /\/assets\/chunk-[A-Z0-9]{8}\.js$/;
    for (const file of [LIMITS, needed]) {
      const stop = await intercept(page, file, spoil);
      await go(page, file === LIMITS ? '/office/responsible' : '/office/recharge');
      await status(page).waitFor();
      expect(await status(page).textContent()).toBe('502');
      expect(await page.getByRole('alert').textContent()).toContain('not what we expected');
      expect(await page.locator('main .bundled-room').count()).toBe(0);
      stop();
      // An automatic retry.
      await titled(page, file === LIMITS ? 'Limits' : 'Deposit');
    }
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[RMV-9] whose files fail to load reports the failure, leaves the page usable, and loads on retry', async () => {
    const tab = await openPlayer({ expected: [/Failed to load resource/] });
    const { page } = tab;
    const stop = await intercept(page, LIMITS, (route) => route.abort());
    await go(page, '/office/responsible');
    await status(page).waitFor();
    expect(await status(page).textContent()).toBe('503');
    await go(page, '/office/history');
    await titled(page, 'Bet history');
    await page.locator('.head-nav').getByRole('link', { name: 'Live', exact: true }).click();
    await page.locator('main [data-market]').first().waitFor();
    await go(page, '/office/responsible');
    await status(page).waitFor();
    // After the last automatic retry, only the button retries.
    await page
      .getByText(/^It could not be reached\. Your coupon and your bets are safe\.$/)
      .waitFor({ timeout: 20_000 });
    stop();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await titled(page, 'Limits');
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[RMV-25] whose release is gone from the server reloads the page, and opens with the next release', async () => {
    const tab = await openPlayer({ expected: [/Failed to load resource/] });
    const { page } = tab;
    // The next release is there from the moment in which the page asks for its document again.
    let isGone = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isGone = false;
    });
    await page.route(LIMITS, (route) =>
      isGone ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'gone' }) : route.continue(),
    );
    await go(page, '/office/responsible');
    await expect.poll(() => isGone).toBe(false);
    await titled(page, 'Limits');
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[RMV-21] loads although the operator’s service of views is down', async () => {
    const tab = await openPlayer({ expected: [/Failed to load resource/] });
    const { page } = tab;
    await page.route('**/views-api/**', (route) => route.abort());
    await page.goto(`${host.address}/en/office/responsible`);
    await titled(page, 'Limits');
    await page.route('**/views-api/**', () => undefined);
    await go(page, '/office/recharge');
    await titled(page, 'Deposit');
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[RMV-22] yields to a version that the operator delivers, unless that is invalid', async () => {
    const tab = await openPlayer();
    const { page } = tab;
    await host.turn({ bundledScreens: 'replaced' });
    await go(page, '/office/responsible');
    await page.locator('.doc-room').getByText('built apart').waitFor();
    await host.turn({ bundledScreens: 'broken' });
    await go(page, '/office/history');
    await titled(page, 'Bet history');
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[RMV-24] keeps typed text while its address and the language change', async () => {
    const tab = await openPlayer();
    const { page } = tab;
    await go(page, '/office/history');
    await titled(page, 'Bet history');
    await page.locator('main .bundled-room').evaluate((room) => room.setAttribute('data-mark', ''));
    await go(page, '/office/account');
    await titled(page, 'My account');
    await page.locator('.head-tools select').last().selectOption('de');
    await titled(page, 'Mein Konto');
    expect(await page.locator('.bundled-room[data-mark]').count()).toBe(1);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

it('[RMV-21] the office opens offline once the site has been cached', async () => {
  const tab = await openPlayer({ serviceWorkers: true, expected: [/Failed to load resource/] });
  const { page, context } = tab;
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  await context.setOffline(true);
  await page.locator('.player-balance').first().waitFor();
  await go(page, '/office/history');
  await titled(page, 'Bet history');
  await tab.close();
});
