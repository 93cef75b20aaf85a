/** A finished round is watched again from the player's history: dice at once, mines move by move. */
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { balance, enter } from './player.ts';
import { faults, faultsInFrame } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe.casino-frame');
const status = (page: Page) => frameOf(page).getByRole('status');
const RESULT = /You won|came back|No win/;

async function openForMoney(page: Page, address: string, title: string): Promise<void> {
  await page.goto(`${host.address}/en/slots/game/${address}`);
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Play for money' }).click();
  await frameOf(page).locator('.balance', { hasText: 'EUR' }).waitFor();
}

/** The link of the latest round of a game in the office's history. */
async function watchLatest(page: Page, title: string): Promise<void> {
  await page.goto(`${host.address}/en/office/casino/rounds`);
  const row = page.getByRole('row').filter({ has: page.getByRole('cell', { name: title, exact: true }) });
  await row
    .first()
    .getByRole('link', { name: /^Watch again/ })
    .press('Enter');
  await page.getByRole('heading', { level: 1, name: `${title}: watch the round again` }).waitFor();
  await frameOf(page).getByRole('button', { name: 'Show the round' }).waitFor();
}

describe.each([
  [1366, 'light'],
  [390, 'dark'],
] as const)('a finished round at %i px', (width, theme) => {
  it('[GSN-23, GSN-24, CSN-28, PRV-13] of dice is drawn again with the bet and the result that were paid, and moves no money', async () => {
    const tab = await openPage({ width, theme, reducedMotion: true });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    await openForMoney(page, '202/dice', 'Dice');
    await frameOf(page).getByRole('slider').fill('95');
    await frameOf(page).getByText('Over', { exact: false }).click();
    await frameOf(page).getByRole('textbox', { name: 'Stake' }).fill('2');
    await frameOf(page).getByRole('button', { name: 'Roll' }).press('Enter');
    await status(page).filter({ hasText: RESULT }).waitFor();
    const [reported, number] = [await status(page).innerText(), await frameOf(page).locator('.number').innerText()];
    await page.getByRole('button', { name: 'Close the game', exact: true }).click();
    const left = await balance(page);

    await watchLatest(page, 'Dice');
    // The address can be reloaded.
    await page.reload();
    const main = frameOf(page).locator('.main');
    await main.waitFor();
    expect(await frameOf(page).getByRole('slider').inputValue()).toBe('95');
    expect(await frameOf(page).getByRole('radio', { checked: true }).getAttribute('value')).toBe('over');
    expect(await frameOf(page).getByRole('textbox', { name: 'Stake' }).inputValue()).toBe('2.00');
    expect(await frameOf(page).locator('input:enabled').count()).toBe(0);
    await main.press('Enter');
    await status(page).filter({ hasText: reported }).waitFor();
    expect(await frameOf(page).locator('.number').innerText()).toBe(number);
    await main.filter({ hasText: 'Again' }).press('Enter');
    await status(page).filter({ hasText: reported }).waitFor();
    expect(await balance(page)).toBe(left);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInFrame(page)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Verify a round' }).press('Enter');
    await page.getByRole('textbox', { name: 'Record of the round' }).waitFor();
    await page.getByRole('link', { name: 'Watch again' }).press('Enter');
    await page.getByRole('main').getByRole('link', { name: 'All game rounds' }).press('Enter');
    await page.getByRole('cell', { name: 'Dice', exact: true }).waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[GSN-24, GSN-25, PRV-13] of mines is walked through move by move, and its cells can’t be opened', async () => {
    const tab = await openPage({ width, theme, reducedMotion: true });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    await openForMoney(page, '203/mines', 'Mines');
    const cell = (name: string) => frameOf(page).getByRole('button', { name, exact: true });
    const open = frameOf(page).getByRole('button', { name: /^Cell \d+, / });
    await frameOf(page).getByRole('combobox').selectOption('1');
    await frameOf(page).getByRole('button', { name: 'Start' }).press('Enter');
    const picked: string[] = [];
    for (const name of ['Cell 13', 'Cell 7']) {
      const now = frameOf(page).locator('.cell[aria-disabled="false"]');
      // A mine at the first cell ends the round.
      // oxlint-disable-next-line no-await-in-loop
      await now
        .first()
        .or(status(page).filter({ hasText: RESULT }))
        .first()
        .waitFor();
      // oxlint-disable-next-line no-await-in-loop
      if ((await now.count()) === 0) break;
      // oxlint-disable-next-line no-await-in-loop
      await cell(name).press('Enter');
      // oxlint-disable-next-line no-await-in-loop
      await cell(name).waitFor({ state: 'hidden' });
      picked.push(name);
    }
    const take = frameOf(page).getByRole('button', { name: /^Take / });
    if (await take.isVisible()) {
      await take.press('Enter');
      picked.push('take');
    }
    await status(page).filter({ hasText: RESULT }).waitFor();
    const reported = await status(page).innerText();
    const seen = await open.evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label')));

    await watchLatest(page, 'Mines');
    expect(await frameOf(page).getByRole('combobox').inputValue()).toBe('1');
    await frameOf(page).getByRole('button', { name: 'Show the round' }).press('Enter');
    for (const [at] of picked.entries()) {
      // oxlint-disable-next-line no-await-in-loop
      await frameOf(page).getByText(`Move ${at} of ${picked.length}`).waitFor();
      // oxlint-disable-next-line no-await-in-loop
      expect(await frameOf(page).locator('.cell:not([aria-disabled="true"])').count()).toBe(0);
      // oxlint-disable-next-line no-await-in-loop
      await frameOf(page).getByRole('button', { name: 'Next move' }).press('Enter');
    }
    await status(page).filter({ hasText: reported }).waitFor();
    expect(await open.evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label')))).toEqual(seen);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInFrame(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
