/** How the shell stands on the page: what is announced hides and moves nothing. */
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter, openBoard } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile();
beforeEach(() => host.turn({}, true));

/** How far the page has jumped by itself so far. */
const watchShifts = (page: Page): Promise<unknown> => page.addInitScript(() => {
  const state = { shift: 0 };
  Object.assign(globalThis, { layoutShift: state });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) state.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
});
const shifted = (page: Page): Promise<number> => page.evaluate(() => (globalThis as typeof globalThis & { layoutShift: { shift: number } }).layoutShift.shift);

/** Which of the elements that are seen lie below `cover`, by their classes. */
const covered = (page: Page, cover: string, of: string): Promise<readonly string[]> => page.evaluate(([by, all]) => {
  const box = document.querySelector(by)?.getBoundingClientRect();
  if (box === undefined) return [`nothing is ${by}`];
  return [...document.querySelectorAll(all)].filter((each) => {
    const { top, bottom, left, right, width } = each.getBoundingClientRect();
    return width > 0 && top < box.bottom - 1 && bottom > box.top + 1 && left < box.right - 1 && right > box.left + 1;
  }).map((each) => `${each.tagName} ${each.className}`);
}, [cover, of] as const);

describe('an announcement', () => {
  it.each([1366, 390])('[MNT-4, MNT-5] of maintenance has room of its own at %i px, and moves nothing', async (width) => {
    const tab = await openPage({ width, height: 844, theme: width === 390 ? 'dark' : 'light' });
    const { page } = tab;
    await watchShifts(page);
    await host.turn({ maintenanceInMinutes: 10 });
    await openBoard(page, `${host.address}/en/live`);
    const notice = page.getByRole('region', { name: 'Maintenance news' }).locator('.notice');
    await notice.waitFor();
    await page.locator('footer.foot').waitFor();
    expect(await shifted(page)).toBeLessThan(0.05);
    expect(await covered(page, '.is-maintenance .notice', 'h1, .head, .head-view, .bottom, .float-button, .rail, .tree')).toEqual([]);
    expect(await faults(page)).toEqual([]);
    // The page's end can be scrolled to above it.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await page.waitForFunction(() => scrollY > 0 && scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    expect(await covered(page, '.is-maintenance .notice', '.foot-end > *')).toEqual([]);
    await notice.getByRole('button').click();
    await notice.waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--dock') === '0px');
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

it('[NAV-29] a visit to the page of deposits shows the window alone where depositing is one', async () => {
  const tab = await openPage();
  const { page } = tab;
  await enter(page, `${host.address}/en/live`);
  await host.turn({ isRechargeModal: true });
  await page.addInitScript(() => {
    const headings: string[] = [];
    Object.assign(globalThis, { headings });
    new MutationObserver(() => {
      const said = document.querySelector('main h1')?.textContent ?? '';
      if (said !== '' && headings.at(-1) !== said) headings.push(said);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  await page.goto(`${host.address}/en/office/recharge`);
  await page.getByRole('dialog', { name: 'Deposit' }).getByText('Pay with').waitFor();
  expect(await page.evaluate(() => (globalThis as typeof globalThis & { headings: string[] }).headings)).toEqual(['Sports and live betting']);
  expect(new URL(page.url()).pathname).toBe('/en');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
