/** A same-game combo: two selections of one match become one bet, which is placed and found in the history. */
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, balance, coupon, enter, greatLeague, openBoard, place, stake, untilBalance } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

it('[SGC-5] two selections of one match are combined at a price of their own, and the bet is placed', async () => {
  const tab = await openPage();
  const { page } = tab;
  await enter(page, `${host.address}/en/live`);
  const start = await balance(page);
  await openBoard(page, `${host.address}${await greatLeague(host.address)}`);
  await page.locator('main .row a').nth(2).click();
  await page.getByPlaceholder('Find a market').waitFor();
  await page
    .getByRole('button', { name: /^Over 2\.5 / })
    .first()
    .click();
  await page.locator('main .cell[data-market]').first().click();
  const panel = await coupon(page);
  const offer = panel.getByRole('region', { name: 'Same-game combo' });
  await offer.getByText(/Multiplied: \d/).waitFor();
  expect(await faults(page)).toEqual([]);
  const price = (await offer.getByRole('button', { name: /^Combine at / }).innerText()).replace(/[^\d.]/g, '');
  await offer.getByRole('button', { name: /^Combine at / }).click();
  await offer.waitFor({ state: 'detached' });
  await panel.getByText(/Total: Over 2\.5/).waitFor();
  await stake(page, '2');
  await place(page);
  const number = await accepted(page);
  await untilBalance(page, start - 200);
  await page.goto(`${host.address}/en/office/history/${number}`);
  const shown = page.locator('main');
  await shown
    .getByText(/^Same-game combo: .+ \+ .+/)
    .first()
    .waitFor();
  expect(await shown.innerText()).toContain(price);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
