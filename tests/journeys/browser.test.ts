/** The browser helpers themselves: an assertion of "no problems" depends on what they detect. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../browser/chromium.ts';
import { MAX_SHIFT, shiftOf, watchShifts } from '../browser/layout-shift.ts';
import { closeBrowser, openPage } from '../browser/page.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47];
/** A page whose text outside its window is too pale; the window has a button without a name. */
const PALE = `<!doctype html><html lang="en"><title>Pale</title><link rel="stylesheet" href="/pale.css">
<header><p>A header with words enough to count as rendered</p></header>
<main><h1>Prices</h1><p id="pale">These words are too pale to be read.</p><p id="dark">These words can be read.</p>
<button id="open">Open</button></main><dialog aria-label="A window"><p>A window</p><button id="bare"></button></dialog>
<script src="/pale.js"></script></html>`;
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-security-policy', "default-src 'self'");
    response.setHeader('content-type', 'text/html');
    if (request.url === '/favicon.ico') response.writeHead(204).end();
    else if (request.url === '/inline') response.end('<p>Hello</p><script>document.title = "never"</script>');
    else if (request.url === '/pale.css')
      response
        .setHeader('content-type', 'text/css')
        .end(
          'body { color: #000 } #pale { color: #ccc; background: #fff } @media (prefers-color-scheme: dark) { #dark { color: #444; background: #333 } }',
        );
    else if (request.url === '/pale.js')
      response
        .setHeader('content-type', 'text/javascript')
        .end("document.getElementById('open').onclick = () => document.querySelector('dialog').showModal();");
    else if (request.url === '/loud.js')
      response.setHeader('content-type', 'text/javascript').end('console.error("bad news"); null.boom;');
    else if (request.url === '/loud') response.end('<p>Hello</p><script src="/loud.js"></script>');
    else if (request.url === '/pale') response.end(PALE);
    else response.end('<p>Hello</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await closeBrowser();
  server.close();
});

describe('the checks of a page', () => {
  it('find a pale text and a button without a name, each only where they look', async () => {
    const tab = await openPage();
    const { page } = tab;
    await page.goto(`${address}/pale`);
    const found = async (part?: string): Promise<readonly string[]> =>
      (await faults(page, part)).map((fault) => /^[\w-]+/.exec(fault)?.[0] ?? '').toSorted();
    expect(await found()).toEqual(['color-contrast', 'text_contrast_sufficient']);
    expect(await found('#pale')).toEqual(['color-contrast', 'text_contrast_sufficient']);
    expect(await found('#dark')).toEqual([]);
    const targets = async (part?: string): Promise<readonly string[]> =>
      (await faultsInOtherTheme(page, part)).map((fault) => fault.split(':')[0] ?? '').toSorted();
    expect(await targets()).toEqual(['color-contrast at #dark', 'color-contrast at #pale']);
    expect(await targets('#dark')).toEqual(['color-contrast at #dark']);
    // The theme is back.
    expect(await found('#dark')).toEqual([]);
    await expect(found('p')).rejects.toThrow('elements to check, not one');
    await page.getByRole('button', { name: 'Open' }).click();
    expect(await found()).toEqual(['button-name', 'input_label_exists']);
    await tab.close();
  });
});

it('the layout shift of a page counts what moves without a press', async () => {
  const tab = await openPage();
  const { page } = tab;
  await watchShifts(page);
  await page.goto(`${address}/pale`);
  await page.locator('#pale').waitFor();
  expect(await shiftOf(page)).toBe(0);
  await page.locator('header').evaluate((header) => {
    header.style.paddingBlockEnd = '300px';
  });
  await expect.poll(() => shiftOf(page)).toBeGreaterThan(MAX_SHIFT);
  await tab.close();
});

describe('the browser of the journeys', () => {
  it('renders a page at the given size, theme and locale, and takes its picture', async () => {
    const tab = await openPage({ width: 390, height: 700, theme: 'dark', locale: 'ar' });
    await tab.page.goto('data:text/html,<h1>Touchline</h1>');
    expect(
      await tab.page.evaluate(() => ({
        width: innerWidth,
        height: innerHeight,
        isDark: matchMedia('(prefers-color-scheme: dark)').matches,
        locale: navigator.language,
      })),
    ).toEqual({ width: 390, height: 700, isDark: true, locale: 'ar' });
    expect([...(await tab.page.screenshot()).subarray(0, 4)]).toEqual(PNG);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('reports a violation of the content security policy', async () => {
    const tab = await openPage();
    await tab.page.goto(`${address}/inline`);
    await expect.poll(() => tab.problems().join('\n')).toContain('csp: script-src-elem blocked inline');
    await tab.close();
  });

  it('reports console errors and uncaught errors in every tab, except expected ones', async () => {
    const tab = await openPage({ expected: [/Failed to load resource/] });
    const second = await tab.another();
    await second.goto(`${address}/loud`);
    await expect.poll(() => tab.problems().join('\n')).toContain('console.error: bad news');
    await expect.poll(() => tab.problems().join('\n')).toContain('uncaught: TypeError');
    await tab.close();
  });

  it('reports nothing about a clean page', async () => {
    const tab = await openPage();
    await tab.page.goto(`${address}/quiet`);
    expect(await tab.page.textContent('p')).toBe('Hello');
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('takes CHROME_PATH first, and fails with a message when it leads nowhere', () => {
    expect(findChromium({ CHROME_PATH: process.execPath })).toEqual({
      path: process.execPath,
      source: 'CHROME_PATH',
      env: {},
    });
    expect(() => findChromium({ CHROME_PATH: '/no/such/browser' })).toThrow('CHROME_PATH names /no/such/browser');
  });

  it('takes the npm browser when requested, whatever else is installed', () => {
    expect(findChromium({ CHROME_PATH: process.execPath, TOUCHLINE_BROWSER: 'npm' }).source).toBe('npm');
  });
});
