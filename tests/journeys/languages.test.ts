/**
 * The site in its languages: right to left in Arabic, with a bet placed in it; the language in the address has
 * priority; an unknown language still finds its page.
 */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { choose, greatLeague, isPhone, OPEN_PRICE, openBoard } from './player.ts';

const host = hostOfFile('--switch', 'isLineHeld');

it('[NAV-2] Arabic is laid out right to left from header to coupon, and a bet is placed in it', async () => {
  const tab = await openPage({ locale: 'ar' });
  const { page } = tab;
  await openBoard(page, `${host.address}/ar/line/1`);
  await page.waitForFunction(() => document.documentElement.dir === 'rtl' && document.documentElement.lang === 'ar');
  const [tree, rail] = [
    await page.locator('.side, aside, nav').first().boundingBox(),
    await page.locator('.rail-panel').boundingBox(),
  ];
  expect(rail?.x ?? Infinity).toBeLessThan(tree?.x ?? 0);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(1);

  await page.goto(`${host.address}/ar/registration`);
  const dialog = page.locator('dialog[open], [role="dialog"]').first();
  await dialog.getByRole('checkbox').check();
  await dialog.locator('button[type="submit"]').click();
  await page.locator('.credentials').waitFor();
  await page.locator('dialog[open], [role="dialog"]').locator('button.is-main').click();
  // Leaving asks until the window is closed.
  await page.locator('.credentials').waitFor({ state: 'detached' });
  await openBoard(page, `${host.address}/ar/line/1`);
  await choose(page, 1, true);
  await page.locator('.rail-panel .stake-input').fill('٢٫٥');
  await page
    .locator('.rail-panel .select')
    .filter({ hasText: 'عند تغيّر الاحتمالات' })
    .locator('select')
    .selectOption('acceptAny-0');
  await page.locator('.rail-panel button.is-main.is-large').click();
  await page.locator('.rail-panel .receipt').waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[NAV-2] the address chooses the language, and the choice persists', async () => {
  const tab = await openPage({ locale: 'en-GB' });
  const { page } = tab;
  await openBoard(page, `${host.address}/de/live`);
  await page.waitForFunction(
    (key) => document.documentElement.lang === 'de' && String(localStorage[key]).includes('"de"'),
    DEVICE_STORAGE.preferences.name,
  );
  await page.goto(`${host.address}/`);
  await page.waitForURL(`${host.address}/de`);
  await page.goto(`${host.address}/xx/live`);
  // An unknown language is replaced by the device's language.
  await page.waitForURL(`${host.address}/en/live`);
  await page.locator(`main ${OPEN_PRICE}`).first().waitFor();
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

const drawingsOf = (uses: Locator): Promise<readonly string[]> =>
  uses.evaluateAll((all) => all.map((use) => use.getAttribute('href') ?? ''));
/** Kits and shields are in files of their own, with the same symbols. */
const symbolOf = (address: string): string => address.replace(/.*#/, '');

/** The names and the kits of a board's first rows. Kits have neither role nor text. */
async function rowsOf(page: Page): Promise<readonly (readonly [names: readonly string[], kits: readonly string[]])[]> {
  const rows = page.locator('main .row-game');
  await rows.nth(2).waitFor();
  return Promise.all(
    [0, 1, 2].map(async (at) => [
      await rows.nth(at).locator('.side-name').allInnerTexts(),
      await drawingsOf(rows.nth(at).locator('.kit use')),
    ]),
  );
}

/** The coupon's only selection, in any language; the sheet of a phone opens for it. */
async function selectionOf(page: Page): Promise<Locator> {
  if (isPhone(page)) await page.locator('.bottom-way.is-coupon').click();
  const leg = page.locator('[data-leg]');
  await leg.waitFor();
  return leg;
}

it.each([1366, 390])(
  '[LIN-226, LIN-227, LIN-228] at %i px a board, a game and the coupon have the names of the language, and the same kits in all',
  async (width) => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    const league = (await greatLeague(host.address)).replace('/en', '');
    await openBoard(page, `${host.address}/en${league}`);
    const english = await rowsOf(page);
    for (const [language, script] of [
      ['ru', /^[\p{Script=Cyrillic} -]+$/u],
      ['ar', /^[\p{Script=Arabic} ]+$/u],
    ] as const) {
      await openBoard(page, `${host.address}/${language}${league}`);
      const rows = await rowsOf(page);
      expect(rows.map(([, kits]) => kits)).toEqual(english.map(([, kits]) => kits));
      for (const [names] of rows) for (const name of names) expect(name).toMatch(script);
      const [home = ''] = rows[0]?.[0] ?? [];
      await choose(page, 1);
      await page.locator('main .row-game').first().click();
      const head = page.locator('main .scoreboard:not([aria-hidden])');
      await expect.poll(() => head.getByRole('heading').first().innerText()).toContain(home);
      expect((await drawingsOf(head.locator('.shield use'))).map(symbolOf)).toEqual(english[0]?.[1].map(symbolOf));
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBeLessThanOrEqual(1);
      const leg = await selectionOf(page);
      await expect.poll(() => leg.innerText()).toContain(home);
      expect(await drawingsOf(leg.locator('.kit use'))).toEqual(english[0]?.[1]);
      // A selection keeps the names of the language in which it was chosen: the next language has its own.
      await leg.locator('[data-removes]').click();
      await leg.waitFor({ state: 'detached' });
    }
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
);

it('[LIN-226] a change of the language on the page changes the names of the shown board', async () => {
  const tab = await openPage();
  const { page } = tab;
  const league = await greatLeague(host.address);
  await openBoard(page, `${host.address}${league}`);
  const [first] = await rowsOf(page);
  expect(first?.[0][0]).toMatch(/[A-Z]/);
  await page.getByRole('combobox', { name: 'Language' }).first().selectOption('ru');
  await page.waitForURL(/\/ru\//);
  await expect.poll(async () => (await rowsOf(page))[0]?.[0][0]).toMatch(/^[\p{Script=Cyrillic} -]+$/u);
  await expect.poll(() => page.locator('main .board').first().innerText()).toContain('Премьер-лига');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
