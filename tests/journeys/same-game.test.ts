/** A same-game combo: two selections of one match become one bet, which is placed and found in the history. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { myBets } from './my-bets-panel.ts';
import {
  accepted,
  balance,
  coupon,
  enter,
  greatLeague,
  newBet,
  openBoard,
  place,
  stake,
  untilBalance,
} from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

/** A group of markets, by its exact name. */
const group = (page: Page, name: string): Locator =>
  page.locator('main .market-group', { has: page.getByRole('heading', { name, exact: true }) });

/** Opens a match in play whose result is still open: late in a match that is decided it has no price. */
async function openUndecided(page: Page): Promise<void> {
  await openBoard(page, `${host.address}/en/live/1`);
  const games = await page
    .locator('main a.row-game')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const game of games) {
    // One page after another.
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(host.address + game);
    // oxlint-disable-next-line no-await-in-loop
    await page.getByPlaceholder('Find a market').waitFor();
    // oxlint-disable-next-line no-await-in-loop
    if ((await group(page, 'Result').locator('.cell:not([aria-disabled])').count()) > 0) return;
  }
  throw new Error('no match in play has a price for its result');
}

it('[SGC-5] [SGC-7] two selections of one match are combined at a price of their own, and the bet is placed', async () => {
  const tab = await openPage();
  const { page } = tab;
  await enter(page, `${host.address}/en/live`);
  const start = await balance(page);
  await openBoard(page, `${host.address}${await greatLeague(host.address)}`);
  await page.locator('main .row a').nth(2).click();
  await page.getByPlaceholder('Find a market').waitFor();
  const marks = page.getByRole('main').getByRole('img', { name: 'Can be combined in one bet' });
  await marks.first().waitFor();
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
  const parts = shown.getByRole('list', { name: 'Selections of the combo' }).getByRole('listitem');
  await expect.poll(() => parts.count()).toBe(2);
  expect(await shown.innerText()).toContain(price);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

describe.each([1366, 390])('a player at %i px', (width) => {
  it('[SGC-1] [SGC-6] combines selections of a basketball match, and reads how the price was made', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await enter(page, `${host.address}/en/line/3`);
    const start = await balance(page);
    await openBoard(page, `${host.address}/en/line/3`);
    await page.locator('main .row a').first().click();
    await page.getByPlaceholder('Find a market').waitFor();
    await page.locator('main .cell[data-market]').first().click();
    await page
      .locator('main')
      .getByRole('button', { name: /^Over \d+\.5 / })
      .first()
      .click();
    const panel = await coupon(page);
    const offer = panel.getByRole('region', { name: 'Same-game combo' });
    await offer.getByText('How this price is made').click();
    await offer.getByText('All together, at fair odds').waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    await offer.getByRole('button', { name: /^Combine at / }).click();
    await offer.waitFor({ state: 'detached' });
    await stake(page, '2');
    await place(page);
    await accepted(page);
    await untilBalance(page, start - 200);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[LIN-221] follows the selections of a combo in play in My bets', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await enter(page, `${host.address}/en/live/1`);
    await openUndecided(page);
    await group(page, 'Result').locator('.cell:not([aria-disabled])').first().click();
    await group(page, 'Odd or even').locator('.cell:not([aria-disabled])').first().click();
    const panel = await coupon(page);
    const offer = panel.getByRole('region', { name: 'Same-game combo' });
    await offer.getByRole('button', { name: /^Combine at / }).click();
    await offer.waitFor({ state: 'detached' });
    await stake(page, '2');
    await place(page);
    await accepted(page);
    await newBet(page);
    const bets = await myBets(page);
    const parts = bets.getByRole('list', { name: 'Selections of the combo' });
    await expect.poll(() => parts.getByRole('listitem').count()).toBe(2);
    await parts
      .getByText(/Winning now|Losing now/)
      .first()
      .waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[SGC-1] [LIN-229] combines a result with corners, and follows the combo and a bet on corners alone in My bets', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await enter(page, `${host.address}/en/live/1`);
    await openUndecided(page);
    const corners = group(page, 'Total corners').getByRole('button', { name: /^Over \d/, disabled: false });
    await group(page, 'Result').locator('.cell:not([aria-disabled])').first().click();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Corners and cards/ })
      .click();
    await corners.nth(1).click();
    const panel = await coupon(page);
    const offer = panel.getByRole('region', { name: 'Same-game combo' });
    await offer.getByRole('button', { name: /^Combine at / }).click();
    await offer.waitFor({ state: 'detached' });
    await panel.getByText(/Total corners: Over \d/).waitFor();
    await stake(page, '2');
    await place(page);
    await accepted(page);
    await newBet(page);
    await corners.last().click();
    await coupon(page);
    await stake(page, '2');
    await place(page);
    await accepted(page);
    await newBet(page);
    const bets = await myBets(page);
    const parts = bets.getByRole('list', { name: 'Selections of the combo' });
    await expect.poll(() => parts.getByText(/corners?$/).count()).toBeGreaterThan(0);
    await expect.poll(() => bets.getByText(/^Needs \d+ more corners?$/).count()).toBe(2);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[LIN-208] [LIN-229] follows bets on cards in My bets: the cards so far, and what each bet still needs', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await enter(page, `${host.address}/en/live/1`);
    await openBoard(page, `${host.address}/en/live/1`);
    await page.locator('main .row a').first().click();
    await page.getByPlaceholder('Find a market').waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Corners and cards/ })
      .click();
    const cards = page.locator('main .market-group', { hasText: 'Total cards' }).first();
    for (const side of [/^Over \d/, /^Under \d/]) {
      await cards.getByRole('button', { name: side, disabled: false }).last().click();
      await coupon(page);
      await stake(page, '2');
      await place(page);
      await accepted(page);
      await newBet(page);
    }
    const bets = await myBets(page);
    await expect.poll(() => bets.getByText(/^Cards so far: \d+:\d+$/).count()).toBe(2);
    const [counted = '', home = '', away = ''] =
      /(\d+):(\d+)/.exec(
        await bets
          .getByText(/^Cards so far/)
          .first()
          .innerText(),
      ) ?? [];
    const line = async (side: string): Promise<number> =>
      Number(
        / (\d+(?:\.\d)?)/.exec(
          await bets
            .getByText(new RegExp(`^Total cards: ${side} `))
            .first()
            .innerText(),
        )?.[1],
      );
    expect(counted).not.toBe('');
    const over = Math.floor(await line('Over')) + 1 - Number(home) - Number(away);
    await bets.getByText(`Needs ${over} more card${over === 1 ? '' : 's'}`).waitFor();
    const spare = Math.ceil(await line('Under')) - 1 - Number(home) - Number(away);
    if (spare > 0) await bets.getByText(`Still wins after ${spare} more card${spare === 1 ? '' : 's'}`).waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
