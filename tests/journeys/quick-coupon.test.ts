/** The quick bet on a phone: from a price to a placed bet without opening the coupon. */
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { untilStill } from '../browser/still.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, balance, choose, enter, newBet, OPEN_PRICE, untilBalance } from './player.ts';
import { faultsInBothThemes } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

it('[QCN-1, QCN-2, QCN-4] a tap on a price shows the quick bet, which places it; outside the sports pages it is hidden', async () => {
  const tab = await openPage({ width: 390, theme: 'dark', touch: true });
  const { page } = tab;
  await enter(page, `${host.address}/en/line/1`);
  const start = await balance(page);
  const quick = page.getByRole('region', { name: 'Quick bet' });
  expect(await quick.count()).toBe(0);
  await choose(page, 1, true);
  await quick.waitFor();
  await untilStill(page);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await quick.getByRole('textbox', { name: /^Stake/ }).fill('1,50');
  await quick.getByRole('button', { name: 'Place bet of €1.50' }).click();
  // The coupon opens itself.
  await page.getByRole('dialog', { name: 'Coupon' }).waitFor();
  await accepted(page);
  await untilBalance(page, start - 150);
  await newBet(page);
  expect(await quick.count()).toBe(0);

  await choose(page, 1, true);
  await quick.waitFor();
  await quick.getByRole('button', { name: 'Hide the quick bet' }).click();
  await quick.waitFor({ state: 'detached' });
  await page.locator('main .row').nth(5).locator(OPEN_PRICE).first().click();
  await quick.getByText('2 selections').waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Responsible gaming', exact: true }).click();
  await page.locator('main h1').waitFor();
  await quick.waitFor({ state: 'detached' });
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
