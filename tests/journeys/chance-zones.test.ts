/** The zones of games of chance: on the game's page, beside other pages, in a corner, above the list of games. */
import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { openPage, type Tab } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { DRAW_MS } from './shared-game.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile('--switch', 'hasCookiesPopup=false');
let tab: Tab | undefined;
afterEach(async () => {
  await tab?.close();
  tab = undefined;
});

const GAME = 'The 21 every minute';
const PATH = '/en/slots/game/266/twenty-one';
const zone = (page: Page) => page.getByRole('region', { name: `Results: ${GAME}` });
/** A result has the cards of both sides. */
const cards = (page: Page) =>
  zone(page)
    .getByRole('group', { name: /^Draw \d+$/ })
    .getByText(/ of (?:spades|hearts|diamonds|clubs)$/);

it('[MDA-9, MDA-10, CSN-11, CSN-12, CSN-13] a guest keeps the draws beside other pages and in a corner, and goes to the game to bet', async () => {
  tab = await openPage({ width: 1366, reducedMotion: true });
  const { page } = tab;
  await page.goto(host.address + PATH);
  // The first draw of an operator that has just started.
  await cards(page).first().waitFor({ timeout: DRAW_MS });
  expect(await cards(page).count()).toBeGreaterThanOrEqual(4);
  expect(await faults(page)).toEqual([]);
  await zone(page).getByRole('button', { name: 'Show beside other pages' }).click();
  await page.goto(`${host.address}/en/live`);
  await page
    .locator('aside.rail')
    .getByRole('region', { name: `Results: ${GAME}` })
    .waitFor();
  await cards(page).first().waitFor();
  expect(await faults(page)).toEqual([]);
  expect(await faultsInOtherTheme(page)).toEqual([]);
  await zone(page).getByRole('button', { name: 'Keep in a corner of the page' }).click();
  await expect
    .poll(() =>
      page
        .locator('aside.rail')
        .getByRole('region', { name: `Results: ${GAME}` })
        .count(),
    )
    .toBe(0);
  await zone(page).waitFor();
  // Over pages, with the script that is there.
  await page.getByRole('navigation').getByRole('link', { name: 'Results' }).first().click();
  await page.waitForURL('**/results**');
  await zone(page).waitFor();
  await page.reload();
  await page
    .locator('aside.rail')
    .getByRole('region', { name: `Results: ${GAME}` })
    .waitFor();
  await zone(page).getByRole('link', { name: 'Open the game to bet' }).click();
  await page.getByRole('button', { name: 'Play for fun' }).click();
  await page.frameLocator('iframe').getByRole('button', { name: 'Blue 21', exact: true }).waitFor();
  await zone(page).waitFor();
  expect(tab.problems()).toEqual([]);
}, 240_000);

it('[MDA-9, MDA-10] on a phone a zone above the list of games goes into a corner and is closed there', async () => {
  tab = await openPage({ width: 390, height: 844, touch: true, theme: 'dark', reducedMotion: true });
  const { page } = tab;
  await page.goto(`${host.address}/en/tvgames`);
  await page.getByRole('combobox', { name: 'Show results of' }).selectOption({ label: GAME });
  await cards(page).first().waitFor({ timeout: DRAW_MS });
  expect(await faults(page)).toEqual([]);
  await zone(page).getByRole('button', { name: 'Keep in a corner of the page' }).click();
  await page.locator('.media-side.is-corner').waitFor();
  await page.getByRole('link', { name: 'Live' }).first().click();
  await page.waitForURL('**/live');
  // The list of games, which says where the draws are, stays until the next page is there.
  await page.locator('.media-side.is-page').waitFor({ state: 'detached' });
  await zone(page).waitFor();
  expect(await faults(page)).toEqual([]);
  await zone(page).getByRole('button', { name: 'Close the results' }).click();
  await expect.poll(() => zone(page).count()).toBe(0);
  expect(tab.problems()).toEqual([]);
}, 240_000);
