/**
 * The question about cookies in a server's page: there with the first paint, answered before anything has loaded, asked
 * once.
 */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGES } from 'touchline/core/preferences/types';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { launchChromium } from '../browser/chromium.ts';
import { holdScripts } from '../browser/hold-scripts.ts';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';

const host = hostOfFile('--switch', 'isLineHeld');
const FIRST = '#first-consent';
const BANNER = `.consent:not(${FIRST})`;

/**
 * Runs before the page's own code: counts the moves of the question or the banner. The whole page has a test of its
 * own.
 */
const WATCH_BANNER = `
  globalThis.moves = 0;
  new PerformanceObserver((list) => {
    for (const { sources } of list.getEntries())
      if (sources.some(({ node }) => (node?.parentElement ?? node)?.closest?.('.consent'))) globalThis.moves += 1;
  }).observe({ type: 'layout-shift', buffered: true });`;

async function untilRendered(path: string): Promise<void> {
  await expect.poll(async () => (await fetch(host.address + path)).text()).toContain('id="seed"');
}

const choiceOf = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), DEVICE_STORAGE.consent.name);

it.each(LANGUAGES.flatMap((language) => [390, 412, 1366].map((width) => [language, width] as const)))(
  '[RND-16] gives way to the same banner at the same place: %s at %i px',
  async (language, width) => {
    await untilRendered(`/${language}`);
    const tab = await openPage({ width, consent: 'unasked', touch: width < 1024 });
    const { page } = tab;
    await page.addInitScript(WATCH_BANNER);
    const release = await holdScripts(page);
    await page.goto(`${host.address}/${language}`, { waitUntil: 'commit' });
    await page.locator(FIRST).waitFor();
    const before = await page.locator(FIRST).boundingBox();
    const text = await page.locator(FIRST).innerText();
    release();
    await page.locator(BANNER).waitFor();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expect(await page.locator('.consent').count()).toBe(1);
    expect(await page.locator(BANNER).innerText()).toBe(text);
    const after = await page.locator(BANNER).boundingBox();
    expect(after).toEqual(before);
    expect(await page.evaluate(() => (globalThis as typeof globalThis & { readonly moves: number }).moves)).toBe(0);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
);

it('[RND-16] is answered by keyboard before any script has loaded, once, and is not asked again', async () => {
  await untilRendered('/en');
  const tab = await openPage({ width: 390, touch: true, consent: 'unasked' });
  const { page } = tab;
  const release = await holdScripts(page);
  await page.goto(`${host.address}/en`, { waitUntil: 'commit' });
  await page.locator(FIRST).getByRole('button', { name: 'Only necessary' }).press('Enter');
  expect(await choiceOf(page)).toBeNull();
  release();
  await expect.poll(() => page.locator('.consent').count()).toBe(0);
  expect(await choiceOf(page)).toContain('"type":"none"');
  await page.unrouteAll({ behavior: 'wait' });
  const releaseAgain = await holdScripts(page);
  await page.reload({ waitUntil: 'commit' });
  await page.locator('main .cell').first().waitFor();
  expect(await page.locator(FIRST).isVisible()).toBe(false);
  releaseAgain();
  await expect.poll(() => page.locator('.consent').count()).toBe(0);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[RND-16] is not shown where no script runs, nor where the operator does not ask', async () => {
  await untilRendered('/en');
  const browser = await launchChromium();
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto(`${host.address}/en`);
  expect(await page.locator(FIRST).count()).toBe(1);
  expect(await page.locator(FIRST).isVisible()).toBe(false);
  await browser.close();
  await host.turn({ hasCookiesPopup: false });
  await expect.poll(async () => (await fetch(`${host.address}/en`)).text()).not.toContain('id="first-consent"');
  await untilRendered('/en');
});
