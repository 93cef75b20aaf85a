/** A virtual race in the browser: runners, a win bet and a forecast in the ordinary coupon, the run, settled bets. */
import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, balance, enter, newBet, place, stake, untilBalance } from './player.ts';
import { faultsInBothThemes } from './sound.ts';

/** A race every 36 seconds, over within 8; ten are open. */
const host = hostOfFile('--speed', '5');
const RACE_MS = 90_000;
const RUNNERS = 'Runners and prices';

/** Opens the page of virtual sports with a race that starts after the next two. */
async function openRaces(page: Page): Promise<void> {
  await page.goto(`${host.address}/en/virtualsports`);
  await page.getByRole('group', { name: 'Next races' }).getByRole('button').nth(2).click();
  await page.getByRole('table', { name: RUNNERS }).waitFor();
}

describe.each([1366, 390])('virtual sports at %i px', (width) => {
  it(
    '[VRT-4, VRT-5, VRT-9, RCE-5, LIN-122] a player bets on a winner and a forecast in the ordinary coupon, checks a draw, watches the run and finds both bets settled',
    async () => {
      const tab = await openPage({ width, touch: width < 1024, theme: width < 1024 ? 'dark' : 'light' });
      const { page } = tab;
      await enter(page, `${host.address}/en/live`);
      const start = await balance(page);
      await openRaces(page);
      expect(await faultsInBothThemes(page)).toEqual([]);

      await page
        .getByRole('button', { name: / to win/ })
        .first()
        .press('Enter');
      await stake(page, '1,50');
      await place(page);
      const win = await accepted(page);
      await newBet(page);
      await page.getByRole('combobox', { name: 'First place' }).selectOption('1');
      await page.getByRole('combobox', { name: 'Second place' }).selectOption('2');
      await page.getByRole('button', { name: /^Forecast: first two in order: 1\. / }).press('Enter');
      await stake(page, '1');
      await place(page);
      const forecast = await accepted(page);
      await newBet(page);
      await untilBalance(page, start - 250);

      // A race that is over is drawn again in the browser.
      await page
        .getByRole('button', { name: /^Check the draw of / })
        .first()
        .press('Enter');
      await page.getByText('The seed and the chances fit the commitment.').waitFor();
      await page.getByText('The seed gives this order.').waitFor();

      // The next race of the course, whichever it is, is run above the prices.
      await page.locator('.lane-runner').first().waitFor({ timeout: RACE_MS });
      await page.getByRole('heading', { name: /^Running now: Virtual Ashgrove Park, race \d+$/ }).waitFor();
      expect(
        await page
          .locator('.lane-runner')
          .first()
          .evaluate((runner) => runner.getAnimations().length),
      ).toBe(1);

      for (const [number, what] of [
        [win, /^To win the race/],
        [forecast, /^Forecast: first two in order/],
      ] as const) {
        await page.goto(`${host.address}/en/office/history/${number}`);
        const main = page.locator('main');
        await main.getByText(what).first().waitFor();
        await main
          .getByText(/^Virtual Ashgrove Park, race \d+$/)
          .first()
          .waitFor();
        await main
          .getByText(/^(Won|Lost)$/)
          .first()
          .waitFor({ timeout: 8 * RACE_MS });
      }
      expect(tab.problems()).toEqual([]);
      await tab.close();
    },
    12 * RACE_MS,
  );
});

describe('virtual sports', () => {
  it(
    '[VRT-5, VRT-6] with reduced motion nothing moves, and the rules state the margin of each market',
    async () => {
      const tab = await openPage({ width: 390, reducedMotion: true });
      const { page } = tab;
      await openRaces(page);
      await page.getByText('How the races work').click();
      await page.getByRole('row', { name: /^Tricast: first three in order 20% 83\.33%$/ }).waitFor();
      expect(await faultsInBothThemes(page)).toEqual([]);
      await page
        .getByText(/^1\) no\. \d+ /)
        .first()
        .waitFor({ timeout: RACE_MS });
      expect(await page.locator('.lane-runner').count()).toBe(0);
      expect(tab.problems()).toEqual([]);
      await tab.close();
    },
    3 * RACE_MS,
  );

  it('[VRT-7, VRT-8] virtual football has the ordinary list, and the page of a race its runners', async () => {
    const tab = await openPage({ width: 1366 });
    const { page } = tab;
    await page.goto(`${host.address}/en/virtualsports`);
    await page.getByRole('button', { name: 'Football', exact: true }).click();
    await page.locator('main .row .cell[data-market]').first().waitFor();
    expect(await page.locator('main .row').first().innerText()).toContain('(virtual)');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.goto(`${host.address}/en/line/210/210001`);
    await page.locator('main .row a').last().click();
    await page.getByRole('table', { name: RUNNERS }).waitFor();
    await page.getByRole('combobox', { name: 'Third place' }).waitFor();
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
