/** The elements in pages of other sites: the example page, and pages that a test writes under the strictest policy. */
import type { CDPSession, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage, type PageOptions, type Tab } from '../browser/page.ts';
import { signIn } from '../browser/sign-in.ts';
import { hostOfFile } from './host-of-file.ts';
import { faults } from './sound.ts';

const host = hostOfFile();
const OPEN = 'touchline-odds button:not([aria-disabled])';
const POLICY =
  "default-src 'none'; img-src data:; script-src 'self'; connect-src 'self'; style-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'";
const BOARD = '<touchline-odds rows="5"><p>Prices of the page</p></touchline-odds>';

/** Opens a page of this content; its style sheet is a file, as the policy demands. */
async function openForeign(body: string, css = '', options: PageOptions = {}): Promise<Tab> {
  const tab = await openPage(options);
  const html = `<!doctype html><html lang="en"><head><title>Foreign</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/foreign.css"><script type="module" src="/embed/element.js"></script></head><body><header>The header of a foreign site</header><main><h1>Foreign</h1>${body}</main></body></html>`;
  await tab.page.route('**/foreign', (route) =>
    route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body: html }),
  );
  await tab.page.route('**/foreign.css', (route) => route.fulfill({ contentType: 'text/css', body: css }));
  await tab.page.goto(`${host.address}/foreign`);
  return tab;
}

const LOOKS = [
  'color',
  'backgroundColor',
  'font',
  'letterSpacing',
  'textTransform',
  'transform',
  'borderRadius',
  'display',
  'visibility',
  'direction',
] as const;

/** How the first price and the first game's name look, inherited properties among them. */
async function looksOf(page: Page): Promise<Readonly<Record<'price' | 'name', Readonly<Record<string, string>>>>> {
  const of = (selector: string): Promise<Readonly<Record<string, string>>> =>
    page
      .locator(selector)
      .first()
      .evaluate((element, names) => {
        const style = getComputedStyle(element);
        return Object.fromEntries(names.map((name) => [name, style[name]]));
      }, LOOKS);
  return { price: await of(OPEN), name: await of('touchline-odds .name') };
}

it('[EMB-2, EMB-3, EMB-5, EMB-9, EMB-10] on the example page a guest fills the coupon and is led to the operator; a player places the bet, the page receives both events, and nothing is stored', async () => {
  await host.turn({ isLineHeld: true });
  const tab = await openPage();
  const { page } = tab;
  await page.goto(`${host.address}/embed`);
  await page.locator(OPEN).first().click();
  const coupon = page.locator('touchline-coupon');
  await coupon.getByRole('textbox', { name: /^Stake/ }).fill('5');
  await coupon.getByText('To place this bet, register or log in.').waitFor();
  await expect.poll(() => coupon.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/en/registration');
  await page
    .locator('#events')
    .getByText(/touchline-select .*"isSelected":true/)
    .waitFor();
  // One feed for both elements.
  const feeds = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/feed?')).length,
  );
  expect(feeds).toBeLessThanOrEqual(1);

  await signIn(host.address, page.context());
  await page.reload();
  await page.locator(OPEN).first().click();
  await coupon.getByRole('textbox', { name: /^Stake/ }).fill('5');
  await coupon.getByRole('button', { name: 'Place bet' }).click();
  await coupon.getByText('Bet accepted').waitFor();
  await page
    .locator('#events')
    .getByText(/touchline-placing .*"accepted","betId":"[^"]+"/)
    .waitFor();
  await coupon.getByRole('button', { name: 'New bet' }).click();
  await coupon.getByText(/^Tap a price to add it/).waitFor();
  // The journey itself has stored the choice of cookies.
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name),
  ]);
  expect(stored).toEqual(['tl.consent']);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[EMB-3] a page that prevents the selection keeps the coupon as it is', async () => {
  const tab = await openForeign(`${BOARD}<touchline-coupon></touchline-coupon>`);
  const { page } = tab;
  const price = page.locator(OPEN).first();
  await price.waitFor();
  await page.evaluate(() =>
    document.addEventListener('touchline-select', (event) => event.preventDefault(), { once: true }),
  );
  await price.click();
  expect(await price.getAttribute('aria-pressed')).toBe('false');
  await price.click();
  await expect.poll(() => price.getAttribute('aria-pressed')).toBe('true');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[EMB-4, EMB-5] hostile style sheets change nothing, custom properties and parts do, and the strictest policy is never violated', async () => {
  const clean = await openForeign(BOARD);
  const hostile = await openForeign(
    BOARD,
    `* { color: red !important; font: italic 40px/3 serif !important; letter-spacing: 1em !important; text-transform: uppercase !important; direction: rtl !important }
     html { font-size: 60px } body { visibility: visible } button { background: red !important; transform: rotate(9deg) !important; display: none !important }
     .price, .root, ul, li { display: none !important }`,
  );
  const themed = await openForeign(
    BOARD,
    'touchline-odds { --touchline-control: rgb(1, 2, 3) } touchline-odds::part(price) { color: rgb(4, 5, 6) }',
  );
  const theme = { backgroundColor: 'rgb(1, 2, 3)', color: 'rgb(4, 5, 6)' };
  const looks = await looksOf(clean.page);
  expect(await looksOf(hostile.page)).toEqual(looks);
  expect(await looksOf(themed.page)).toEqual({ ...looks, price: { ...looks.price, ...theme } });
  for (const tab of [clean, hostile, themed]) {
    expect(tab.problems()).toEqual([]);
    await tab.close();
  }
});

it('[EMB-1, EMB-6] the page’s own content is there until prices are, and when they fail; sport, rows and language decide what is shown', async () => {
  const tab = await openForeign(
    '<touchline-odds sport="2" rows="3" lang="ar"><p>Prices of the page</p></touchline-odds>',
    '',
    {
      expected: [/Failed to load resource/, /touchline-odds/, /dynamically imported/],
    },
  );
  const { page } = tab;
  await expect.poll(() => page.locator('touchline-odds li').count()).toBe(3);
  expect(await page.getByText('Prices of the page').isVisible()).toBe(false);
  expect(await page.locator('touchline-odds .root').evaluate((root) => getComputedStyle(root).direction)).toBe('rtl');
  await page.locator('touchline-odds').evaluate((element) => element.setAttribute('rows', '2'));
  await expect.poll(() => page.locator('touchline-odds li').count()).toBe(2);
  await page.route('**/feed?**', (route) => route.abort());
  await page.reload();
  await page.waitForFunction(() => document.querySelector('touchline-odds')?.shadowRoot !== null);
  expect(await page.getByText('Prices of the page').isVisible()).toBe(true);
  await tab.close();
});

it('[EMB-2, EMB-7] fifty mounts and unmounts leave no node, no listener and no connection, and a moved element keeps its core', async () => {
  const tab = await openForeign(`${BOARD}<touchline-coupon></touchline-coupon>`);
  const { page } = tab;
  await page.locator(OPEN).first().waitFor();
  // The page keeps a core of its element, then moves the element.
  const kept = await page.evaluateHandle(() => {
    const odds = document.querySelector<HTMLElement & { readonly core: object | null }>('touchline-odds');
    const { core = null } = odds ?? {};
    document.body.append(odds ?? '');
    return core;
  });
  const isShared = (): Promise<boolean> =>
    page.evaluate((core) => {
      const of = (name: string): object | null =>
        document.querySelector<HTMLElement & { readonly core: object | null }>(name)?.core ?? null;
      return core !== null && of('touchline-odds') === core && of('touchline-coupon') === core;
    }, kept);
  await expect.poll(isShared).toBe(true);
  await kept.dispose();
  const cdp = await page.context().newCDPSession(page);
  const open = new Set<unknown>();
  page.on('request', (request) => void (request.url().includes('/feed?') && open.add(request)));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void open.delete(request));
  await cycle(page, 5);
  const before = await counted(cdp);
  await cycle(page, 50);
  const after = await counted(cdp);
  // Chromium's own figures are not exact; a leaked row has twenty nodes and five listeners, and fifty mounts have 250
  // rows.
  expect(after.nodes - before.nodes).toBeLessThan(100);
  expect(after.listeners - before.listeners).toBeLessThan(25);
  // The core has ended, and with it its feed: the connection's request is over.
  await expect.poll(() => open.size).toBe(0);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

/** Mounts both elements, waits for a price, and removes them, so many times. */
async function cycle(page: Page, times: number): Promise<void> {
  await page.evaluate(async (count) => {
    for (const name of ['touchline-odds', 'touchline-coupon']) document.querySelector(name)?.remove();
    for (let at = 0; at < count; at += 1) {
      const [odds, coupon] = [document.createElement('touchline-odds'), document.createElement('touchline-coupon')];
      odds.setAttribute('rows', '5');
      document.body.append(odds, coupon);
      await new Promise<void>((resolve) => {
        const look = (): void => {
          if (odds.shadowRoot?.querySelector('button') === null || odds.shadowRoot === null)
            requestAnimationFrame(look);
          else resolve();
        };
        look();
      });
      odds.remove();
      coupon.remove();
    }
  }, times);
}

async function counted(cdp: CDPSession): Promise<{ readonly nodes: number; readonly listeners: number }> {
  await cdp.send('Performance.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

it('[EMB-8] the elements have no accessibility fault, and the keyboard alone fills the coupon', async () => {
  await host.turn({ isLineHeld: true });
  const tab = await openForeign(
    `<touchline-odds rows="5"></touchline-odds><touchline-coupon></touchline-coupon>`,
    'body { font: 16px sans-serif }',
    { width: 390 },
  );
  const { page } = tab;
  await page.locator(OPEN).first().waitFor();
  const focused = (): Promise<string> =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? '');
  await page.keyboard.press('Tab');
  const first = await focused();
  expect(first).toMatch(/ – .+: .+\d\.\d\d/);
  await page.keyboard.press('ArrowRight');
  expect(await focused()).not.toBe(first);
  await page.keyboard.press('ArrowLeft');
  expect(await focused()).toBe(first);
  await page.locator(OPEN).first().focus();
  await page.keyboard.press('Enter');
  const stake = page.locator('touchline-coupon').getByRole('textbox', { name: /^Stake/ });
  await stake.waitFor();
  expect(await faults(page)).toEqual([]);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
