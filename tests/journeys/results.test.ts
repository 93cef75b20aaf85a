/** Results in play, by country and of favourites, on the real site. */
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { openBoard, shortFormat } from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

const host = hostOfFile('--speed', '60');

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it.each([1366, 390])(
  '[STT-12] results in play move with the games, those of today are below, and a sport can be chosen, at %i px',
  async (width) => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await page.goto(`${host.address}/en/results/live`);
    const inPlay = page.getByRole('region', { name: 'In play now' });
    await inPlay.getByRole('listitem').first().waitFor();
    const scores = async (): Promise<ReadonlyMap<string, string>> =>
      new Map(
        await inPlay
          .getByRole('listitem')
          .evaluateAll((rows) =>
            rows.map((row): [string, string] => [
              row.querySelector('a')?.getAttribute('href') ?? '',
              row.querySelector('b.number')?.textContent ?? '',
            ]),
          ),
      );
    const before = await scores();
    await expect
      .poll(async () => [...(await scores())].some(([game, score]) => before.has(game) && before.get(game) !== score))
      .toBe(true);
    const ended = page.getByRole('region', { name: 'Ended today' });
    await expect.poll(() => ended.getByRole('listitem').count()).toBeGreaterThan(0);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Tennis/ })
      .first()
      .click();
    await page.waitForURL('**/en/results/live?sport=4');
    await expect.poll(() => inPlay.getByRole('heading', { level: 3 }).count()).toBe(1);
    await ended.getByRole('listitem').getByRole('link').first().click();
    await page.getByText('Final score').first().waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
  90_000,
);

it.each([1366, 390])(
  '[STT-12, STT-16] Enter searches among the results of today, clearing brings all back, and a result leads to its game, at %i px',
  async (width) => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await page.goto(`${host.address}/en/results/live?sport=1`);
    const main = page.getByRole('main');
    const ended = page.getByRole('region', { name: 'Ended today' });
    const field = main.getByRole('searchbox', { name: 'Teams or players' });
    await ended.getByRole('listitem').first().waitFor();
    await field.fill('no such team');
    await field.press('Enter');
    await page.waitForURL(/\?sport=1&words=no\+such\+team$/);
    await main.getByText('Nothing matches “no such team” · Football.').waitFor();
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await main.getByRole('button', { name: 'Clear search and filters' }).click();
    await page.waitForURL(/\?sport=1$/);
    await ended.getByRole('listitem').first().waitFor();
    await page.getByRole('region', { name: 'In play now' }).getByRole('listitem').first().waitFor();
    const [side = ''] = (await ended.getByRole('listitem').getByRole('link').first().innerText()).split(' – ');
    await field.fill(side);
    await field.press('Enter');
    await page.waitForURL(/&words=/);
    const links = ended.getByRole('listitem').getByRole('link');
    await expect.poll(async () => (await links.allInnerTexts()).every((sides) => sides.includes(side))).toBe(true);
    await links.first().click();
    await page.getByText('Full time').or(page.getByText('Final score')).first().waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
  90_000,
);

it.each([1366, 390])(
  '[STT-13] results by country have a day, a search and the way to the game, and a reload keeps the choice, at %i px',
  async (width) => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await page.goto(`${host.address}/en/results`);
    // The form moves the ways when it arrives.
    await page.getByLabel('Day', { exact: true }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'By country' }).click();
    await page.waitForURL('**/en/results/zone');
    const countries = page.getByRole('navigation', { name: 'Countries' });
    const day = page.getByLabel('Day', { exact: true });
    await countries.waitFor();
    const yesterday = new Date(Date.parse(`${await day.inputValue()}T00:00:00Z`) - 86_400_000)
      .toISOString()
      .slice(0, 10);
    await day.fill(yesterday);
    await page.waitForURL(`**/en/results/zone?day=${yesterday}`);
    await page.getByRole('combobox', { name: 'Sport' }).selectOption('Football');
    await page.waitForURL(/&sport=1$/);
    await countries.getByRole('link', { name: /^England/ }).click();
    await page.waitForURL(/&country=GB-ENG$/);
    const heading = page.getByRole('heading', { level: 2 });
    await expect.poll(() => heading.allTextContents()).toContain('England');
    await page.reload();
    const england = page.getByRole('region', { name: 'England' });
    await england.getByRole('listitem').first().waitFor();
    expect(await england.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(0);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const [side = ''] = (await england.getByRole('listitem').getByRole('link').first().innerText()).split(' – ');
    await page.getByRole('searchbox', { name: 'Teams or players' }).fill(side);
    await page.getByRole('button', { name: 'Search', exact: true }).last().click();
    await page.waitForURL(/&words=/);
    const found = page
      .getByRole('main')
      .getByRole('listitem')
      .getByRole('link', { name: new RegExp(side) });
    await found.first().click();
    await page.getByText('Full time').first().waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
  90_000,
);

/** The ways to one result of today of each of two English competitions, `/live/1/1001/7`. */
async function twoResults(page: Page): Promise<readonly [string, string]> {
  await page.goto(`${host.address}/en/results/zone?sport=1&country=GB-ENG`);
  const links = page.getByRole('region', { name: 'England' }).getByRole('listitem').getByRole('link');
  await links.first().waitFor();
  const ways = await links.evaluateAll((list) =>
    list.map((link) => (link.getAttribute('href') ?? '').replace('/en/', '/')),
  );
  const champOf = (way: string): string => way.split('/')[3] ?? '';
  const [first = ''] = ways;
  return [first, ways.find((way) => champOf(way) !== champOf(first)) ?? ''];
}

it.each([1366, 390])(
  '[STT-23] a starred competition, a starred team and a starred game that ends have their results on one page, at %i px',
  async (width) => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    const main = page.getByRole('main');
    const filter = main.getByRole('button', { name: 'Favourites only' });
    const result = (way: string) => main.getByRole('listitem').locator(`a[href$="${way}"]`);
    await page.goto(`${host.address}/en/results?starred=1`);
    await main.getByText('Nothing starred yet').waitFor();

    const [ofCompetition, ofTeam] = await twoResults(page);
    const side = (await result(ofTeam).innerText()).split(' – ')[0] ?? '';
    await page.goto(`${host.address}/en${ofCompetition.split('/').slice(0, 4).join('/')}`);
    await main
      .getByRole('button', { name: /^Favourite: / })
      .first()
      .click();
    await page.goto(`${host.address}/en/search?q=${encodeURIComponent(side)}`);
    await main
      .getByRole('button', { name: `Favourite: ${side}`, exact: true })
      .first()
      .click();
    // Held, so that the game is in play until it is starred.
    await host.turn({ isLineHeld: true });
    await openBoard(page, `${host.address}${(await shortFormat(host.address)).replace('/line/', '/live/')}`);
    const row = main.locator('.row').first();
    const ofGame = new URL((await row.getByRole('link').first().getAttribute('href')) ?? '', page.url()).pathname;
    await row.getByRole('button', { name: /^Favourite: / }).click();
    await host.turn({ isLineHeld: false });

    await page.goto(`${host.address}/en/favourites`);
    await main.getByRole('link', { name: 'Results of your favourites' }).click();
    await page.waitForURL('**/en/results?starred=1');
    for (const way of [ofCompetition, ofTeam, ofGame]) await result(way).waitFor();
    expect(await filter.getAttribute('aria-pressed')).toBe('true');
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await filter.click();
    await page.waitForURL('**/en/results');
    await expect.poll(() => filter.getAttribute('aria-pressed')).toBe('false');
    await page.goBack();
    await page.waitForURL('**/en/results?starred=1');
    await result(ofTeam).waitFor();
    await page.reload();
    for (const way of [ofCompetition, ofTeam, ofGame]) await result(way).waitFor();
    expect(await filter.getAttribute('aria-pressed')).toBe('true');
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
  90_000,
);

it.each([1366, 1024, 390])(
  '[STT-34] results begin in the upper half of the screen, and the form that loads above them moves nothing, at %i px',
  async (width) => {
    const height = 844;
    const tab = await openPage({ width, height, touch: width < 1024 });
    const { page } = tab;
    const topOf = async (): Promise<number> =>
      (await page.getByRole('main').getByRole('heading', { level: 2 }).first().boundingBox())?.y ?? Infinity;
    await page.goto(`${host.address}/en/results`, { waitUntil: 'commit' });
    await page.getByRole('main').getByRole('heading', { level: 2 }).first().waitFor();
    const before = await topOf();
    await page.getByLabel('Day', { exact: true }).waitFor();
    expect(Math.abs((await topOf()) - before)).toBeLessThanOrEqual(1);
    expect(await topOf()).toBeLessThan(height / 2);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await tab.close();
  },
  60_000,
);
