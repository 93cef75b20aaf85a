/** A boosted price from the home page to the history: bet on at that price, up to its largest stake. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, balance, coupon, enter, place, stake, untilBalance } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');
const MAX_STAKE = 25;

async function block(page: Page): Promise<Locator> {
  const found = page.getByRole('region', { name: 'Boosted prices' });
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return found.count();
    })
    .toBe(1);
  return found;
}

describe.each([
  [1366, 'light'],
  [390, 'dark'],
] as const)('a boosted price at %d px in the %s theme', (width, theme) => {
  it('[BST-3] [BST-5] [BST-6] is bet on from the home page, up to its maximum, and named in receipt and history', async () => {
    const tab = await openPage({ width, theme, touch: width < 1024 });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    const start = await balance(page);
    const boosts = await block(page);
    const row = boosts.getByRole('listitem').first();
    const ordinary = Number(await row.locator('s').innerText());
    const cell = row.locator('.cell');
    const boosted = await cell.locator('.cell-price').innerText();
    expect(Number(boosted)).toBeGreaterThan(ordinary);
    expect(await faults(page, 'section[aria-labelledby="boosts-title"]')).toEqual([]);
    await cell.click();
    const panel = await coupon(page);
    await panel.getByText('Boosted price', { exact: true }).waitFor();
    await stake(page, String(MAX_STAKE + 1));
    await panel.getByText(/^The maximum stake for this bet is €2[05]\.00/).waitFor();
    await stake(page, '10');
    await place(page);
    await accepted(page);
    expect(await panel.innerText()).toContain('Boosted price');
    expect(await panel.innerText()).toContain((10 * Number(boosted)).toFixed(2));
    await untilBalance(page, start - 1_000);
    await page.goto(`${host.address}/en/office/history`);
    await page
      .locator('main')
      .getByText(/Boosted price/)
      .first()
      .waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
