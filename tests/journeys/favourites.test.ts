/** Favourites: starred as a guest, kept on the device, taken into the account, and there in every tab. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter, greatLeague, openBoard } from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

// Held, so that no starred game begins meanwhile.
const host = hostOfFile('--switch', 'isLineHeld');

const starred = (page: Page): Locator => page.locator('main .star[aria-pressed="true"]');
const storedCopy = (page: Page): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), DEVICE_STORAGE.favourites.name);
const names = async (page: Page): Promise<readonly string[]> =>
  (await page.locator('main .row .star').evaluateAll((stars) => stars.map((star) => star.ariaLabel ?? ''))).toSorted();

describe.each([1366, 390])('at %i px', (width) => {
  it('[FAV-1, FAV-5, FAV-6, FAV-7] a guest stars games and a competition, signs in, and keeps them', async () => {
    const tab = await openPage({ width });
    const { page } = tab;
    await openBoard(page, `${host.address}/en/line/1`);
    const chosen: string[] = [];
    for (const at of [0, 3]) {
      const star = page.locator('main .row .star').nth(at);
      chosen.push((await star.getAttribute('aria-label')) ?? '');
      // By keyboard, too.
      if (at === 0) await star.click();
      else await star.press('Enter');
    }
    await expect.poll(() => starred(page).count()).toBe(2);
    await page.goto(await greatLeague(host.address).then((path) => `${host.address}${path}`));
    await page.locator('main .screen-head .star').click();
    await page.locator('main .screen-head .star[aria-pressed="true"]').waitFor();

    await page.goto(`${host.address}/en/favourites`);
    const games = page.getByRole('region', { name: 'Games', exact: true });
    await expect.poll(() => games.locator('.row .star').count()).toBe(2);
    expect(await names(page)).toEqual(expect.arrayContaining(chosen));
    const competitions = page.getByRole('region', { name: 'Competitions' });
    await competitions.locator('.row').first().waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBeLessThanOrEqual(0);
    expect(await storedCopy(page)).toContain('"competition"');

    await enter(page, `${host.address}/en/favourites`);
    await expect.poll(() => games.locator('.row .star').count()).toBe(2);
    await expect.poll(() => storedCopy(page)).toBeNull();

    const other = await tab.another();
    await other.goto(`${host.address}/en/favourites`);
    const inOther = other.getByRole('region', { name: 'Games', exact: true });
    await expect.poll(() => inOther.locator('.row .star').count()).toBe(2);
    await games.locator('.row .star').first().click();
    await expect.poll(() => inOther.locator('.row .star').count()).toBe(1);
    await other.reload();
    await expect.poll(() => inOther.locator('.row .star').count()).toBe(1);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[FAV-8] a team starred on the page of its game, and one starred in the search, are listed with their next games', async () => {
    const tab = await openPage({ width });
    const { page } = tab;
    await openBoard(page, `${host.address}/en/line/1`);
    await page.locator('main .row-game').first().click();
    const team = page.locator('.scoreboard-team').first();
    const name = await team.locator('bdi').innerText();
    await team.locator('.star').click();
    await team.locator('.star[aria-pressed="true"]').waitFor();
    expect(await faults(page)).toEqual([]);
    await page.goto(`${host.address}/en/search?q=liverpool`);
    await page.locator('.hit-row .star').first().click();
    await page.locator('.hit-row .star[aria-pressed="true"]').waitFor();
    await page.goto(`${host.address}/en/favourites`);
    const listed = page.getByRole('region', { name, exact: true });
    await listed.locator('.row').first().waitFor();
    await expect
      .poll(() =>
        page
          .getByRole('region', { name: /^Liverpool/ })
          .locator('.row')
          .count(),
      )
      .toBeGreaterThan(0);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    await listed.getByRole('button', { name: `Favourite: ${name}`, exact: true }).click();
    await listed.waitFor({ state: 'detached' });
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});
