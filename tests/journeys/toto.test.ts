/** Toto in the browser: a coupon is filled in, survives a reload, and is bought, on a desktop and on a phone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { balance, enter, untilBalance } from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile();

const games = (page: Page) => page.getByRole('group', { name: /^Game \d+: / });
const pressed = (page: Page) => page.locator('main .toto-mark[aria-pressed="true"]').count();

async function openDraw(page: Page, path = '/en/toto'): Promise<void> {
  await page.goto(`${host.address}${path}`);
  await games(page).nth(14).waitFor();
}

describe('toto', () => {
  it.each([
    [1366, 'light'],
    [390, 'dark'],
  ] as const)(
    '[TOC-5, TOC-7, TOC-10, TOC-11, TOC-13] a coupon keeps its marks over a reload and is bought, %d px',
    async (width, theme) => {
      const tab = await openPage({ width, theme });
      const { page } = tab;
      await enter(page, `${host.address}/en`);
      const start = await balance(page);
      await openDraw(page);
      await page.getByText('Columns of simulated players').waitFor();
      expect(await faults(page)).toEqual([]);
      expect(await faultsInOtherTheme(page)).toEqual([]);

      await page.getByRole('button', { name: 'Favourites' }).click();
      await expect.poll(() => pressed(page)).toBe(15);
      await games(page).first().locator('[aria-pressed="false"]').first().click();
      await expect.poll(() => pressed(page)).toBe(16);
      await page.getByRole('textbox', { name: 'Stake per column, EUR' }).fill('600');
      await page.getByRole('alert').filter({ hasText: 'Enter an amount from €0.10 to €250.00.' }).waitFor();
      await page.getByRole('textbox', { name: 'Stake per column, EUR' }).fill('0.50');

      await page.reload();
      await games(page).nth(14).waitFor();
      await expect.poll(() => pressed(page)).toBe(16);
      await page
        .getByRole('definition')
        .filter({ hasText: /^€1\.00$/ })
        .waitFor();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('button', { name: 'Buy the coupon' }).click();
      const reported = page.getByText(/^You have bought coupon \w+\.$/);
      await reported.waitFor();
      const [, id = ''] = /Coupon (\w+) is/.exec(await reported.innerText()) ?? [];
      await untilBalance(page, start - 100);
      await expect.poll(() => pressed(page)).toBe(0);
      await page.getByRole('article', { name: `Coupon ${id}` }).waitFor();
      expect(await faults(page)).toEqual([]);

      await page.locator('main').getByRole('status').getByRole('link', { name: 'My coupons' }).click();
      await page.getByRole('article', { name: `Coupon ${id}` }).waitFor();
      expect(await faults(page)).toEqual([]);
      await page
        .getByRole('article', { name: `Coupon ${id}` })
        .getByRole('link', { name: /^Draw \d+$/ })
        .click();
      await page.getByRole('region', { name: 'My coupons of this draw' }).getByText(`Coupon ${id}`).waitFor();
      expect(tab.problems()).toEqual([]);
      await tab.close();
    },
    120_000,
  );

  it('[TOC-3, TOC-11] buttons of results are large on a phone, and a coupon is filled in by keyboard', async () => {
    const tab = await openPage({ width: 390, touch: true });
    const { page } = tab;
    await openDraw(page);
    const sizes = await page
      .locator('main .toto-mark')
      .evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
      );
    expect(sizes).toHaveLength(45);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'Random' }).press('Enter');
    await expect.poll(() => pressed(page)).toBe(15);
    await page.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect.poll(() => pressed(page)).toBe(0);
    await games(page).first().getByRole('button').first().press('Space');
    await expect.poll(() => pressed(page)).toBe(1);
    await page.getByRole('link', { name: 'Log in to buy' }).waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[TOC-7] a purchase whose answer is lost is asked for again after a reload, and makes one coupon', async () => {
    const tab = await openPage({ width: 390, expected: [/net::ERR_FAILED/] });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    const start = await balance(page);
    await openDraw(page);
    await page.getByRole('button', { name: 'Random' }).click();
    await page.route(/\/toto\/football\/coupons$/, async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Buy the coupon' }).click();
    await page.getByText(/^The connection was lost before the answer came/).waitFor();
    await page.unrouteAll();
    await page.reload();
    await page.getByRole('button', { name: 'Ask again' }).click();
    await page.getByText(/^You have bought coupon \w+\.$/).waitFor();
    await untilBalance(page, start - 10);
    await page.getByRole('region', { name: 'My coupons of this draw' }).getByRole('article').first().waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[TOC-12, TOC-13, TOC-14] lists and rules have their pages in both sections', async () => {
    const tab = await openPage({ width: 390, theme: 'dark', expected: [/draws\/12\b/] });
    const { page } = tab;
    await page.goto(`${host.address}/en/toto/hockey`);
    await page.getByRole('heading', { name: 'Toto: Ice hockey' }).waitFor();
    await page.getByText('How toto works').click();
    await page.getByText(/^Simulated players take part in every draw/).waitFor();
    await page.getByRole('link', { name: 'Football', exact: true }).click();
    await games(page).nth(14).waitFor();
    await page.getByRole('link', { name: 'All draws' }).click();
    await page.getByRole('table', { name: 'Draws' }).getByRole('link').first().waitFor();
    expect(await faults(page)).toEqual([]);
    await page.getByRole('navigation', { name: 'Toto pages' }).getByRole('link', { name: 'Non-winners' }).click();
    await page.getByText('Log in to see your coupons').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.goto(`${host.address}/en/toto/football/draw/12`);
    await page.getByText('There is no such draw').waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
