/**
 * The back/forward cache: a page that is left keeps nothing open that forbids it, and lives again when it comes back.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium } from '../browser/chromium.ts';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { OPEN_PRICE } from './player.ts';

const host = hostOfFile();
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium([], ['--disable-back-forward-cache']);
});
afterAll(() => browser.close());

async function openBoard(page: Page, path: string): Promise<void> {
  await page.goto(`${host.address}/en${path}`);
  await page.locator('.frame:not(.is-any-width)').waitFor();
  await page.locator(`main ${OPEN_PRICE}`).first().waitFor();
}

/**
 * The reasons on the page itself that forbid the cache, after the page was left and the player went back. The headless
 * browser never uses the cache, for reasons of its own, which are of another type.
 */
async function reasonsOf(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  const explained = new Promise<readonly string[]>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial').map(({ reason }) => reason)),
    );
  });
  await page.goto(`${host.address}/robots.txt`);
  await page.evaluate(() => void setTimeout(() => history.back(), 0));
  return explained;
}

describe('[LIN-4] a page that is left', () => {
  it.each(['', '/live', '/line/1'])('has nothing that forbids the back/forward cache: /en%s', async (path) => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await openBoard(page, path);
    expect(await reasonsOf(page)).toEqual([]);
    await context.close();
  });

  it('is reported when the page blocks the back/forward cache', async () => {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await openBoard(page, '');
    await page.evaluate(() => addEventListener('unload', () => undefined));
    expect(await reasonsOf(page)).toEqual(['UnloadHandlerExistsInMainFrame']);
    await context.close();
  });

  it('closes its stream, and opens one that continues it when it comes back', async () => {
    const tab = await openPage();
    const { page } = tab;
    const feed = /\/line-api\/v1\/feed/;
    const opened = page.waitForRequest(feed);
    await openBoard(page, '/live');
    const first = await opened;
    const closed = page.waitForEvent('requestfailed', (request) => request === first);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await closed;
    const reopened = page.waitForRequest(feed);
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    const epoch = (address: string): string | null => new URL(address).searchParams.get('epoch');
    expect(epoch((await reopened).url())).toBe(epoch(first.url()));
    expect(epoch(first.url())).not.toBeNull();
    await page.locator(`main ${OPEN_PRICE}`).first().waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
