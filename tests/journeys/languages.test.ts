/** The site in its languages: right to left in Arabic, with a bet placed in it; the language in the address has priority; an unknown language still finds its page. */
import { expect, it } from 'vitest';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import { openPage } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { choose, OPEN_PRICE, openBoard } from './player.ts';

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
  await page.locator('.rail-panel .pick').filter({ hasText: 'عند تغيّر الاحتمالات' }).locator('select').selectOption('1');
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
