/**
 * Search as people type: a nickname finds the team, Enter opens a page that can be shared, and recent searches come
 * back.
 */
import { expect, it } from 'vitest';

import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { openBoard } from './player.ts';
import { faultsInBothThemes } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

it('[SRH-2, SRH-4, SRH-5] a nickname with a typing error finds the team, by keyboard', async () => {
  const tab = await openPage();
  const { page } = tab;
  await page.goto(`${host.address}/en`);
  const input = page.getByRole('search').getByRole('searchbox');
  await input.click();
  await page.getByRole('region', { name: 'Top competitions' }).waitFor();
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await input.pressSequentially('man utd');
  const team = page.getByRole('region', { name: 'Teams and players' }).getByRole('link').first();
  await expect.poll(() => team.innerText()).toContain('Manchester United');
  expect(sent.filter((url) => url.includes('man'))).toEqual([]);
  await input.fill('liverpol');
  await expect.poll(() => team.innerText()).toContain('Liverpool');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await input.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/(?:line|live)\/1\/\d+\/\d+$/);
  await expect.poll(() => page.locator('main').innerText()).toContain('Liverpool');
  await input.fill('');
  await input.click();
  await page.getByRole('region', { name: 'Recent searches' }).getByRole('button', { name: 'Liverpool' }).waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it.each([1366, 390])('[SRH-7] a page of results can be shared and reloaded, in Russian at %i px', async (width) => {
  const tab = await openPage({ width, touch: width < 1024 });
  const { page } = tab;
  await page.goto(`${host.address}/ru/search?q=${encodeURIComponent('Ливерпуль')}`);
  const main = page.locator('main');
  await expect.poll(() => main.getByRole('link').first().innerText()).toContain('Ливерпуль');
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.reload();
  await expect.poll(() => main.getByRole('link').first().innerText()).toContain('Ливерпуль');
  // The English name and a short name of the competition find what is shown in Russian.
  await page.goto(`${host.address}/ru/search?q=liverpool`);
  await expect.poll(() => main.getByRole('link').first().innerText()).toContain('Ливерпуль');
  await page.goto(`${host.address}/ru/search?q=${encodeURIComponent('АПЛ')}`);
  await expect.poll(() => main.getByRole('link').first().innerText()).toContain('Премьер-лига');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[SRH-9] on a phone the button in the header gives the whole screen to the search; the back button returns to the page', async () => {
  const tab = await openPage({ width: 390, height: 844, theme: 'dark', touch: true });
  const { page } = tab;
  await openBoard(page, `${host.address}/en/live/1`);
  const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await button.click();
  const popular = dialog.getByRole('region', { name: 'Popular searches' }).getByRole('button');
  await expect.poll(() => popular.count()).toBe(8);
  const input = dialog.getByRole('searchbox');
  expect(await input.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await faultsInBothThemes(page, 'dialog')).toEqual([]);
  for (const leave of [() => page.goBack(), () => page.keyboard.press('Escape')]) {
    if ((await dialog.count()) === 0) await button.click();
    await leave();
    await dialog.waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(page.url()).toBe(`${host.address}/en/live/1`);
  }
  await button.click();
  await input.pressSequentially('liverpol');
  const team = dialog.getByRole('region', { name: 'Teams and players' }).getByRole('link').first();
  await expect.poll(() => team.innerText()).toContain('Liverpool');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/en\/search\?q=liverpol$/);
  await expect.poll(() => page.locator('main').getByRole('link').first().innerText()).toContain('Liverpool');
  await page.goBack();
  await page.waitForURL(/\/en\/live\/1$/);
  expect(await dialog.count()).toBe(0);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it.each([1366, 390])(
  '[SRH-8] at %i px the games that were opened come back after a reload, and can be cleared',
  async (width) => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await openBoard(page, `${host.address}/en/live/1`);
    const rows = page.locator('main .row-game');
    const names: string[] = [];
    for (const at of [0, 1]) {
      const row = rows.nth(at);
      names.unshift(await row.locator('.side-name').first().innerText());
      await row.click();
      await page.locator('main .scoreboard:not([aria-hidden])').waitFor();
      await page.goBack();
      await rows.nth(1).waitFor();
    }
    await page.reload();
    await rows.nth(1).waitFor();
    if (width < 1024)
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('search').getByRole('searchbox').click();
    const list = page.getByRole('region', { name: 'Games you opened' });
    const links = list.getByRole('link');
    await expect.poll(() => links.count()).toBe(2);
    for (const [at, name] of names.entries()) expect(await links.nth(at).innerText()).toContain(name);
    expect(await links.first().innerText()).toMatch(/\d+:\d+/);
    expect(await faultsInBothThemes(page, '.search-results:not([hidden])')).toEqual([]);
    await list.getByRole('button', { name: 'Clear the games you opened' }).click();
    await list.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('tl.viewed'))).toBeNull();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
);
