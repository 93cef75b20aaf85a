/** A phone in the hand: keys for amounts, swipes, haptics. */
import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { untilStill } from '../browser/still.ts';
import { hostOfFile } from './host-of-file.ts';
import { chooseType } from './coupon-player.ts';
import { accepted, choose, coupon, enter, newBet, OPEN_PRICE, place, stake } from './player.ts';
import { faultsInBothThemes } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

const padIn = (part: Locator): Locator => part.getByRole('group', { name: 'Keys for the amount' });

/** The script for a finger loads after the page, and its styles last. */
async function untilTouch(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector<HTMLLinkElement>('head > link[href*="touch"]');
    return link !== null && link.sheet !== null;
  });
}

/** Counts the keys that are too low for a finger, or outside the window. */
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
  expect(await faultsInBothThemes(page)).toEqual([]);
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
  expect(await faultsInBothThemes(page)).toEqual([]);
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

/** A finger that goes from the middle of an element by `dx` and `dy`, and lifts there. */
async function swipe(page: Page, on: Locator, dx: number, dy: number): Promise<void> {
  await untilStill(page);
  const box = await on.boundingBox();
  if (box === null) throw new Error('nothing to swipe');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  await touch('touchStart', { x, y });
  for (let step = 1; step <= 5; step += 1) await touch('touchMove', { x: x + (dx * step) / 5, y: y + (dy * step) / 5 });
  await touch('touchEnd');
  await session.detach();
}

/** A finger that lifts while it moves leaves the list scrolling. */
const untilScrolled = (list: Locator): Promise<void> =>
  list.evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        let last = Number.NaN;
        let still = 0;
        const look = (): void => {
          still = element.scrollTop === last ? still + 1 : 0;
          last = element.scrollTop;
          if (still === 20) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

const namesIn = (sheet: Locator): Promise<readonly string[]> => sheet.locator('.leg-name').allInnerTexts();

it('[TCH-4, TCH-6] a swipe removes a leg, and the notice brings it back to its place as the banker it was', async () => {
  const tab = await openPage({ width: 390, height: 844, touch: true });
  const { page } = tab;
  await enter(page, `${host.address}/en/line/1`);
  await choose(page, 4, true);
  await untilTouch(page);
  const sheet = await coupon(page);
  await chooseType(page, 'System');
  const before = await namesIn(sheet);
  await sheet
    .getByRole('button', { name: /^Banker: / })
    .nth(1)
    .tap();
  const banker = sheet.locator('.leg').nth(1);
  await expect.poll(() => banker.evaluate((leg) => leg.classList.contains('is-banker'))).toBe(true);
  await swipe(page, banker, 60, 0);
  await swipe(page, banker, -50, 0);
  expect(await namesIn(sheet)).toEqual(before);
  await swipe(page, banker, -220, 0);
  await expect.poll(() => namesIn(sheet)).toEqual(before.filter((_, at) => at !== 1));
  const notice = sheet.getByRole('status').filter({ hasText: `${before[1]} removed` });
  await notice.waitFor();
  const undo = sheet.locator('.leg-undo').getByRole('button', { name: 'Undo' });
  // A notice with the focus stays, however long the engines take.
  await undo.focus();
  expect(await faultsInBothThemes(page)).toEqual([]);
  await undo.tap();
  await expect.poll(() => namesIn(sheet)).toEqual(before);
  expect(await banker.evaluate((leg) => leg.classList.contains('is-banker'))).toBe(true);
  await notice.waitFor({ state: 'detached' });
  const remove = banker.getByRole('button', { name: /^Remove/ });
  await expect.poll(() => remove.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

it('[TCH-4, TCH-5, TCH-6] in Arabic a leg goes to the right; a finger that scrolls moves no leg; the next change takes the notice away', async () => {
  const tab = await openPage({ width: 390, height: 600, touch: true, reducedMotion: true });
  const { page } = tab;
  await enter(page, `${host.address}/en/line/1`);
  await choose(page, 5, true);
  await untilTouch(page);
  await page.goto(`${host.address}/ar/line/1`);
  await untilTouch(page);
  await page.locator('.bottom-way.is-coupon').click();
  const sheet = page.locator('dialog.is-sheet');
  await sheet.locator('.leg').nth(4).waitFor({ state: 'attached' });
  const before = await namesIn(sheet);
  const body = sheet.locator('.dialog-body');
  const leg = sheet.locator('.leg').first();
  await swipe(page, leg, 20, -120);
  await expect.poll(() => body.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  await untilScrolled(body);
  await body.evaluate((element) => (element.scrollTop = 0));
  await swipe(page, leg, -220, 0);
  expect(await namesIn(sheet)).toEqual(before);
  await swipe(page, leg, 220, 0);
  await expect.poll(() => namesIn(sheet)).toEqual(before.slice(1));
  const notice = sheet.locator('.leg-undo');
  await notice.waitFor();
  await sheet.locator('.leg-remove').first().tap();
  await expect.poll(() => namesIn(sheet)).toEqual(before.slice(2));
  await notice.waitFor({ state: 'detached' });
  expect(tab.problems()).toEqual([]);
  await tab.close();
});

/** Vibrations since the page was opened: the browser of tests has none. */
const recordVibrations = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const felt: unknown[] = [];
    Object.assign(globalThis, { felt });
    Object.defineProperty(navigator, 'vibrate', { value: (pattern: unknown) => felt.push(pattern) > 0 });
  });
const feltOn = (page: Page): Promise<unknown> =>
  page.evaluate(() => (globalThis as typeof globalThis & { felt?: unknown }).felt);

it('[TCH-7] a phone vibrates for a chosen price, an accepted and a refused bet', async () => {
  const tab = await openPage({ width: 390, height: 844, touch: true });
  const { page } = tab;
  await recordVibrations(page);
  await enter(page, `${host.address}/en/line/1`);
  await untilTouch(page);
  await page.locator('main .row').nth(2).locator(OPEN_PRICE).first().tap();
  await expect.poll(() => feltOn(page)).toEqual([[10]]);
  await stake(page, '2');
  await place(page);
  await accepted(page);
  await expect.poll(() => feltOn(page)).toEqual([[10], [20, 60, 20]]);
  await newBet(page);
  await host.turn({ refuse: 1 });
  await page.locator('main .row').nth(3).locator(OPEN_PRICE).first().tap();
  await stake(page, '2');
  await place(page);
  await expect.poll(() => feltOn(page)).toEqual([[10], [20, 60, 20], [10], [60, 40, 60]]);
  await tab.close();
});

it('[TCH-7] nothing vibrates where motion is reduced, or where haptics are switched off', async () => {
  const tab = await openPage({ width: 1366, touch: true });
  const { page } = tab;
  await recordVibrations(page);
  await enter(page, `${host.address}/en/line/1`);
  await untilTouch(page);
  const prices = page.locator('main .row').nth(2).locator(OPEN_PRICE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await choose(page, 1, true);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.locator('main .row').nth(4).locator(OPEN_PRICE).first().click();
  await expect.poll(() => feltOn(page)).toEqual([[10]]);
  await page.getByRole('link', { name: 'Display options' }).first().click();
  await page.getByRole('switch', { name: 'Vibrate when you choose a price and when a bet is answered' }).uncheck();
  await page.goBack();
  await prices.first().waitFor();
  await page.locator('main .row').nth(5).locator(OPEN_PRICE).first().click();
  await page.locator('main .cell[aria-pressed="true"]').nth(2).waitFor();
  expect(await feltOn(page)).toEqual([[10]]);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
