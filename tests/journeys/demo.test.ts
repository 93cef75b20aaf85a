/**
 * The demo: the same site from a static host, with the operator in the browser; two tabs share one operator, and
 * payment providers have their pages.
 */
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import type { Frame } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtSite } from '../browser/built.ts';
import { closeBrowser, openPage } from '../browser/page.ts';
import { faults } from './sound.ts';
import { acceptAnyOdds, accepted, balance, choose, openBoard, place, register, stake, untilBalance } from './player.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

let server: Server;
let address: string;
beforeAll(async () => {
  const folder = await builtSite({ demo: true });
  server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://static.test').pathname);
    const send = async (file: string, status: number): Promise<void> => {
      const body = await readFile(join(folder, file));
      response.writeHead(status, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' }).end(body);
    };
    // Like a static host: a file, or the page for any other path.
    send(path === '/' ? 'index.html' : path, 200).catch(() => send('404.html', 404));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('no port');
  address = `http://127.0.0.1:${bound.port}`;
});
afterAll(async () => {
  await closeBrowser();
  server.close();
});

it('a bet is placed in a demo without a server, and a second tab shows it', async () => {
  const tab = await openPage({ isMachineTime: true, expected: [/404/] });
  const { page } = tab;
  await openBoard(page, `${address}/en/live`);
  // The operator lives as long as some tab does: this one stays while the other goes from page to page.
  const second = await tab.another();
  await openBoard(second, `${address}/en/live`);
  await register(page);
  const start = await balance(page);
  await untilBalance(second, start);
  // The Premier League, whose games start hours later, so that none goes live during the bet.
  await openBoard(page, `${address}/en/line/1/1001`);
  await untilBalance(page, start);
  await choose(page, 1, true);
  await stake(page, '1');
  await acceptAnyOdds(page);
  await place(page);
  await accepted(page);
  await untilBalance(second, start - 100);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it.each([1366, 390])(
  'at %i px a deposit goes through its provider’s page, which has no access to the site',
  async (width) => {
    const tab = await openPage({ isMachineTime: true, width, touch: width < 1024, expected: [/404/] });
    const { page } = tab;
    await openBoard(page, `${address}/en/live`);
    await register(page);
    const start = await balance(page);
    const pay = async (amount: string): Promise<void> => {
      await page.evaluate(() => scrollTo(0, 0));
      await page.getByRole('radio', { name: 'Visa' }).check();
      await page.locator('.cashier-amount').fill(amount);
      await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    };
    // The operator lives as long as some tab does: this one stays while the other goes from page to page.
    const second = await tab.another();
    await openBoard(second, `${address}/en/live`);
    await untilBalance(second, start);
    // Only the frontmost page's sandboxed frame receives taps.
    await page.bringToFront();
    await page.goto(`${address}/en/office/recharge`);
    await pay('20');
    const provider = page.frameLocator('iframe.provider');
    await provider.getByRole('heading', { name: 'Visa, Mastercard: pay 20.00 EUR' }).waitFor();
    expect(await faults(page)).toEqual([]);
    const frame = page.frames().find((each) => each.url().includes('/provider.html#')) as Frame;
    expect(
      await frame.evaluate(() => [
        self.origin,
        (() => {
          try {
            return parent.document.title;
          } catch {
            return 'closed';
          }
        })(),
      ]),
    ).toEqual(['null', 'closed']);
    // A message from a page of the site moves no payment: only the frame is accepted as a sender.
    await page.evaluate(() => postMessage({ type: 'provider/act', act: 'cancel' }, '*'));
    await provider.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.getByText('€20.00 added to your account').first().waitFor();
    await untilBalance(page, start + 2_000);

    await page.locator('.cashier-result').getByRole('button', { name: 'Done' }).click();
    await pay('10');
    await provider.getByRole('button', { name: 'Refuse' }).click();
    await page.getByText('did not go through').first().waitFor();
    expect(await balance(page)).toBe(start + 2_000);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
);

it('the provider’s page does nothing without a tap', async () => {
  const tab = await openPage({ isMachineTime: true });
  await tab.page.goto(`${address}/provider.html#0123456789abcdef`);
  await tab.page.evaluate(() => postMessage({ type: 'provider/page', html: '<p>planted</p>' }, '*'));
  await tab.page.evaluate(() => new Promise((done) => void setTimeout(done, 0)));
  expect((await tab.page.locator('body').innerText()).trim()).toBe('');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
