/** A guest's choices for boards, beside them, and for a game's page. */
import { afterEach, expect, it } from 'vitest';
import { MAX_SHIFT, shiftOf, watchShifts } from '../browser/layout-shift.ts';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { faultsInBothThemes } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');
const tabs: Tab[] = [];
const open = async (look: Parameters<typeof openPage>[0]): Promise<Tab> => {
  const tab = await openPage(look);
  tabs.push(tab);
  return tab;
};
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
});

it.each([
  { width: 1366, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const)(
  '[DSP-10, DSP-11] games in play are filtered beside the title, after a reload as well, at $width px',
  async (look) => {
    const { page, problems } = await open({ ...look, touch: look.width < 1024 });
    await page.goto(`${host.address}/en/live`);
    const filter = page.getByRole('main').getByRole('button', { name: /^Filter/ });
    await filter.click();
    const panel = page.getByRole('group', { name: 'Filter', exact: true });
    await panel.getByRole('button', { name: '1st period' }).click();
    await panel.getByRole('switch', { name: 'Only games with a video' }).check();
    expect(await faultsInBothThemes(page)).toEqual([]);
    const note = page.locator('main .board-note');
    await expect.poll(() => note.textContent()).toMatch(/1st period · Only games with a video \d+ of \d+/);
    const shown = await note.textContent();
    await page.keyboard.press('Escape');
    expect(await panel.isVisible()).toBe(false);
    await page.reload();
    await expect.poll(() => note.textContent()).toBe(shown);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.getByRole('button', { name: 'Show all' }).click();
    await note.waitFor({ state: 'detached' });
    expect(problems()).toEqual([]);
  },
);

it.each([
  { width: 1366, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const)(
  '[DSP-20, LIN-224] a board by time is one list by kick-off, with the competition above each row, after a reload as well, at $width px',
  async (look) => {
    const { page, problems } = await open({ ...look, touch: look.width < 1024 });
    await page.goto(`${host.address}/en/line/1`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Filter/ })
      .click();
    const order = page.getByRole('group', { name: 'Order of games' });
    await order.getByRole('button', { name: 'By time' }).click();
    const captions = page.locator('main .row-champ');
    await captions.first().waitFor();
    expect(await order.getByRole('button', { name: 'By time' }).getAttribute('aria-pressed')).toBe('true');
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.reload();
    await captions.first().waitFor();
    expect(await page.locator('main .group-head').count()).toBe(0);
    expect(new Set(await captions.allTextContents()).size).toBeGreaterThan(1);
    // The list gives each row its height before it is drawn; a caption has 20 px of it.
    const rows = await page.locator('main .virtual-item').evaluateAll((items) =>
      items.map((item) => ({
        given: Math.round(item.getBoundingClientRect().height),
        drawn: Math.round(item.firstElementChild?.getBoundingClientRect().height ?? 0),
      })),
    );
    const px = (look.width < 1024 ? 118 : 60) + 20;
    expect(new Set(rows.map(({ given, drawn }) => `${given} ${drawn}`))).toEqual(new Set([`${px} ${px}`]));
    const starts = await page
      .locator('main .row-game')
      .evaluateAll((rowsShown) => rowsShown.map((row) => row.querySelector('.when')?.textContent ?? ''));
    const today = starts.filter((text) => text.endsWith('Today'));
    expect(today.length).toBeGreaterThan(3);
    expect(today).toEqual(today.toSorted());
    expect(await faultsInBothThemes(page)).toEqual([]);
    expect(problems()).toEqual([]);
  },
);

it.each([
  { width: 1366, theme: 'light' },
  { width: 390, height: 844, theme: 'dark' },
] as const)(
  '[DSP-21] a board shows one country and one of its competitions, also on the way back from a game, until its page is left, at $width px',
  async (look) => {
    const { page, problems } = await open({ ...look, touch: look.width < 1024 });
    await page.goto(`${host.address}/en/line/1`);
    const filter = page.getByRole('main').getByRole('button', { name: /^Filter/ });
    await filter.click();
    const panel = page.getByRole('group', { name: 'Filter', exact: true });
    await panel.getByRole('combobox', { name: 'Country' }).selectOption('England');
    const champs = panel.getByRole('combobox', { name: 'Competition' });
    const [, champ = ''] = await champs.locator('option').allTextContents();
    await champs.selectOption(champ);
    const note = page.locator('main .board-note');
    await expect.poll(() => note.textContent()).toMatch(/^England · .+ \d+ of \d+/);
    expect(await note.textContent()).toContain(champ);
    expect(await faultsInBothThemes(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('main .group-head').count()).toBe(1);
    expect(await page.locator('main .group-head').textContent()).toContain(champ);
    await page.locator('main a.row-game').first().click();
    await page.getByPlaceholder('Find a market').waitFor();
    await page.goBack();
    await expect.poll(() => note.textContent()).toMatch(/^England · .+ \d+ of \d+/);
    expect(await page.locator('main .group-head').textContent()).toContain(champ);
    await page.reload();
    await expect.poll(() => page.locator('main .group-head').count()).toBeGreaterThan(1);
    expect(await note.count()).toBe(0);
    expect(problems()).toEqual([]);
  },
);

it('[DSP-22, DSP-8] on a phone the market of rows is changed above the list, which does not move, and stays after a reload', async () => {
  const { page, problems } = await open({ width: 390, height: 844, touch: true });
  await watchShifts(page);
  await page.goto(`${host.address}/en/live/1`);
  const chips = page.getByRole('group', { name: 'Market in rows' }).getByRole('button');
  await chips.first().waitFor();
  expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
  for (const height of await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().height)))
    expect(height).toBeGreaterThanOrEqual(44);
  const total = chips.filter({ hasText: 'Total' });
  // A game that is decided may have no result to show.
  const row = page.locator('main .row').filter({ has: page.locator('.is-result .cell[data-market]') });
  const shown = row.first().locator('.cells:visible').first();
  await expect.poll(() => shown.getAttribute('class')).toContain('is-result');
  await total.click();
  expect(await total.getAttribute('aria-pressed')).toBe('true');
  await expect.poll(() => shown.getAttribute('class')).toContain('is-total');
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.reload();
  await expect.poll(() => shown.getAttribute('class')).toContain('is-total');
  await expect.poll(() => total.getAttribute('aria-pressed')).toBe('true');
  // A wide list shows every kind.
  await page.setViewportSize({ width: 1366, height: 768 });
  expect(await chips.first().isVisible()).toBe(false);
  expect(problems()).toEqual([]);
});

it('[DSP-13] rows of a board have the chosen kinds of markets', async () => {
  const { page, problems } = await open({ width: 1366 });
  await page.goto(`${host.address}/en/line/1`);
  const cells = page.locator('main .row').first().locator('.cells:visible');
  await expect.poll(() => cells.count()).toBe(3);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filter/ })
    .click();
  const kinds = page.getByRole('group', { name: 'Markets in rows' });
  await kinds.getByRole('checkbox', { name: 'Result' }).uncheck();
  await kinds.getByRole('checkbox', { name: 'Handicap' }).uncheck();
  await expect
    .poll(() => cells.evaluateAll((all) => all.map(({ className }) => className)))
    .toEqual(['cells is-total']);
  expect(await kinds.getByRole('checkbox', { name: 'Total' }).isDisabled()).toBe(true);
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(problems()).toEqual([]);
});

it('[DSP-15, DSP-16] collapsed sports open over the page while the pointer is on them, and are filtered by name', async () => {
  const { page, problems } = await open({ width: 1366 });
  await page.goto(`${host.address}/en/display`);
  const part = page.getByRole('region', { name: 'Page' });
  await part.getByRole('combobox', { name: 'Sports beside the page' }).selectOption('Collapsed');
  await part.getByRole('switch', { name: 'Collapsed sports open while the pointer is on them' }).check();
  await page.goto(`${host.address}/en/line/1`);
  await page.locator('main .row').first().waitFor();
  await page.getByRole('button', { name: 'Sports beside the page' }).waitFor();
  const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width ?? 0;
  expect(await widthOf('.tree')).toBeLessThan(60);
  const edges = async () => {
    const box = await page.locator('main').boundingBox();
    return [box?.x, box?.y, box?.width];
  };
  const main = await edges();
  await page.locator('.tree').hover();
  await expect.poll(() => widthOf('.tree')).toBe(240);
  expect(await edges()).toEqual(main);
  const tree = page.locator('.tree');
  await tree.getByRole('button', { name: 'Filter the sports' }).click();
  await tree.getByRole('searchbox', { name: 'Sport or competition' }).fill('tennis');
  const sports = tree.locator('.is-sports .tree-sport .tree-row .tree-name');
  await expect.poll(async () => (await sports.allTextContents()).every((name) => /tennis/i.test(name))).toBe(true);
  expect(await faultsInBothThemes(page)).toEqual([]);
  await page.mouse.move(900, 500);
  // Stays open while the player types a name.
  expect(await widthOf('.tree')).toBe(240);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await expect.poll(() => widthOf('.tree')).toBeLessThan(60);
  expect(problems()).toEqual([]);
});

it('[DSP-14, DSP-19] the page of a game opens without markets, and a wide scoreboard has the periods beside the sides', async () => {
  const { page, problems } = await open({ width: 1366 });
  await page.goto(`${host.address}/en/display`);
  const part = page.getByRole('region', { name: 'Game page' });
  await part.getByRole('combobox', { name: 'Markets that are open at first' }).selectOption('None');
  await part.getByRole('switch', { name: /^Wide scoreboard/ }).check();
  await page.goto(`${host.address}/en/live/4`);
  await page.locator('main .row .row-game').first().click();
  const periods = page.getByRole('table', { name: 'Score by period' });
  await periods.waitFor();
  const sides = page.locator('.scoreboard-sides');
  const boxes = async () => [await sides.boundingBox(), await periods.boundingBox()] as const;
  await expect
    .poll(async () => {
      const [left, right] = await boxes();
      return left !== null && right !== null && right.x >= left.x + left.width && right.y < left.y + left.height;
    })
    .toBe(true);
  const groups = page.locator('main .market-title button');
  await expect.poll(() => groups.count()).toBeGreaterThan(0);
  expect(await groups.evaluateAll((all) => all.map((each) => each.getAttribute('aria-expanded')))).not.toContain(
    'true',
  );
  expect(await faultsInBothThemes(page)).toEqual([]);
  expect(problems()).toEqual([]);
});

it.each([
  { width: 1366, path: '/en/live' },
  { width: 390, height: 844, path: '/en' },
] as const)(
  '[LIN-246] the heading that sticks is that of the first game below it: $path at $width px',
  async ({ path, ...look }) => {
    const { page, problems } = await open({ ...look, touch: look.width < 1024 });
    await page.goto(host.address + path);
    await page.locator('main .is-virtual').last().scrollIntoViewIfNeeded();
    /** The competitions of the heading and of the row just below it, where it is a row that lies there. */
    const competitions = (): Promise<readonly (string | undefined)[] | null> =>
      page.evaluate(() => {
        const competitionIn = (place: Element): string | undefined =>
          /\/\d+\/(\d+)(?:\/\d+)?$/.exec(place.querySelector('a')?.getAttribute('href') ?? '')?.[1];
        const list = [...document.querySelectorAll('main .is-virtual')].find((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return top < 0 && bottom > innerHeight / 2;
        });
        const head = list?.querySelector('.is-sticky');
        if (!head) return null;
        const { bottom, left, width } = head.getBoundingClientRect();
        const row = document.elementFromPoint(left + width / 2, bottom + 3)?.closest('.row');
        return row ? [competitionIn(head), competitionIn(row)] : null;
      });
    const seen = new Set<string>();
    const start = await page.evaluate(() => scrollY);
    for (let step = 0; step < 24; step += 1) {
      await page.evaluate((to) => scrollTo(0, to), start + step * 97);
      await expect
        .poll(async () => {
          const found = await competitions();
          if (found?.[0] !== undefined && found[0] === found[1]) seen.add(found[0]);
          return found === null || found[0] === found[1];
        })
        .toBe(true);
    }
    expect(seen.size).toBeGreaterThan(2);
    expect(problems()).toEqual([]);
  },
);

it('[POP-5] nothing moves while a phone scrolls through the home page for the first time', async () => {
  const { page, problems } = await open({ width: 390, height: 844, touch: true });
  await watchShifts(page);
  await page.goto(`${host.address}/en`);
  await page.locator('main .is-virtual').last().waitFor();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 200) {
    // As fast as a thumb: the offers load while their place comes into sight.
    await page.evaluate(async (to) => {
      scrollTo(0, to);
      for (let frame = 0; frame < 6; frame += 1) await new Promise(requestAnimationFrame);
    }, y);
  }
  await page.getByRole('heading', { name: 'Boosted prices' }).waitFor();
  expect(await shiftOf(page)).toBeLessThan(MAX_SHIFT);
  expect(problems()).toEqual([]);
});
