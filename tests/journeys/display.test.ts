/** How the site looks: for a guest on one device, and for a player on two. */
import { afterEach, expect, it } from 'vitest';
import { MAX_SHIFT, shiftOf, watchShifts } from '../browser/layout-shift.ts';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { signIn } from '../browser/sign-in.ts';
import { hostOfFile } from './host-of-file.ts';
import { faultsInBothThemes } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');
const tabs: Tab[] = [];
const open = async (look: Parameters<typeof openPage>[0]): Promise<Tab> => {
  const tab = await openPage(look);
  tabs.push(tab);
  return tab;
};
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
});

it.each([
  { width: 1366, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const)('[DSP-1] a guest’s choices apply at once and after a reload, at $width px', async (look) => {
  const { page, problems } = await open({ ...look, touch: look.width < 1024 });
  await page.goto(`${host.address}/en/display`);
  const lists = page.getByRole('region', { name: 'Lists of games' });
  await lists.getByRole('switch', { name: 'Compact rows' }).check();
  await lists.getByRole('switch', { name: 'Period scores in rows' }).check();
  await lists.getByRole('combobox', { name: 'Rows of games in play begin with' }).selectOption('the total');
  await page.getByRole('region', { name: 'Page' }).getByRole('combobox', { name: 'Text size' }).selectOption('Large');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.goto(`${host.address}/en/live`);
  const row = page.locator('main .row').first();
  await row.waitFor();
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  expect(await size()).toBe('18px');
  // A row of the usual density has 60 px, or 118 px on a phone, at the usual size of text.
  await expect
    .poll(async () => (await row.boundingBox())?.height ?? 0)
    .toBeCloseTo((look.width < 1024 ? 100 : 36) * 1.125, 0);
  const first = row.locator('.cells:visible').first();
  await expect.poll(() => first.getAttribute('class')).toContain('is-total');
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(problems()).toEqual([]);
});

it('[DSP-7] compact rows are 36 px high: at least 14 games under up to three headings are in sight at 1366 × 768, ahead and in play', async () => {
  const { page, problems } = await open({ width: 1366, height: 768 });
  await page.goto(`${host.address}/en/display`);
  await page.getByRole('switch', { name: 'Compact rows' }).check();
  const seen = () =>
    page.evaluate(() => {
      const inSight = (selector: string, px: number): number =>
        [...document.querySelectorAll(selector)].filter((each) => {
          const { top, bottom, height } = each.getBoundingClientRect();
          return Math.round(height) === px && top >= 0 && bottom <= innerHeight;
        }).length;
      return {
        rows: inSight('main .row', 36),
        heads: inSight('main .group-head', 24),
        above: document.querySelector('main .group-head')?.getBoundingClientRect().top ?? Infinity,
      };
    });
  for (const path of ['/en/line/1', '/en/live', '/en/live/1']) {
    await page.goto(`${host.address}${path}`);
    // The filter of a board is the last to come beside the heading.
    await page.getByRole('button', { name: 'Filter', exact: true }).waitFor();
    await expect.poll(async () => (await seen()).rows).toBeGreaterThan(0);
    const { rows, heads, above } = await seen();
    expect(above, path).toBeLessThanOrEqual(192);
    expect(heads, path).toBeGreaterThan(0);
    // Each heading above the third takes the place of a part of a row.
    expect(rows, path).toBeGreaterThanOrEqual(heads <= 3 ? 14 : 14 - Math.ceil(((heads - 3) * 24) / 36));
  }
  expect(problems()).toEqual([]);
});

it.each([
  { width: 1366, theme: 'dark' },
  { width: 390, height: 844, theme: 'light' },
] as const)(
  '[LIN-117] the Asian view has several lines of the match and of its first half in one row, after a reload too, at $width px',
  async (look) => {
    const isNarrow = look.width < 1024;
    const { page, problems } = await open({ ...look, touch: isNarrow });
    await page.goto(`${host.address}/en/display`);
    await page.getByRole('combobox', { name: 'View' }).selectOption('Asian');
    await page.goto(`${host.address}/en/line/1`);
    const switches = page.getByRole('group', { name: 'Part of the match' });
    const half = page.getByRole('button', { name: /^First half handicap: / });
    if (isNarrow) {
      await switches.getByRole('button', { name: 'First half' }).click();
      await expect.poll(() => page.getByRole('button', { name: /^Handicap: / }).count()).toBe(0);
    } else await expect.poll(() => page.getByRole('button', { name: /^Handicap: / }).count()).toBeGreaterThan(4);
    await expect.poll(() => half.count()).toBeGreaterThan(4);
    expect(await switches.isVisible()).toBe(isNarrow);
    expect(await faultsInBothThemes(page)).toEqual([]);
    // Not of the first game, which may start, nor a row's outermost line, which may leave as the even line moves.
    const middle = page
      .locator('main .row')
      .nth(1)
      .locator('.is-firstHalf .asian-line')
      .nth(1)
      .locator('.cell')
      .first();
    const chosen = page.locator(`main [data-market="${await middle.getAttribute('data-market')}"]`);
    await chosen.click();
    await expect.poll(() => chosen.getAttribute('aria-pressed')).toBe('true');
    await page.reload();
    if (isNarrow) await switches.getByRole('button', { name: 'First half' }).click();
    await expect.poll(() => chosen.getAttribute('aria-pressed')).toBe('true');
    expect(problems()).toEqual([]);
  },
);

it.each([1366, 390])(
  '[DSP-7, DSP-8] a page looks as chosen from its first paint and moves no more, and each row begins with a price in sight, at %i px',
  async (width) => {
    const tab = await open({ width, touch: width < 1024 });
    const { page } = tab;
    await page.goto(`${host.address}/en/display`);
    const parts = ['Page', 'Lists of games'].map((name) => page.getByRole('region', { name }));
    for (const part of parts) {
      const switches = part.getByRole('switch');
      await switches.first().waitFor();
      for (const each of await switches.all()) await each.click();
    }
    for (const kind of ['upcoming games', 'games in play'])
      await page.getByRole('combobox', { name: `Rows of ${kind} begin with` }).selectOption('the handicap');
    await page.getByRole('combobox', { name: 'Text size' }).selectOption('Very large');
    if (width >= 1024)
      for (const name of ['Sports beside the page', 'Coupon beside the page'])
        await page.getByRole('combobox', { name }).selectOption('Collapsed');
    await watchShifts(page);
    for (const path of ['/en', '/en/live', '/en/line/1']) {
      await page.goto(`${host.address}${path}`);
      await page.locator('main .row.starts-handicap').first().waitFor();
      await page.locator('main .board[aria-busy="true"]').waitFor({ state: 'detached' });
      const found = await page.evaluate(() => ({
        look: document.documentElement.dataset['look'],
        hidden: [...document.querySelectorAll('main .row')].filter(
          (row) => row.querySelector('[data-market]')?.getClientRects().length === 0,
        ).length,
      }));
      expect(found, path).toMatchObject({ hidden: 0 });
      expect(found.look, path).toContain('larger compact light sports-only');
      expect(await shiftOf(page), path).toBeLessThan(MAX_SHIFT);
    }
    expect(tab.problems()).toEqual([]);
  },
);

it('[LIN-118] a list at 1920 px has two more kinds of markets in each row, at once in their place, and a narrower one neither has nor asks for them', async () => {
  const { page, problems } = await open({ width: 1920, height: 1080 });
  const streams: string[] = [];
  page.on('request', (request) => streams.push(decodeURIComponent(request.url())));
  const asksForMore = (): boolean => streams.some((url) => /[=,]wide(?:[,&]|$)/.test(url));
  await watchShifts(page);
  const yes = page.getByRole('button', { name: 'Both teams score: Yes' });
  await page.goto(`${host.address}/en/live/1`);
  await expect.poll(() => yes.count(), { timeout: 60_000 }).toBeGreaterThan(4);
  await page.getByText('Double chance').first().waitFor();
  expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
  expect(asksForMore()).toBe(true);
  await yes.and(page.locator(':not([aria-disabled])')).first().click();
  await expect.poll(() => page.locator('main .is-beside [aria-pressed="true"]').count()).toBe(1);
  await page.goto(`${host.address}/en/display`);
  streams.length = 0;
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${host.address}/en/live/1`);
  await page.getByRole('button', { name: 'Filter', exact: true }).waitFor();
  await expect.poll(() => page.locator('main .row').count()).toBeGreaterThan(0);
  expect(await yes.count()).toBe(0);
  expect(asksForMore()).toBe(false);
  expect(problems()).toEqual([]);
}, 180_000);

it('[SCH-18] a phone keeps room for the balance of a player who was here, and gives it back to a guest', async () => {
  const tab = await open({ width: 390, height: 844, touch: true });
  const { page } = tab;
  await page.goto(`${host.address}/en/live`);
  const room = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('.head') ?? document.body, '::after').blockSize);
  expect(await room()).toBe('auto');
  await signIn(host.address, tab.context);
  await page.reload();
  const strip = page.locator('a.head-strip');
  await strip.waitFor();
  await watchShifts(page);
  for (const path of ['/en', '/en/live']) {
    await page.goto(`${host.address}${path}`);
    await strip.waitFor();
    await page.locator('main .board[aria-busy="true"]').waitFor({ state: 'detached' });
    expect(await shiftOf(page), path).toBeLessThan(MAX_SHIFT);
  }
  // The session has ended elsewhere.
  await tab.context.clearCookies();
  await page.reload();
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).waitFor();
  await expect.poll(room).toBe('auto');
  expect(tab.problems()).toEqual([]);
});

it('[DSP-3] a player’s choices appear on another device', async () => {
  const one = await open({ width: 1366 });
  await signIn(host.address, one.context);
  await one.page.goto(`${host.address}/en/display`);
  const saved = one.page.waitForResponse(
    (answer) => answer.url().includes('/web-api/user/preferences') && answer.request().method() === 'POST',
  );
  await one.page.getByRole('switch', { name: 'Game numbers' }).check();
  await saved;
  const other = await open({ width: 1366 });
  await other.context.addCookies(await one.context.cookies());
  await other.page.goto(`${host.address}/en/live`);
  const row = other.page.locator('main .row').first();
  await row.waitFor();
  await expect.poll(() => row.locator('.when-column small').count()).toBe(1);
});

it('[DSP-1] the sections beside a page collapse and open again', async () => {
  const { page } = await open({ width: 1366 });
  await page.goto(`${host.address}/en/live`);
  const main = page.locator('main');
  const before = (await main.boundingBox())?.width ?? 0;
  for (const name of ['Sports beside the page', 'Coupon beside the page'])
    await page.getByRole('button', { name }).click();
  await expect.poll(async () => (await main.boundingBox())?.width ?? 0).toBeGreaterThan(before + 300);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.reload();
  await page.getByRole('button', { name: 'Coupon beside the page' }).click();
  await page.getByRole('tab', { name: 'Coupon' }).waitFor();
});
