/** A phone in the hand: keys for amounts, swipes, haptics. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { untilStill } from '../browser/still.ts';
import { hostOfFile } from './host-of-file.ts';
import { choose, coupon, enter } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

const padIn = (part: Locator): Locator => part.getByRole('group', { name: 'Keys for the amount' });

/** The script for a finger loads after the page. */
const untilTouch = (page: Page): Promise<void> =>
  page.locator('head > link[href*="touch"]').waitFor({ state: 'attached' });

/** How many keys are lower than a finger needs, or outside the window. */
const tooSmall = (pad: Locator): Promise<number> =>
  pad.getByRole('button').evaluateAll(
    (keys) =>
      keys.filter((key) => {
        const { width, height, left, right, top, bottom } = key.getBoundingClientRect();
        return width < 44 || height < 44 || left < 0 || right > innerWidth || top < 0 || bottom > innerHeight;
      }).length,
  );

it('[TCH-1, TCH-2, TCH-3] a touch on the stake brings up keys in the coupon, which type it', async () => {
  const tab = await openPage({ width: 390, height: 844, touch: true });
  const { page } = tab;
  await enter(page, `${host.address}/en/line/1`);
  await choose(page, 2, true);
  await untilTouch(page);
  const sheet = await coupon(page);
  const field = sheet.getByRole('textbox', { name: /^Stake/ });
  await field.fill('');
  expect(await padIn(sheet).count()).toBe(0);
  await field.tap();
  const pad = padIn(sheet);
  await pad.waitFor();
  await untilStill(page);
  expect(await field.evaluate((input: HTMLInputElement) => input.inputMode)).toBe('none');
  expect(await tooSmall(pad)).toBe(0);
  expect(await faults(page)).toEqual([]);
  for (const key of ['1', '2', 'Decimal point', '5']) await pad.getByRole('button', { name: key, exact: true }).tap();
  expect(await field.inputValue()).toBe('12.5');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await pad.getByRole('button', { name: 'Erase' }).tap();
  await page.keyboard.type('75');
  expect(await field.inputValue()).toBe('12.75');
  await pad.getByRole('button', { name: 'Done' }).tap();
  await pad.waitFor({ state: 'detached' });
  const main = sheet.getByRole('button', { name: 'Place bet of €12.75' });
  await expect.poll(() => main.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await field.evaluate((input: HTMLInputElement) => input.inputMode)).toBe('decimal');
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[TCH-1, TCH-2] the quick bet has the keys with quick amounts; a focus elsewhere puts them away', async () => {
  const tab = await openPage({ width: 390, height: 844, theme: 'dark', touch: true });
  const { page } = tab;
  await enter(page, `${host.address}/en/line/1`);
  await choose(page, 1, true);
  await untilTouch(page);
  const quick = page.getByRole('region', { name: 'Quick bet' });
  const field = quick.getByRole('textbox', { name: /^Stake/ });
  await field.fill('7');
  await field.tap();
  const pad = padIn(quick);
  await pad.waitFor();
  await untilStill(page);
  expect(await tooSmall(pad)).toBe(0);
  expect(await faults(page)).toEqual([]);
  await pad.getByRole('group', { name: 'Quick amounts' }).getByRole('button').first().tap();
  expect(Number(await field.inputValue())).toBeGreaterThan(0);
  expect(await field.inputValue()).not.toBe('7');
  await quick.getByRole('button', { name: 'Hide the quick bet' }).focus();
  await pad.waitFor({ state: 'detached' });
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[TCH-1] a player who has switched the keys off has the system’s keyboard, and a mouse never sees them', async () => {
  const tab = await openPage({ width: 1366, touch: true });
  const { page } = tab;
  await enter(page, `${host.address}/en/line/1`);
  await choose(page, 1, true);
  await untilTouch(page);
  const rail = await coupon(page);
  const field = rail.getByRole('textbox', { name: /^Stake/ });
  await field.click();
  expect(await field.evaluate((input: HTMLInputElement) => input.inputMode)).toBe('decimal');
  expect(await padIn(rail).count()).toBe(0);
  await field.tap();
  await padIn(rail).waitFor();
  await page.getByRole('link', { name: 'Display options' }).first().click();
  await page.getByRole('switch', { name: 'Keys for amounts in the coupon on touch screens' }).uncheck();
  await field.tap();
  expect(await field.evaluate((input: HTMLInputElement) => input.inputMode)).toBe('decimal');
  expect(await padIn(rail).count()).toBe(0);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
