/** Page types that are boards: prices in the bytes of the page, the theme, and the ways to them. */
import { expect, it } from 'vitest';
import { MAX_SHIFT, shiftOf, watchShifts } from '../browser/layout-shift.ts';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

it.each([
  { width: 1366, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const)(
  '[NAV-42, FUR-12] leagues, top games and cyber sport are boards with prices before any script, in their theme, at $width px',
  async (look) => {
    const tab = await openPage({ ...look, touch: look.width < 1024 });
    const { page } = tab;
    await watchShifts(page);
    for (const [path, theme] of [
      ['/epl', 'epl'],
      ['/topgame', undefined],
      ['/cyber', 'cyber'],
      ['/cyber/dota-2', 'cyber'],
    ] as const) {
      await expect
        .poll(async () => (await fetch(`${host.address}/en${path}`)).text(), { message: path })
        .toMatch(/data-market/);
      await page.goto(`${host.address}/en${path}`);
      await page.locator('main [data-market]').first().waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['special'])).toBe(theme);
      expect(await faults(page), path).toEqual([]);
      expect(await faultsInOtherTheme(page), path).toEqual([]);
      expect(await shiftOf(page), path).toBeLessThan(MAX_SHIFT);
    }
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
);

it('[NAV-42] the top competitions lead to a league’s page, and the chips of cyber sport to its games', async () => {
  const tab = await openPage({ width: 1366 });
  const { page } = tab;
  await page.goto(`${host.address}/en`);
  await page
    .locator('.tree')
    .getByRole('link', { name: /^Premier League/ })
    .first()
    .click();
  await page.waitForURL('**/en/epl');
  await page.getByRole('heading', { level: 1, name: /Premier League/ }).waitFor();
  await page.locator('main [data-market]').first().waitFor();
  await page.goto(`${host.address}/en/cyber`);
  const chip = page.getByRole('main').getByRole('link', { name: /^Dota 2/ });
  await chip.first().click();
  await page.waitForURL('**/en/cyber/dota-2');
  await page.getByRole('heading', { level: 1, name: 'Dota 2' }).waitFor();
  for (const name of await page.locator('main .champ-name').allTextContents()) expect(name).toMatch(/^Dota 2/);
  await page.locator('main .way').first().click();
  await page.waitForURL(/\/en\/cyber\/(?:live|line)$/);
  await page.locator('main .row').first().waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
