/**
 * Search, favourites and cash-out by Tab, arrow keys, Enter and Space alone, in a wide window and in one that is zoomed
 * to 390 px. A press of a pointer anywhere fails the journey.
 */
import type { Locator, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, type Tab } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { activate, tabTo } from './keys.ts';
import { accepted, balance, enter, greatLeague, isPhone, openBoard, untilBalance } from './player.ts';

const host = hostOfFile('--switch', 'isLineHeld');
let tab: Tab | undefined;
afterEach(async () => {
  await tab?.close();
  tab = undefined;
});

async function openWithKeys(width: number): Promise<Page> {
  tab = await openPage({ width, reducedMotion: true });
  await tab.page.addInitScript(() =>
    addEventListener('pointerdown', () => (document.documentElement.dataset['pressed'] = ''), true),
  );
  return tab.page;
}

const bottomWay = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name });

async function expectKeysAlone(page: Page): Promise<void> {
  expect(await page.locator('html').getAttribute('data-pressed')).toBeNull();
  expect(tab?.problems()).toEqual([]);
}

describe.each([1366, 390])('at %i px, by keyboard alone', (width) => {
  it('[SRH-5, FAV-1, FAV-5] finds a team, opens its game, stars it, and takes the star back among the favourites', async () => {
    const page = await openWithKeys(width);
    await openBoard(page, `${host.address}/en/line/1`);
    // In a narrow window the field is in the menu, which is near the end of the page.
    if (isPhone(page)) {
      await tabTo(page, bottomWay(page, 'Menu'), 'Shift+Tab');
      await page.keyboard.press('Enter');
    }
    const input = page.getByRole('search').getByRole('searchbox');
    await tabTo(page, input);
    await page.keyboard.type('liverpol');
    const team = page.getByRole('region', { name: 'Teams and players' }).getByRole('link').first();
    await expect.poll(() => team.innerText()).toContain('Liverpool');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/en\/(?:line|live)\/1\/\d+\/\d+$/);
    await page.locator('main .scoreboard:not([aria-hidden])').waitFor();

    const star = page.locator('main .star[aria-pressed]').first();
    await activate(page, star);
    await expect.poll(() => star.getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${host.address}/en/favourites`);
    const starred = page.getByRole('region', { name: 'Games', exact: true }).locator('.row .star');
    await expect.poll(() => starred.count()).toBe(1);
    await activate(page, starred, 'Space');
    await expect.poll(() => starred.count()).toBe(0);
    await expectKeysAlone(page);
  });

  it('[CSO-6] places a bet and cashes it out whole', async () => {
    const page = await openWithKeys(width);
    await enter(page, `${host.address}/en/line/1`);
    await openBoard(page, `${host.address}${await greatLeague(host.address)}`);
    await activate(page, page.locator('main .row .cell:not(.is-locked):not(.is-empty):visible').nth(6));
    await page.locator('main .cell[aria-pressed="true"]').first().waitFor();
    await page.keyboard.press('Alt+c');
    const stake = page.getByRole('textbox', { name: /^Stake/ });
    await tabTo(page, stake);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('10');
    await activate(page, page.getByRole('button', { name: /^Place bet/ }));
    await accepted(page);
    await untilBalance(page, 9_000);

    if (isPhone(page)) {
      await page.keyboard.press('Escape');
      await tabTo(page, bottomWay(page, /My bets/), 'Shift+Tab');
      await page.keyboard.press('Enter');
    } else {
      // The tabs are one stop; arrow keys choose.
      await tabTo(page, page.locator('.rail').getByRole('tab', { selected: true }), 'Shift+Tab');
      await page.keyboard.press('ArrowRight');
    }
    const cashOut = page.getByRole('group', { name: /^Cash out bet/ });
    await activate(page, cashOut.getByRole('button', { name: /^Cash out/ }));
    await activate(page, cashOut.getByRole('button', { name: /^Cash out €/ }).last(), 'Space');
    await expect.poll(() => balance(page)).toBeGreaterThan(9_000);
    await expectKeysAlone(page);
  });
});
