/** Popular bets: what players have bet on, for a visitor on the home page and in the empty coupon. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { arrive } from './coupon-player.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, choose, coupon, openBoard, place, stake } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

const section = async (page: Page): Promise<Locator> => {
  const panel = await coupon(page);
  await panel.getByText('Popular bets', { exact: true }).click();
  return panel.locator('.ready-part[open]');
};
const toEnd = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

it('[POP-3] where nothing has been bet, the coupon says so and the home page has no list', async () => {
  const tab = await openPage();
  const { page } = tab;
  const asked = page.waitForResponse((response) => response.url().includes('/bet-api/v1/popular'));
  await openBoard(page, `${host.address}/en`);
  await toEnd(page);
  await asked;
  expect(await page.getByRole('heading', { name: 'Popular bets' }).count()).toBe(0);
  await (await section(page)).getByText('No bets to show for the last 24 hours.').waitFor();
  expect(await faults(page, '.ready')).toEqual([]);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

/** A player has bet on a selection: its market, and the price of the bet. */
async function bet(): Promise<{ readonly market: string; readonly price: string }> {
  const { page, close } = await openPage();
  await arrive(page, host);
  await choose(page, 1, true);
  const cell = page.locator('main .cell[aria-pressed="true"]');
  const market = (await cell.getAttribute('data-market')) ?? '';
  const price = await cell.locator('.cell-price').innerText();
  await stake(page, '2');
  await place(page);
  await accepted(page);
  await close();
  return { market, price };
}

describe.each([
  [1366, 'light'],
  [390, 'dark'],
] as const)('after a bet, at %d px in the %s theme', (width, theme) => {
  it('[POP-2] [POP-3] the selection is listed with its count and its price, and goes into the coupon', async () => {
    const { market, price } = await bet();
    const tab = await openPage({ width, theme, touch: width < 1024 });
    const { page } = tab;
    await openBoard(page, `${host.address}/en`);
    const block = page.getByRole('region', { name: 'Popular bets' });
    await expect
      .poll(async () => {
        await toEnd(page);
        return block.count();
      })
      .toBe(1);
    await block
      .getByText(/^\d+ bets?$/)
      .first()
      .waitFor();
    expect(await faults(page, '.popular:last-of-type')).toEqual([]);
    const inCoupon = await section(page);
    const row = inCoupon.getByRole('listitem').filter({ has: page.locator(`.cell[data-market="${market}"]`) });
    await row.getByText(/^\d+ bets?$/).waitFor();
    expect(await faults(page, '.ready')).toEqual([]);
    expect(await row.locator('.cell-price').innerText()).toBe(price);
    await row.locator('.cell').click();
    await expect.poll(async () => (await coupon(page)).getByRole('button', { name: /^Remove / }).count()).toBe(1);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
