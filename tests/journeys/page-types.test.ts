/** Page types that are boards: prices in the bytes of the page, the theme, and the ways to them. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { MAX_SHIFT, shiftOf, watchShifts } from '../browser/layout-shift.ts';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

it.each([
  { width: 1366, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const)(
  '[NAV-42, NAV-43, SCH-12] leagues, top games and cyber sport are boards with prices before any script, in their theme, at $width px',
  async (look) => {
    const tab = await openPage({ ...look, touch: look.width < 1024 });
    const { page } = tab;
    await watchShifts(page);
    for (const [path, theme] of [
      ['/epl', 'epl'],
      ['/laliga', 'laliga'],
      ['/europaleague', 'europaleague'],
      ['/ipl', 'ipl'],
      ['/topgame', undefined],
      ['/cyber', 'cyber'],
      ['/cyber/dota-2', 'cyber'],
      ['/cyber/main', 'cyber'],
      ['/cyber/dashboard', 'cyber'],
      ['/cyber/dota-2/40003', 'cyber'],
    ] as const) {
      await expect
        .poll(async () => (await fetch(`${host.address}/en${path}`)).text(), { message: path })
        .toMatch(/data-market/);
      await page.goto(`${host.address}/en${path}`);
      await page.locator('main [data-market]').first().waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['special'])).toBe(theme);
      expect(await faults(page), path).toEqual([]);
      expect(await faultsInOtherTheme(page), path).toEqual([]);
      expect(await shiftOf(page), path).toBeLessThan(MAX_SHIFT);
    }
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
  240_000,
);

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it.each([
  { width: 1366, theme: 'dark' },
  { width: 390, height: 844, theme: 'light' },
] as const)(
  '[NAV-43, NAV-44, SCH-12] lists of cyber sport and the other page types are pages of the site with ways on, at $width px',
  async (look) => {
    const tab = await openPage({ ...look, touch: look.width < 1024 });
    const { page } = tab;
    for (const [path, theme, heading] of [
      ['/cyber/disciplines', 'cyber', 'Esports disciplines'],
      ['/cyber/champs', 'cyber', 'Esports competitions'],
      ['/champ', 'champ', 'Championships'],
      ['/team', undefined, 'Teams and players'],
      ['/betsonyour', undefined, 'Your teams and games'],
      ['/ufc', undefined, 'UFC and mixed martial arts'],
      ['/marble', undefined, 'Marble races'],
      ['/politics', undefined, 'Politics'],
    ] as const) {
      await page.goto(`${host.address}/en${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.locator('main [data-market], main .sport-card, main .empty').first().waitFor();
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['special'])).toBe(theme);
      expect(await faults(page), path).toEqual([]);
      expect(await faultsInOtherTheme(page), path).toEqual([]);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
    // Each kind has games of its own, which say that they are simulated.
    await page.locator('main [data-market]').first().waitFor();
    await page.locator('main a.row-game').last().click();
    await page.getByRole('heading', { level: 1, name: /^Ruritania\. Parliament \(simulated\), election/ }).waitFor();
    await page.getByRole('region', { name: 'The count' }).waitFor();
    await page
      .getByRole('button', { name: /^Civic Renewal/ })
      .first()
      .waitFor();
    expect(await faults(page), 'an election').toEqual([]);
    expect(await faultsInOtherTheme(page), 'an election').toEqual([]);
    expect(await overflow(page), 'an election').toBeLessThanOrEqual(0);
    await page.goto(`${host.address}/en/marble`);
    await page.getByRole('main').getByRole('link', { name: 'Watch the races' }).click();
    await page.waitForURL('**/en/virtualsports?sport=marbles');
    await page.locator('main .marble').first().waitFor();
    expect(await faults(page), 'marbles').toEqual([]);
    expect(await faultsInOtherTheme(page), 'marbles').toEqual([]);
    expect(await overflow(page), 'marbles').toBeLessThanOrEqual(0);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
  120_000,
);

it.each([1366, 390])(
  '[NAV-44, FAV-11] a starred team brings its games with prices to the page of own games, at %i px',
  async (width) => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await page.goto(`${host.address}/en/betsonyour`);
    await page.getByRole('main').getByRole('link', { name: 'Choose teams' }).click();
    await page.waitForURL('**/en/team');
    const card = page.locator('main .sport-card').first();
    const team = await card.locator('.sport-name').innerText();
    await card.click();
    await page.waitForURL(/\/en\/team\?team=\d+$/);
    await page.getByRole('heading', { level: 1, name: team }).waitFor();
    await page.locator('main [data-market]').first().waitFor();
    const game = await page.locator('main a.row-game').first().getAttribute('href');
    await page
      .getByRole('main')
      .getByRole('button', { name: `Favourite: ${team}`, exact: true })
      .click();
    await page.goto(`${host.address}/en/betsonyour`);
    await page.locator(`main a.row-game[href="${game ?? ''}"]`).waitFor();
    await page.locator('main [data-market]').first().waitFor();
    expect(await faults(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
  60_000,
);

it('[NAV-43] the pages of cyber sport lead to each other, to a discipline, a competition and a game', async () => {
  const tab = await openPage({ width: 1366 });
  const { page } = tab;
  await page.goto(`${host.address}/en/cyber`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Competitions', exact: true }).click();
  await page.waitForURL('**/en/cyber/champs');
  await main.locator('.sport-card').first().click();
  await page.waitForURL(/\/en\/cyber\/[a-z0-9-]+\/\d+$/);
  await page.locator('main [data-market]').first().waitFor();
  await main.getByRole('navigation', { name: 'Where you are' }).getByRole('link').last().click();
  await page.waitForURL(/\/en\/cyber\/[a-z0-9-]+$/);
  await main.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await page.waitForURL('**/en/cyber/dashboard');
  await main.getByRole('link', { name: /^Coming up/ }).click();
  await page.waitForURL('**/en/cyber/dashboard/line');
  await page.locator('main a.row-game').first().click();
  await page.waitForURL(/\/en\/line\/40\/\d+\/\d+$/);
  await page.goto(page.url().replace(/\/line\/40\//, '/cyber/any/'));
  await page.locator('.scoreboard').waitFor();
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset['special'])).toBe('cyber');
  expect(tab.problems()).toEqual([]);
  await tab.close();
}, 60_000);

it('[NAV-42] the top competitions lead to a league’s page, and the chips of cyber sport to its games', async () => {
  const tab = await openPage({ width: 1366 });
  const { page } = tab;
  await page.goto(`${host.address}/en`);
  await page
    .locator('.tree')
    .getByRole('link', { name: /^Premier League/ })
    .first()
    .click();
  await page.waitForURL('**/en/epl');
  await page.getByRole('heading', { level: 1, name: /Premier League/ }).waitFor();
  await page.locator('main [data-market]').first().waitFor();
  await page.goto(`${host.address}/en/cyber`);
  const chip = page.getByRole('main').getByRole('link', { name: /^Dota 2/ });
  await chip.first().click();
  await page.waitForURL('**/en/cyber/dota-2');
  await page.getByRole('heading', { level: 1, name: 'Dota 2' }).waitFor();
  for (const name of await page.locator('main .champ-name').allTextContents()) expect(name).toMatch(/^Dota 2/);
  await page.locator('main .way').first().click();
  await page.waitForURL(/\/en\/cyber\/(?:live|line)$/);
  await page.locator('main .row').first().waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
