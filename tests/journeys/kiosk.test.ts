/** The site on an unattended screen. */
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { choose, enter } from './player.ts';

const host = hostOfFile('--kiosk', '--switch', 'isLineHeld');

it('[KSK-1, KSK-2] a visit that nobody continues is warned about, continues after a touch, and ends as a clean guest', async () => {
  // Calls under way are cut off by the minutes that pass at once, and by the end of the visit.
  const tab = await openPage({ expected: [/network-error|timeout|Failed to fetch/] });
  const { page } = tab;
  await page.clock.install();
  await enter(page, `${host.address}/en`);
  await choose(page, 1, true);
  await page.locator('#kiosk').waitFor({ state: 'attached' });
  const warning = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await page.clock.runFor(88_000);
  expect(await warning.isVisible()).toBe(false);
  await page.clock.runFor(4_000);
  await warning.waitFor();
  await warning.getByRole('button', { name: 'Continue' }).click();
  await page.clock.runFor(2_000);
  await warning.waitFor({ state: 'hidden' });
  await page.clock.runFor(112_000);
  await page.waitForURL((url) => !url.pathname.startsWith('/kiosk'));
  await page.getByRole('link', { name: 'Register' }).first().waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.filter(({ name }) => name === 'touchline_session')).toEqual([]);
  expect(await page.locator('main .cell[aria-pressed="true"]').count()).toBe(0);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[KSK-3, KSK-4, KSK-5] a touch fills the screen, an amount is typed on it, and nothing leads out of the site', async () => {
  const tab = await openPage();
  const { page } = tab;
  await page.addInitScript(() => {
    Element.prototype.requestFullscreen = function ask(): Promise<void> {
      this.setAttribute('data-asked', 'yes');
      return Promise.resolve();
    };
  });
  await enter(page, `${host.address}/en`);
  await choose(page, 1, true);
  const stake = page.locator('.rail-panel').getByRole('textbox', { name: /^Stake/ });
  await stake.fill('');
  const pad = page.getByRole('group', { name: 'Keys for the amount' });
  for (const key of ['1', '2', 'Decimal point', '5', '0'])
    await pad.getByRole('button', { name: key, exact: true }).click();
  expect(await stake.inputValue()).toBe('12.50');
  expect(await page.locator('html').getAttribute('data-asked')).toBe('yes');
  await pad.getByRole('button', { name: 'Erase' }).click();
  await page.locator('.rail-panel').getByRole('button', { name: 'Place bet of €12.50' }).waitFor();
  expect(await stake.evaluate((field) => field === document.activeElement)).toBe(true);
  const left = await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://elsewhere.example/';
    link.target = '_blank';
    document.body.append(link);
    const isFollowed = link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    const hasMenu = link.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    return { isFollowed, hasMenu, opened: window.open('/en') };
  });
  expect(left).toEqual({ isFollowed: false, hasMenu: false, opened: null });
  expect(page.context().pages()).toHaveLength(1);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
