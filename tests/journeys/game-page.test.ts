/** The page of a game: its bar, the way to other games in play, pinned markets, and line-ups. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { MAX_SHIFT, shiftOf, watchShifts } from '../browser/layout-shift.ts';
import { openPage } from '../browser/page.ts';
import { untilStill } from '../browser/still.ts';
import { hostOfFile } from './host-of-file.ts';
import { enter, OPEN_PRICE, openBoard } from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

// Held, so that no game ends and no group of markets goes meanwhile.
const host = hostOfFile('--switch', 'isLineHeld');

const bar = (page: Page): Locator => page.getByRole('navigation', { name: 'On this page' });
const titles = (page: Page): Locator => page.locator('main .market-title button');
const way = (page: Page, name: string): Locator => bar(page).getByRole('button', { name, exact: true });

/** Opens the first game of football in play, with its markets and its tracker. */
async function openGame(page: Page): Promise<void> {
  await openBoard(page, `${host.address}/en/live/1`);
  await page.locator('main .row-game').first().click();
  await page.locator(`main .market-group ${OPEN_PRICE}`).first().waitFor();
  await page.getByRole('region', { name: 'Match tracker' }).getByRole('slider').waitFor();
  await untilStill(page);
}

/** The address of a match on the board that has line-ups and a goal. */
async function matchWithGoals(page: Page): Promise<string> {
  const rows = page.locator('main .row-game').filter({ hasText: /[1-9]/ });
  for (const row of await rows.all()) {
    const path = (await row.getAttribute('href')) ?? '';
    const scores = await row.locator('.side-score').allInnerTexts();
    const answer = await fetch(`${host.address}/media-api/v1/games/${path.split('/').at(-1)}/lineups`);
    const { lineups } = (await answer.json()) as { readonly lineups: object | null };
    if (lineups !== null && scores.some((score) => Number(score) > 0)) return path;
  }
  throw new Error('no match in play has line-ups and a goal');
}

it.each([1, 2, 3, 10])(
  '[LIN-236, DSP-19] at 1366 × 768 the first prices of a game in play of sport %i are in sight, below a low scoreboard and beside the live view',
  async (sportId) => {
    const tab = await openPage({ height: 768, width: 1366 });
    const { page } = tab;
    await openBoard(page, `${host.address}/en/live/${sportId}`);
    const row = page.locator('main .row').filter({ has: page.locator(OPEN_PRICE) });
    const path = await row.first().locator('.row-game').getAttribute('href');
    await watchShifts(page);
    await page.goto(`${host.address}${path}`);
    const prices = page.locator('main .market-group').first().locator(OPEN_PRICE);
    const tracker = page.getByRole('region', { name: 'Match tracker' });
    await tracker.getByRole('slider').waitFor();
    await untilStill(page);
    const [price, view, board] = await Promise.all(
      [prices.first(), tracker, page.locator('.scoreboard')].map((each) => each.boundingBox()),
    );
    expect(board?.height).toBeLessThanOrEqual(150);
    expect((price?.y ?? Infinity) + (price?.height ?? 0)).toBeLessThan(600);
    expect(view?.x).toBeGreaterThan((price?.x ?? Infinity) + (price?.width ?? 0));
    expect(view?.y).toBeLessThan(price?.y ?? 0);
    expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
    expect(await faults(page)).toEqual([]);
    // The keyboard comes to the markets before the live view.
    await page.locator('.scoreboard a').last().focus();
    const within = page.locator('.game-main:focus-within, .game-side:focus-within');
    for (let stops = 0; stops < 10 && (await within.count()) === 0; stops += 1) await page.keyboard.press('Tab');
    expect(await within.getAttribute('class')).toBe('game-main');
    // Stays in sight, below the bar.
    await page.evaluate(() => scrollTo(0, 400));
    await bar(page).waitFor();
    const strip = await page.locator('.game-bar').boundingBox();
    const top = (await tracker.boundingBox())?.y;
    expect(top).toBeGreaterThanOrEqual((strip?.y ?? Infinity) + (strip?.height ?? 0));
    expect(top).toBeLessThan(200);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
);

it('[LIN-236, STT-8] the table beside the markets fits there, with its form', async () => {
  const tab = await openPage({ height: 768, width: 1366, theme: 'dark' });
  const { page } = tab;
  await openGame(page);
  await page.getByText('Table, form and head to head').click();
  const table = page.getByRole('region', { name: /^Table: / });
  await table.getByRole('row').nth(1).waitFor();
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await faults(page)).toEqual([]);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

describe.each([1366, 390])('at %i px', (width) => {
  it('[LIN-222] a bar has the score while the scoreboard is out of sight, and leads to the parts of the page', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await watchShifts(page);
    await openGame(page);
    expect(await bar(page).count()).toBe(0);
    const before = await shiftOf(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await bar(page).waitFor();
    const [home, score] = await Promise.all([
      page.locator('main h1 .is-home bdi').innerText(),
      page.locator('.scoreboard-score').innerText(),
    ]);
    const text = await page.locator('.game-bar').innerText();
    expect(text).toContain(home);
    expect(text.replaceAll(/\s/g, '')).toContain(score.replaceAll(/\s/g, ''));
    await expect.poll(() => way(page, 'Markets').getAttribute('aria-current')).toBe('location');
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);

    const box = await page.locator('.game-bar').boundingBox();
    const head = await page.locator('header.head').boundingBox();
    expect(box?.y).toBeCloseTo((head?.y ?? 0) + (head?.height ?? 0), 0);
    if (width < 1024)
      for (const button of await page.locator('.game-bar button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await way(page, 'Statistics').press('Enter');
    const part = page.getByRole('group', { name: 'Statistics', exact: true });
    await expect.poll(() => part.evaluate((element) => document.activeElement === element)).toBe(true);
    expect(await part.locator('details[open]').count()).toBe(1);
    // Below the header and the bar, in sight.
    const top = (await part.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0) - 1);
    expect(top).toBeLessThan(width < 1024 ? 300 : 900);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await way(page, 'Tracker').click();
    await expect
      .poll(() =>
        page
          .getByRole('group', { name: 'Tracker', exact: true })
          .evaluate((element) => document.activeElement === element),
      )
      .toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await bar(page).waitFor({ state: 'detached' });
    expect((await shiftOf(page)) - before).toBeLessThan(MAX_SHIFT);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[LIN-223] from a game in play a list leads to another one of its sport, by keyboard as well', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await openGame(page);
    const first = page.url();
    const others = page.getByRole('button', { name: 'Other live games' }).first();
    const list = page.getByRole('dialog', { name: 'Other live games' });
    await others.press('Enter');
    await list.getByRole('link', { name: /.+/ }).nth(1).waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
    expect(await others.evaluate((element) => document.activeElement === element)).toBe(true);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await bar(page).waitFor();
    await page.locator('.game-bar').getByRole('button', { name: 'Other live games' }).click();
    const other = list.locator('a:not([aria-current])').first();
    const path = await other.getAttribute('href');
    const home = await other.locator('.side-name').first().innerText();
    await other.press('Enter');
    await page.waitForURL(`**${path}`);
    await list.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('main h1 .is-home bdi').innerText()).toBe(home);
    await page.goBack();
    await page.waitForURL(first);
    await others.press('Enter');
    await list
      .getByRole('button', { name: /^Add .* to several games$/ })
      .first()
      .press('Space');
    await list.getByRole('link', { name: 'Several games on one page (2)' }).press('Enter');
    await page.waitForURL(/\/en\/multi\?games=\d+,\d+$/);
    await expect.poll(() => page.getByRole('button', { name: /^Remove / }).count()).toBe(2);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[FAV-10] a guest pins a group of markets by keyboard: it stands first there, keeps the focus, and stands first in another game', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await openGame(page);
    const star = page.getByRole('button', { name: 'Favourite: Odd or even' });
    expect(await titles(page).first().innerText()).not.toBe('Odd or even');
    await star.press('Enter');
    await expect.poll(() => titles(page).first().innerText()).toBe('Odd or even');
    expect(await star.getAttribute('aria-pressed')).toBe('true');
    expect(await star.evaluate((element) => document.activeElement === element)).toBe(true);
    if (width < 1024) expect((await star.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    await openBoard(page, `${host.address}/en/live/1`);
    await page.locator('main .row-game').nth(1).click();
    await expect.poll(() => titles(page).first().innerText()).toBe('Odd or even');
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('[MVW-6] the line-ups of a match are a way of the bar, on a pitch and as lists, and name the players of its goals', async () => {
    const tab = await openPage({ width, touch: width < 1024, reducedMotion: true });
    const { page } = tab;
    await openBoard(page, `${host.address}/en/live/1`);
    await page.goto(`${host.address}${await matchWithGoals(page)}`);
    await page.locator(`main .market-group ${OPEN_PRICE}`).first().waitFor();
    await page.getByRole('region', { name: 'Match tracker' }).getByRole('slider').waitFor();
    await untilStill(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await way(page, 'Line-ups').click();
    const part = page.getByRole('group', { name: 'Line-ups', exact: true });
    const lists = part.getByRole('list', { name: 'Starting line-up' });
    await lists.nth(1).waitFor();
    expect(await lists.first().getByRole('listitem').count()).toBe(11);
    expect(await lists.nth(1).getByRole('listitem').count()).toBe(11);
    expect(await part.locator('.lineups-spot').count()).toBe(22);
    const score = (await page.locator('.scoreboard-score').innerText()).match(/\d+/g) ?? [];
    const goals = score.reduce((sum, each) => sum + Number(each), 0);
    await expect.poll(() => part.getByText('Goal', { exact: true }).count()).toBe(goals);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    // No player stands on another one.
    const boxes = await part
      .locator('.lineups-spot > b')
      .evaluateAll((spots) => spots.map((spot) => spot.getBoundingClientRect().toJSON() as DOMRect));
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.width);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

it('[FAV-10] a guest’s pin goes to the account at sign-in, and is there after a reload', async () => {
  const tab = await openPage({ width: 1366 });
  const { page } = tab;
  await openGame(page);
  await page.getByRole('button', { name: 'Favourite: Odd or even' }).click();
  await expect.poll(() => titles(page).first().innerText()).toBe('Odd or even');
  await enter(page, page.url());
  await expect.poll(() => titles(page).first().innerText()).toBe('Odd or even');
  // The copy on the device goes once the account has it.
  await expect
    .poll(() => page.evaluate((name) => localStorage.getItem(name), DEVICE_STORAGE.favourites.name))
    .toBeNull();
  await page.reload();
  await expect.poll(() => titles(page).first().innerText()).toBe('Odd or even');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
