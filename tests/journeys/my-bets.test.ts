/** The player's bets: the history by filter and page, as a file, in print, and the receipts of the agreed terms. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { verifyReceipts } from 'touchline/core/receipts/verify-receipts';
import { readExport } from 'touchline/core/receipts/wire';
import { sha256 } from '../arbitraries/receipts.ts';
import { openPage } from '../browser/page.ts';
import { readCsv } from '../unit/history/read-csv.ts';
import { hostOfFile } from './host-of-file.ts';
import { intercept } from './intercept.ts';
import { accepted, choose, coupon, enter, greatLeague, newBet, openBoard, place, stake } from './player.ts';
import { faultsInBothThemes } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

/** Scrolls the row of the office's sections from its start, and reads at which sides it fades: left, right. */
function fadesOf(page: Page, from: number): Promise<readonly boolean[]> {
  return page.locator('nav.office-nav').evaluate(async (row, left) => {
    row.scrollTo({ left: getComputedStyle(row).direction === 'rtl' ? -left : left, behavior: 'instant' });
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const { maskPosition, maskSize } = getComputedStyle(row);
    const start = Number.parseFloat(maskPosition);
    const longer = Number.parseFloat(/\+ ([\d.]+)px/.exec(maskSize)?.[1] ?? '0');
    return [start === 0, start + longer === 0];
  }, from);
}

/** Places one bet per entry of `sizes` (its number of legs). Returns their numbers, newest first. */
async function placeBets(page: Page, sizes: readonly number[]): Promise<readonly string[]> {
  const placed: string[] = [];
  for (const size of sizes) {
    await openBoard(page, `${host.address}${await greatLeague(host.address)}`);
    await choose(page, size, true);
    await stake(page, '2');
    await place(page);
    placed.unshift(await accepted(page));
    await newBet(page);
  }
  return placed;
}

/** The numbers of the bets in the history, once it shows `count`. */
async function shown(page: Page, count: number): Promise<readonly string[]> {
  let numbers: readonly string[] = [];
  // Read at once, because another filter may replace the list. Text content, because rows below the screen may not be
  // rendered.
  await expect
    .poll(async () => (numbers = await page.locator('main article.bet .bet-number').allTextContents()).length)
    .toBe(count);
  return numbers.map((text) => /\d+$/.exec(text.trim())?.[0] ?? text);
}

async function saved(page: Page, button: string): Promise<{ readonly name: string; readonly text: string }> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/**
 * Changes the stake on the stored receipts as an attacker with the device could: storage checksums are updated, so that
 * only the receipt's own seal detects the change.
 */
async function tamper(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const sum = (text: string): string => {
      let hash = 0x811c9dc5;
      for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
      return (hash >>> 0).toString(16).padStart(8, '0');
    };
    const asked = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
      });
    const db = await asked(indexedDB.open('touchline'));
    let count = 0;
    for (const store of db.objectStoreNames) {
      const within = db.transaction(store, 'readwrite').objectStore(store);
      const [keys, values] = [await asked(within.getAllKeys()), (await asked(within.getAll())) as unknown[]];
      for (const [at, value] of values.entries()) {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        if (typeof value !== 'string' || !text.includes('receipts/sealed')) continue;
        const body = text.slice('tl1 seg '.length + 9).replace(/(\\"amount\\":)200/g, '$1900');
        await asked(
          within.keyPath === null
            ? within.put(`tl1 seg ${sum(body)} ${body}`, keys[at])
            : within.put(`tl1 seg ${sum(body)} ${body}`),
        );
        count += 1;
      }
    }
    db.close();
    return count;
  });
}

describe.each([1366, 390])('a player at %i px', (width) => {
  it('finds bets by filter, saves them as a table, and prints one with its receipt', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await enter(page, `${host.address}/en/line/1`);
    const [express = '', single = ''] = await placeBets(page, [1, 2]);

    // One bet per page, so that two bets fill two pages.
    const stop = await intercept(page, '**/bet-api/v1/bets?*', (route, request) =>
      route.continue({ url: request.url().replace('limit=20', 'limit=1') }),
    );
    await page.goto(`${host.address}/en/office/history`);
    expect(await shown(page, 1)).toEqual([express]);
    await page.getByRole('button', { name: 'Show older bets' }).click();
    expect(await shown(page, 2)).toEqual([express, single]);
    stop();
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('combobox', { name: 'Type', exact: true }).selectOption({ label: 'Express' });
    expect(await shown(page, 1)).toEqual([express]);
    const csv = await saved(page, 'Save as CSV');
    const [head, ...rows] = readCsv(csv.text.replace(/^\uFEFF/, ''));
    expect(csv.name).toMatch(/^bets-\d{4}-\d\d-\d\d-express\.csv$/);
    expect(head?.[0]).toBe('Bet');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.[0]).toEqual(express);
    expect(rows[0]?.[6]).toBe('2.00');
    expect(rows[0]?.[15]?.split(' | ').length).toBe(2);
    await page.getByRole('group', { name: 'Status' }).getByRole('button', { name: 'Won' }).click();
    await page.getByText('No matching bets').waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Show all bets' }).last().click();
    expect(await shown(page, 2)).toHaveLength(2);
    await page.getByRole('combobox', { name: 'Product', exact: true }).selectOption({ label: 'Live' });
    await page.getByText('No matching bets').waitFor();
    await page.getByRole('combobox', { name: 'Product', exact: true }).selectOption({ label: 'Line' });
    expect(await shown(page, 2)).toHaveLength(2);
    await page.getByRole('combobox', { name: 'Placed', exact: true }).selectOption({ label: 'Today' });
    await page.waitForURL(/[?&]from=/);
    expect(await shown(page, 2)).toHaveLength(2);
    await page.getByRole('combobox', { name: 'Placed', exact: true }).selectOption({ label: 'Choose days' });
    await page.getByLabel('From', { exact: true }).fill('2020-01-01');
    await page.waitForURL(/[?&]from=2020-01-01/);
    expect(await shown(page, 2)).toHaveLength(2);
    await page.getByLabel('To', { exact: true }).fill('2020-01-02');
    await page.getByText('No matching bets').waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);

    await page.goto(`${host.address}/en/office/history/${express}`);
    await page.locator('[data-receipt="intact"]').waitFor();
    await page.getByText('What you agreed to').click();
    await expect.poll(() => page.locator('.record-legs li').count()).toBe(2);
    expect(await faultsInBothThemes(page)).toEqual([]);
    const file = await saved(page, 'Save all receipts');
    const receipts = readExport(file.text);
    expect(receipts.ok && receipts.value.map(({ betId }) => betId)).toEqual([single, express]);
    expect(receipts.ok && (await verifyReceipts(receipts.value, sha256)).isIntact).toBe(true);
    expect((await saved(page, 'Save as JSON')).name).toBe(`receipt-${express}.json`);

    await page.getByRole('link', { name: 'Print' }).click();
    await page.locator('.sheet [data-receipt="intact"]').waitFor();
    expect(await page.locator('.sheet h1').innerText()).toContain(express);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.getByRole('button', { name: 'Print this page' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'screen' });
    await page.goto(`${host.address}/en/print-coupon/999999999`);
    await page.getByText('This bet is not in your history').waitFor();
    expect(tab.problems().filter((problem) => !/404/.test(problem))).toEqual([]);
    await tab.close();
  });

  it('[SCH-21] sees that a receipt was altered, and repeats the bet', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await enter(page, `${host.address}/en/line/1`);
    const [bet = ''] = await placeBets(page, [2]);
    await page.goto(`${host.address}/en/office/history/${bet}`);
    await page.locator('[data-receipt="intact"]').waitFor();

    await page.getByRole('button', { name: 'Bet on these again' }).click();
    await page.getByText('The selections are in your coupon').waitFor();
    await (await coupon(page)).getByText('Total odds').waitFor();

    expect(await tamper(page)).toBeGreaterThan(0);
    await page.reload();
    await page.locator('[data-receipt="altered"]').waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

it('a guest who wants to print a bet logs in first', async () => {
  const tab = await openPage();
  const { page } = tab;
  await page.goto(`${host.address}/en/print-coupon/1000001`);
  await page.getByRole('dialog', { name: 'Log in' }).waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it.each([
  ['en', [false, true], [true, false]],
  ['ar', [true, false], [false, true]],
])('[SCH-21] on a phone the sections fade at each side where they go on: in %s', async (language, first, last) => {
  const tab = await openPage({ width: 390, touch: true });
  const { page } = tab;
  await enter(page, `${host.address}/en/line/1`);
  await page.goto(`${host.address}/${language}/office/history`);
  await expect.poll(() => page.locator('nav.office-nav a').count()).toBeGreaterThan(5);
  expect(await fadesOf(page, 0)).toEqual(first);
  expect(await fadesOf(page, 300)).toEqual([true, true]);
  expect(await fadesOf(page, 10_000)).toEqual(last);
  // A row that fits fades nowhere.
  await page.locator('nav.office-nav').evaluate((row) => row.replaceWith(row.cloneNode()));
  await expect.poll(() => fadesOf(page, 0)).toEqual([false, false]);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
