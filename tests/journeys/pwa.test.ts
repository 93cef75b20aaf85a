/** The installed application: works offline, updates on request, and never caches personal data. */
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Manifest } from '../../ui/web/build/options.ts';
import { startHost } from '../browser/host.ts';
import type { Host } from '../browser/host.ts';
import { closeBrowser, openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { choose, openBoard, OPEN_PRICE, register, stake } from './player.ts';

const CUT_OFF = [
  /Failed to load resource/,
  /ERR_CONNECTION|ERR_INTERNET|ERR_INCOMPLETE|ERR_EMPTY|ERR_FAILED|ERR_ABORTED/,
  /feed/i,
  /\[touchline\] .*network/,
];
const OPERATOR = /^\/[\w-]+-api\//;

/**
 * A proxy in front of a separate host, so that a version can be replaced and a file removed while the site is open;
 * other journeys use other hosts. `gone` files are answered 404; `replaced` ones have another text.
 */
let host: Host;
let door: Server;
let address: string;
let built: Manifest;
const gone = new Set<string>();
const replaced = new Map<string, string>();

function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const path = (incoming.url ?? '/').replace(/\?.*$/, '');
  const text = replaced.get(path);
  if (gone.has(path)) return void outgoing.writeHead(404).end();
  if (text !== undefined)
    return void outgoing
      .writeHead(200, {
        'content-type': path.endsWith('.js') ? 'text/javascript' : 'text/html',
        'cache-control': 'no-cache',
      })
      .end(text);
  const { hostname, port } = new URL(host.address);
  const asking = request(
    { hostname, port, path: incoming.url, method: incoming.method, headers: incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(outgoing);
      answer.on('error', () => outgoing.destroy());
    },
  );
  asking.on('error', () => outgoing.destroy());
  outgoing.on('close', () => asking.destroy());
  incoming.pipe(asking);
  return undefined;
}

let tab: Tab;
beforeAll(async () => {
  host = await startHost();
  built = (await (await fetch(`${host.address}/assets.json`)).json()) as Manifest;
  door = createServer(pass);
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve));
  address = `http://localhost:${(door.address() as AddressInfo).port}`;
});
afterEach(async () => {
  gone.clear();
  replaced.clear();
  await tab.close();
});
afterAll(async () => {
  await closeBrowser();
  door.closeAllConnections();
  door.close();
  await host.close();
});

/** Waits until the service worker has cached the site. */
const installed = (page: Page): Promise<unknown> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
const keptBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

it('[VER-4] the service worker caches built files only, and the site opens offline with the coupon', async () => {
  tab = await openPage({ serviceWorkers: true, expected: CUT_OFF });
  const { page, context } = tab;
  const asked: string[] = [];
  context.on('request', (each) => {
    if (each.serviceWorker() !== null) asked.push(new URL(each.url()).pathname);
  });
  await openBoard(page, `${address}/en/line/1`);
  await register(page);
  // The strip of a player moves the page down.
  await page.locator('.player-balance b').waitFor({ state: 'attached' });
  await choose(page, 2, true);
  await stake(page, '7.25');
  await page.locator('.rail-panel .leg').nth(1).waitFor();
  await installed(page);

  // A visit through the service worker: the office, the history, and the board again.
  await page.goto(`${address}/en/office/history`);
  await page.locator('main h1').first().waitFor();
  await openBoard(page, `${address}/en/live`);
  const kept = await keptBy(page);
  expect(kept).toContain('/index.html');
  expect(kept).toContain(`/${built.entry}`);
  expect(kept.filter((path) => path !== '/index.html' && !/^\/assets\/.+-[A-Z0-9]{8}\.\w+$/.test(path))).toEqual([]);
  // Calls to the operator are neither cached nor made by the worker.
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((path) => OPERATOR.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await page.locator('.rail-panel .leg').nth(1).waitFor();
  // The text depends on whether the emulated device reports being offline or only fails to connect.
  const cutOff = page.locator('.banner').filter({ hasText: /You are offline|Connecting to live prices/ });
  await cutOff.waitFor();
  await expect
    .poll(() =>
      page
        .locator('.rail-panel')
        .getByRole('textbox', { name: /^Stake/ })
        .inputValue(),
    )
    .toBe('7.25');
  await context.setOffline(false);
  await page.locator(`main ${OPEN_PRICE}`).first().waitFor();
  await cutOff.waitFor({ state: 'hidden' });
  expect(tab.problems()).toEqual([]);
});

it('a new version is announced, and loads on request with the coupon kept', async () => {
  tab = await openPage({ serviceWorkers: true, expected: CUT_OFF });
  const { page } = tab;
  await openBoard(page, `${address}/en/line/1`);
  await choose(page, 1, true);
  await page.locator('.rail-panel .leg').waitFor();
  await installed(page);
  const versions = (): Promise<readonly string[]> =>
    page.evaluate(async () => (await caches.keys()).map((name) => name.replace(/.* /, '')));
  const { id } = built;
  expect(await versions()).toEqual([id]);

  replaced.set('/pwa-sw.js', (await (await fetch(`${host.address}/pwa-sw.js`)).text()).replaceAll(id, 'newerversion'));
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  const notice = page.getByRole('status').filter({ hasText: 'A new version of the site is ready' });
  await notice.waitFor();
  // The new worker waits: nothing has been reloaded or lost.
  expect(await versions()).toEqual([id, 'newerversion']);
  const loaded = page.waitForEvent('load', { timeout: 8_000 });
  await notice.getByRole('button', { name: 'Reload the page' }).click();
  await loaded;
  await page.locator('.rail-panel .leg').waitFor();
  expect(await notice.count()).toBe(0);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting ?? null),
  ).toBeNull();
  expect(tab.problems()).toEqual([]);
});

it('a worker whose page belongs to another version is not installed', async () => {
  tab = await openPage({ serviceWorkers: true, expected: CUT_OFF });
  const { page } = tab;
  replaced.set('/index.html', '<!doctype html><title>Another version</title>');
  await openBoard(page, `${address}/en/line/1`);
  await page
    .waitForFunction(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      return found !== undefined && found.installing === null ? found.active === null : false;
    })
    .catch(() => undefined);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null)).toBeNull();
});

it('a chunk missing on the server reloads the page once, and not again within a minute', async () => {
  tab = await openPage({ expected: [...CUT_OFF, /dynamically imported module/] });
  const { page } = tab;
  let loads = 0;
  page.on('load', () => (loads += 1));
  const part = built.chunks['ui/web/screens/game/game-screen.tsx'] ?? 'missing';
  await openBoard(page, `${address}/en/line/1`);
  await choose(page, 1, true);
  await page.locator('.rail-panel .leg').waitFor();
  expect(loads).toBe(1);
  gone.add(`/${part}`);
  const again = page.waitForEvent('load', { timeout: 8_000 });
  await page.locator('main a.game-link, main .game-row a, main .row a').first().click();
  await again;
  await page.getByText('Something went wrong on this page').waitFor();
  await page.locator('.rail-panel .leg').waitFor();
  expect(loads).toBe(2);

  // A minute later another reload is allowed, and the chunk exists by then.
  await page.evaluate(() => sessionStorage.setItem('touchline/reloaded-at', String(Date.now() - 60_001)));
  const third = page.waitForEvent('load', { timeout: 8_000 });
  page.on('request', (each) => each.isNavigationRequest() && gone.clear());
  await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
  await third;
  await page.locator(`main ${OPEN_PRICE}`).first().waitFor();
  expect(loads).toBe(3);
});
