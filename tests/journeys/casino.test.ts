/** The casino as a visitor and a player use it: find a game, play for fun and for money, verify a round. */
import { readFile } from 'node:fs/promises';
import type { FrameLocator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../adapters/sandbox/provider/catalogue.ts';
import { openPage } from '../browser/page.ts';
import { untilStill } from '../browser/still.ts';
import { hostOfFile } from './host-of-file.ts';
import { balance, enter } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile();

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe.casino-frame');
const status = (page: Page) => frameOf(page).getByRole('status');

async function openGame(page: Page, name: string, mode: 'Play for fun' | 'Play for money'): Promise<void> {
  await page.goto(`${host.address}/en/casino-lobby`);
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('button', { name: mode }).click();
  // The main button works once the session is open.
  await frameOf(page).locator('.controls .main[aria-disabled="false"]').waitFor();
}

/** Waits for the words that end a round. */
const untilPlayed = (page: Page): Promise<void> =>
  expect
    .poll(() => status(page).innerText())
    .toMatch(/won|came back|No win/)
    .then(() => undefined);

/**
 * The list of rounds in each language: all of it is within the window, and it is a table to assistive technology
 * [CSN-29].
 */
async function untilFits(page: Page): Promise<void> {
  for (const language of ['en', 'ru', 'de', 'ar']) {
    await page.goto(`${host.address}/${language}/office/casino/rounds`);
    const list = page.locator('.casino-table');
    await list.locator('tbody tr').first().waitFor();
    expect(await list.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const session = await page.context().newCDPSession(page);
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    const roles = nodes.map(({ role }): unknown => role?.value);
    for (const role of ['table', 'columnheader', 'row', 'cell']) expect(roles).toContain(role);
    await session.detach();
  }
  await page.goto(`${host.address}/en/office/casino/rounds`);
}

for (const width of [1366, 390]) {
  describe(`the casino at ${width} px`, () => {
    it('[CSN-1, CSN-2, CSN-3, CSN-34] has a lobby with search, sections and pictures, and says where there are no games', async () => {
      const tab = await openPage({ width });
      const { page } = tab;
      await page.goto(`${host.address}/en/casino-lobby`);
      await page.getByRole('heading', { level: 1, name: 'Casino' }).waitFor();
      const tiles = page.locator('main .tile');
      const listed = async (): Promise<number> =>
        new Set(
          await page.locator('main .tile-link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        ).size;
      await expect.poll(listed).toBe(CATALOGUE.length);
      expect(await page.locator('main .tile .tile-art').count()).toBe(await tiles.count());
      expect(await page.getByRole('region', { name: 'New', exact: true }).locator('.tile').count()).toBe(8);
      // Short shelves share a row where the page has room for them [CSN-34].
      const topOf = async (name: string): Promise<number | undefined> =>
        (await page.getByRole('region', { name, exact: true }).boundingBox())?.y;
      if (width > 1000) expect(await topOf('Poker')).toBe(await topOf('Live casino'));
      expect(await faults(page)).toEqual([]);
      await page.getByRole('searchbox', { name: 'Find a game' }).fill('RouLette');
      await expect.poll(() => tiles.count()).toBe(CATALOGUE.filter(({ id }) => id.includes('roulette')).length);
      await page.getByRole('searchbox', { name: 'Find a game' }).fill('no such game');
      await page.getByText('No game found').waitFor();
      await page.goto(`${host.address}/en/providers/unknown`);
      await page.getByText('No games here yet').waitFor();
      expect(tab.problems()).toEqual([]);
      await tab.close();
    });

    it('[CSN-16] finds the search and the filters again after a game, and its place after a choice', async () => {
      const tab = await openPage({ width });
      const { page } = tab;
      await page.goto(`${host.address}/en/slots`);
      await page.getByRole('combobox', { name: 'Feature' }).selectOption('Wild symbols');
      await page.getByRole('searchbox', { name: 'Find a game' }).fill('book');
      await page.waitForURL(/\/en\/slots\?words=book&feature=wilds$/);
      const results = page.locator('main .tile-link');
      await expect.poll(() => results.count()).toBe(1);
      await results.first().click();
      await page.getByRole('heading', { level: 1, name: 'Book of tides' }).waitFor();
      await page.goBack();
      await expect.poll(() => page.getByRole('searchbox', { name: 'Find a game' }).inputValue()).toBe('book');
      await expect.poll(() => results.count()).toBe(1);
      // No choice is a step to go back through.
      await page.goto(`${host.address}/en/casino-lobby`);
      await page.locator('main .tile').first().waitFor();
      const order = page.getByRole('combobox', { name: 'Order' });
      await page.evaluate(() => scrollTo(0, 60));
      await order.scrollIntoViewIfNeeded();
      const before = await page.evaluate(() => scrollY);
      await order.selectOption('A–Z');
      await page.waitForURL(/\/en\/casino-lobby\?order=title$/);
      await untilStill(page);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await page.goBack();
      await page.waitForURL(/\/en\/slots\?words=book&feature=wilds$/);
      expect(tab.problems()).toEqual([]);
      await tab.close();
    });

    it('[CSN-19, CSN-20, CSN-21, RMV-33] leads to games by part, provider and category, with pictures', async () => {
      const tab = await openPage({ width });
      const { page } = tab;
      const main = page.getByRole('main');
      const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
      await page.goto(`${host.address}/en/live-casino/roulette`);
      await heading('Live casino: Roulette').waitFor();
      await expect.poll(() => main.locator('.tile').count()).toBe(1);
      await page.goto(`${host.address}/en/slots`);
      await page
        .getByRole('navigation', { name: 'Choose within the section' })
        .getByRole('link', { name: 'Free spins' })
        .click();
      await heading('Slots: Free spins').waitFor();
      expect(await main.locator('.tile').count()).toBe(
        CATALOGUE.filter(({ features }) => features.includes('free-spins')).length,
      );
      expect(await faults(page)).toEqual([]);
      await page.goto(`${host.address}/en/slots/nothing`);
      await page.getByText('There is no such category here').waitFor();
      expect(await main.locator('.tile').count()).toBeGreaterThan(1);
      await page.goto(`${host.address}/en/casino-search`);
      await main.getByRole('link', { name: /^Keno/ }).waitFor();
      expect(await faults(page)).toEqual([]);
      await main.getByRole('link', { name: /^Keno/ }).click();
      await heading('Keno').waitFor();
      await page.goto(`${host.address}/en/providers`);
      await main.getByRole('link', { name: /^Touchline/ }).waitFor();
      expect(await faults(page)).toEqual([]);
      await main.getByRole('link', { name: /^Touchline/ }).click();
      await heading('Touchline').waitFor();
      await expect.poll(() => main.locator('.tile').count()).toBe(CATALOGUE.length);
      await page.goto(`${host.address}/en/allgamesentrance`);
      await expect.poll(() => main.locator('.doc-picture > svg').count()).toBe(CATALOGUE.length);
      expect(await faults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(tab.problems()).toEqual([]);
      await tab.close();
    });

    it('[CSN-9] gives games the width of the page, and opens the coupon as a sheet', async () => {
      const tab = await openPage({ width });
      const { page } = tab;
      await page.goto(`${host.address}/en/casino-lobby`);
      await page.locator('main .tile').first().waitFor();
      const main = await page.getByRole('main').boundingBox();
      expect(main?.width).toBeGreaterThan(width - 40);
      expect(await page.getByRole('navigation', { name: 'Sports and competitions' }).count()).toBe(0);
      await page.keyboard.press('Alt+C');
      const sheet = page.getByRole('dialog', { name: 'Coupon' });
      await sheet.getByText('Your coupon is empty').waitFor();
      expect(await faults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await sheet.waitFor({ state: 'detached' });
      expect(tab.problems()).toEqual([]);
      await tab.close();
    });

    it('[CSN-6, CSN-8] keeps a starred game in the lobby and in My casino, and orders the games', async () => {
      const tab = await openPage({ width });
      const { page } = tab;
      await page.goto(`${host.address}/en/my-casino`);
      await page.getByText('No favourite games yet').waitFor();
      await page.getByRole('main').getByRole('link', { name: 'All games' }).click();
      await page.getByRole('button', { name: 'Favourite: Mines' }).click();
      const starred = page.getByRole('region', { name: 'Favourite games' });
      await starred.getByRole('link', { name: 'Mines' }).waitFor();
      await page.getByRole('combobox', { name: 'Order' }).selectOption('A–Z');
      const first = page.locator('main .tile b').first();
      const titles = async (): Promise<readonly string[]> => page.locator('main .tile b').allInnerTexts();
      await expect.poll(titles).toEqual((await titles()).toSorted((one, other) => one.localeCompare(other)));
      await page.getByRole('combobox', { name: 'Return' }).selectOption('99 % or more');
      await expect.poll(() => page.locator('main .tile', { hasText: 'European roulette' }).count()).toBe(0);
      await first.waitFor();
      expect(await faults(page)).toEqual([]);
      await page.goto(`${host.address}/en/my-casino/favorites`);
      await page.getByRole('main').getByRole('link', { name: 'Mines' }).waitFor();
      expect(await faults(page)).toEqual([]);
      expect(tab.problems()).toEqual([]);
      await tab.close();
    });

    it('[GSN-1, GSN-2, GSN-8, CSN-5, CSN-29] a visitor plays dice for fun, reveals the seed and verifies the round', async () => {
      const tab = await openPage({ width });
      const { page } = tab;
      await openGame(page, 'Dice', 'Play for fun');
      const frame = frameOf(page);
      expect(await page.locator('iframe.casino-frame').getAttribute('sandbox')).toBe('allow-scripts');
      await expect.poll(() => frame.locator('.balance').innerText()).toBe('1000.00 EUR');
      await frame.getByRole('textbox', { name: 'Stake' }).fill('2');
      await frame.getByRole('button', { name: 'Roll' }).click();
      await untilPlayed(page);
      const isWon = (await status(page).innerText()).includes('won');
      await expect.poll(() => frame.locator('.balance').innerText()).toBe(isWon ? '1002.00 EUR' : '998.00 EUR');
      await page.getByText('Rounds of this visit').waitFor();
      expect(
        await page.locator('.casino-table').evaluate((box) => box.scrollWidth - box.clientWidth),
      ).toBeLessThanOrEqual(0);
      await frame.getByText('Seeds', { exact: true }).click();
      await frame.getByRole('button', { name: 'Reveal and change seeds' }).click();
      expect(await faults(page)).toEqual([]);
      await page.getByRole('link', { name: /^Verify the round/ }).click();
      // The seed is revealed by an answer of the provider.
      const record = page.getByRole('textbox', { name: 'Record of the round' });
      await expect.poll(() => record.inputValue()).toMatch(/"serverSeed": "[\da-f]{64}"/);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByText('This round is correct.').waitFor();
      expect(await faults(page)).toEqual([]);
      await record.fill((await record.inputValue()).replace(/"pays": \d+/, '"pays": 7'));
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByText('This round is not correct.').waitFor();
      expect(tab.problems()).toEqual([]);
      await tab.close();
    });

    it('[GWAL-9, GSN-6, CSN-4, CSN-10, CSN-25, CSN-29] a player stakes money at roulette with the keyboard, and the office lists the round, filters and saves it as a file', async () => {
      const tab = await openPage({ width, reducedMotion: true });
      const { page } = tab;
      await enter(page, `${host.address}/en`);
      const before = await balance(page);
      await openGame(page, 'European roulette', 'Play for money');
      const frame = frameOf(page);
      await frame.getByRole('textbox', { name: 'Stake' }).fill('1');
      await frame.getByRole('button', { name: 'Red', exact: true }).press('Enter');
      await frame.getByRole('button', { name: 'Red, chip 1.00 EUR' }).waitFor();
      await frame.getByRole('button', { name: 'Spin' }).press('Enter');
      await untilPlayed(page);
      const text = await status(page).innerText();
      const paid = Number(/([\d.]+) EUR/.exec(text)?.[1] ?? 0) * 100;
      await expect.poll(() => balance(page)).toBe(before - 100 + paid);
      await page.goto(`${host.address}/en/office/casino/rounds`);
      await page.getByRole('cell', { name: 'European roulette' }).waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Save as CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^rounds-\d{4}-\d\d-\d\d\.csv$/);
      expect(await readFile(await download.path(), 'utf8')).toContain(',European roulette,over,EUR,1.00,');
      expect(await faults(page)).toEqual([]);
      await untilFits(page);
      // The filter is in the address: a reload and Back keep the choice [CSN-25].
      await page.getByRole('combobox', { name: 'Game' }).selectOption('European roulette');
      await page.getByRole('cell', { name: 'European roulette' }).waitFor();
      await page.getByRole('button', { name: 'Unfinished' }).click();
      await page.getByText('No matching rounds').waitFor();
      expect(new URL(page.url()).search).toBe('?status=open&game=roulette');
      expect(await faults(page)).toEqual([]);
      await page.reload();
      await page.getByText('No matching rounds').waitFor();
      expect(await page.getByRole('button', { name: 'Unfinished' }).getAttribute('aria-pressed')).toBe('true');
      await page.goBack();
      await page.getByRole('cell', { name: 'European roulette' }).waitFor();
      await page.goForward();
      await page.getByText('No matching rounds').waitFor();
      await page.getByRole('button', { name: 'Show all rounds' }).last().click();
      await page.getByRole('cell', { name: 'European roulette' }).waitFor();
      expect(new URL(page.url()).search).toBe('');
      await page.goto(`${host.address}/en/my-casino`);
      await page
        .getByRole('region', { name: 'Recently played' })
        .getByRole('link', { name: 'European roulette' })
        .waitFor();
      expect(tab.problems()).toEqual([]);
      await tab.close();
    });
  });
}

describe('an unfinished round', () => {
  it('[GSN-9, MINE-5] of mines goes on after the page was left, with the same open cells', async () => {
    const tab = await openPage({ width: 390, reducedMotion: true, theme: 'dark' });
    const { page } = tab;
    await enter(page, `${host.address}/en`);
    for (let tries = 0; ; tries += 1) {
      await openGame(page, 'Mines', 'Play for money');
      await frameOf(page).getByLabel('Mines').selectOption('1');
      await frameOf(page).getByRole('button', { name: 'Start' }).click();
      await frameOf(page).getByRole('button', { name: 'Cell 1', exact: true }).click();
      await frameOf(page).locator('.cell.is-open, .cell.is-mine').first().waitFor();
      expect(await frameOf(page).locator('html.is-dark').count()).toBe(1);
      if ((await frameOf(page).locator('.cell.is-mine').count()) === 0) break;
      expect(tries).toBeLessThan(5);
    }
    await openGame(page, 'Mines', 'Play for money');
    await frameOf(page).getByRole('button', { name: 'Cell 1, safe' }).waitFor();
    await frameOf(page).getByRole('button', { name: /^Take/ }).click();
    await untilPlayed(page);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

it('[GSN-17, CSN-26] a game for money closes when the player stops everything, says why, and still shows its highest win', async () => {
  const tab = await openPage({ width: 1366, reducedMotion: true });
  const { page } = tab;
  await enter(page, `${host.address}/en`);
  await openGame(page, 'Dice', 'Play for money');
  await page.getByRole('button', { name: 'Stop', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Stop for 24 hours' });
  await asked.getByRole('button', { name: 'Stop for 24 hours' }).click();
  const stopped = page.getByRole('dialog', { name: 'Everything has stopped' });
  await stopped.getByRole('button', { name: 'Understood' }).click();
  await page.getByText('You have excluded yourself from play, so the game closed.').waitFor();
  expect(await page.locator('iframe.casino-frame').count()).toBe(0);
  const rules = page.getByRole('region', { name: 'Rules and return' });
  await rules.getByText('99× the stake · chance 1 in 100, exactly 1/100').waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[CSN-18] tiles say which games the rules do not allow', async () => {
  await host.turn({ jurisdiction: 'DE' });
  try {
    const tab = await openPage({ width: 390 });
    const { page } = tab;
    await page.goto(`${host.address}/en/casino-lobby`);
    await page
      .getByRole('link', { name: /^European roulette\s*Not available to you/ })
      .first()
      .waitFor();
    expect(await page.getByRole('link', { name: /^Dice\s*Not allowed/ }).count()).toBe(0);
    expect(await faults(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  } finally {
    await host.turn({ jurisdiction: 'default' });
  }
});
