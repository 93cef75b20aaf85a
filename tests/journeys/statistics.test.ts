/** Statistics, results, the history of a price and several games, on the real site. */
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { greatLeague } from './player.ts';
import { faults, faultsInOtherTheme } from './sound.ts';

// Held, so that no game of the page of several games ends meanwhile.
const host = hostOfFile('--switch', 'isLineHeld');

const overflow = (page: Awaited<ReturnType<typeof openPage>>['page']): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

it.each([1366, 390])(
  '[STT-2, STT-4, STT-7, STT-19, STT-20] at %i px a form mark and a result lead to the game, a competition and a team have their pages',
  async (width) => {
    const tab = await openPage({ width });
    const { page } = tab;
    const [, , , sport = '', league = ''] = (await greatLeague(host.address)).split('/');
    await page.goto(`${host.address}/en/statistic?competition=${league}`);
    const table = page.getByRole('table').first();
    await expect.poll(() => table.getByRole('rowheader').count()).toBeGreaterThan(5);
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const mark = table.getByRole('listitem').getByRole('link').first();
    const [, score = ''] = /(\d+:\d+)/.exec((await mark.getAttribute('aria-label')) ?? '') ?? [];
    expect(score).not.toBe('');
    await mark.click();
    const sides = page.getByRole('heading', { level: 1 });
    await expect
      .poll(() => sides.textContent())
      .toMatch(new RegExp(`${score}|${score.split(':').toReversed().join(':')}`));

    await page.goto(`${host.address}/en/line/${sport}/${league}`);
    const ways = page.getByRole('navigation', { name: 'Pages of this competition' });
    await ways.getByRole('link', { name: 'Table' }).click();
    const side = page.getByRole('table').first().getByRole('rowheader').first();
    const name = (await side.textContent()) ?? '';
    await side.getByRole('link').click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    const team = page.getByRole('region', { name: 'Form and place in the table' });
    await team.getByRole('rowheader', { name }).waitFor();
    await expect
      .poll(() => team.getByRole('list', { name: 'Latest results' }).getByRole('listitem').count())
      .toBeGreaterThan(5);
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const address = page.url();
    await page.getByRole('main').locator('.row-game').first().click();
    await page.getByRole('link', { name, exact: true }).click();
    await page.waitForURL(address);

    await page.goto(`${host.address}/en/statistic?competition=${league}`);
    await ways.getByRole('link', { name: 'Results' }).click();
    const day = page.getByLabel('Day');
    await day.waitFor();
    // A day of the league without games says so; a day of its calendar has them.
    const results = page.getByRole('list', { name: 'Results found' });
    for (let ago = 0; ago < 8 && (await results.count()) === 0; ago += 1) {
      const before = new Date(Date.parse(`${await day.inputValue()}T00:00:00Z`) - 86_400_000)
        .toISOString()
        .slice(0, 10);
      await day.fill(before);
      await expect.poll(() => new URL(page.url()).searchParams.get('day')).toBe(before);
      await page.getByText('No results for this choice').or(results).first().waitFor();
    }
    expect(await results.getByRole('listitem').count()).toBeGreaterThan(0);
    expect(await faults(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.reload();
    await results.getByRole('listitem').first().waitFor();
    await results.getByRole('link').first().click();
    await page.getByText('Full time').first().waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
);

it.each([1366, 390])(
  '[STT-10, STT-18, LIN-220] at %i px a price has its history, and several games their order',
  async (width) => {
    const tab = await openPage({ width });
    const { page } = tab;
    await page.goto(`${host.address}/en/live`);
    await page.getByRole('main').getByRole('link', { name: 'Several games' }).click();
    await page.waitForURL('**/en/multi');
    const add = page.getByLabel('Add a game');
    await expect.poll(() => add.getByRole('option').count()).toBeGreaterThan(3);
    for (const count of [1, 2]) {
      await add.selectOption({ index: 1 });
      await expect.poll(() => page.getByRole('button', { name: /^Remove / }).count()).toBe(count);
    }
    const games = new URL(page.url()).searchParams.get('games')?.split(',');
    expect(games).toHaveLength(2);
    await page.locator('main [data-market]').first().waitFor();
    await page
      .getByRole('button', { name: /^Move .* back$/ })
      .first()
      .click();
    await expect.poll(() => new URL(page.url()).searchParams.get('games')).toBe(games?.toReversed().join());
    const focused = (): Promise<string | null> =>
      page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null);
    await expect.poll(focused).toMatch(/^Move /);
    await page.reload();
    await expect.poll(() => page.getByRole('button', { name: /^Remove / }).count()).toBe(2);
    await page.locator('main [data-market]').first().waitFor();
    expect(await faults(page)).toEqual([]);
    expect(await faultsInOtherTheme(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Price history' }).first().click();
    const shown = page.getByRole('dialog', { name: /^Price history: / });
    await expect.poll(() => shown.getByRole('definition').count()).toBe(4);
    await shown.getByRole('button', { name: 'Show the chart' }).click();
    const chart = shown.getByRole('slider', { name: /^Price of / });
    await chart.locator('canvas').waitFor();
    await expect.poll(() => chart.evaluate((slider) => slider === document.activeElement)).toBe(true);
    expect(await faults(page)).toEqual([]);
    const valueText = (): Promise<string | null> => chart.getAttribute('aria-valuetext');
    const reading = chart.getByText(/\d\d:\d\d/);
    const opening = (await shown.getByRole('definition').first().locator('b').textContent()) ?? '';
    await chart.focus();
    await page.keyboard.press('Home');
    await expect.poll(valueText).toMatch(new RegExp(`^(?:not offered|${opening}), .*\\d\\d:\\d\\d`));
    const first = await valueText();
    await page.keyboard.press('ArrowRight');
    await expect.poll(valueText).not.toBe(first);
    expect(await reading.textContent()).toBe((await valueText())?.replace(', ', ' '));
    expect(await faults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => reading.count()).toBe(0);
    expect(await shown.isVisible()).toBe(true);
    await chart.hover({ position: { x: 120, y: 120 } });
    await expect.poll(() => reading.count()).toBe(1);
    await page.mouse.move(1, 1);
    await expect.poll(() => reading.count()).toBe(0);
    await page.keyboard.press('Escape');
    await shown.waitFor({ state: 'detached' });
    const remove = page.getByRole('button', { name: /^Remove / });
    await remove.last().press('Enter');
    await expect.poll(() => remove.count()).toBe(1);
    await expect.poll(focused).toMatch(/^Remove /);
    await remove.press('Enter');
    await expect.poll(() => add.evaluate((list) => list === document.activeElement)).toBe(true);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
);
