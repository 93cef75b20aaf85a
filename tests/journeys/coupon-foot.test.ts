/** The coupon's foot and keyboard navigation of the coupon, in a real browser. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { untilStill } from '../browser/still.ts';
import { stands } from './coupon-player.ts';
import { hostOfFile } from './host-of-file.ts';
import { choose, coupon, enter, greatLeague, isPhone, openBoard, OPEN_PRICE, stake } from './player.ts';

const host = hostOfFile('--switch', 'isLineHeld');

const SIZES = [
  [1366, 768],
  [390, 844],
  [390, 664],
] as const;

/** The hidden parts of the foot: outside the viewport or the scrolling element, or covered. */
async function unseen(page: Page): Promise<readonly string[]> {
  await page.locator('.coupon-foot').waitFor();
  await untilStill(page);
  return page.evaluate(() => {
    const foot = document.querySelector('.coupon-foot');
    const scroller = foot?.closest('.rail, .dialog-body');
    if (!foot || !scroller) return ['there is no foot'];
    const around = scroller.getBoundingClientRect();
    const rowOf = (name: string): Element | undefined =>
      [...foot.querySelectorAll('.totals > div')].find((row) => row.textContent?.startsWith(name));
    const parts: Readonly<Record<string, Element | null | undefined>> = {
      stake: foot.querySelector('.stake-input'),
      'total odds': rowOf('Total odds'),
      returns: rowOf('Returns'),
      'the main button': foot.querySelector(':scope > .is-main'),
    };
    return Object.entries(parts).flatMap(([name, part]) => {
      if (!part) return [`${name} is not there`];
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isIn = top >= Math.max(0, around.top) && bottom <= Math.min(innerHeight, around.bottom) + 1;
      const isCovered = !part.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
      return isIn && !isCovered && right <= innerWidth ? [] : [`${name} is ${isIn ? 'covered' : 'out of sight'}`];
    });
  });
}

/** Scrolls the legs from first to last, and returns every part of the foot that left the viewport meanwhile. */
async function unseenWhileScrolling(page: Page): Promise<readonly string[]> {
  const scroll = (share: number): Promise<void> =>
    page.evaluate((part) => {
      const scroller = document.querySelector('.coupon-foot')?.closest('.rail, .dialog-body');
      if (scroller) scroller.scrollTop = part * scroller.scrollHeight;
    }, share);
  const found: string[] = [];
  for (const share of [0, 0.5, 1]) {
    await scroll(share);
    found.push(...(await unseen(page)));
  }
  await scroll(0);
  const canSeeLeg = await page.evaluate(() => {
    const [leg, foot] = [document.querySelector('.leg'), document.querySelector('.coupon-foot')];
    return leg !== null && foot !== null && leg.getBoundingClientRect().top + 40 < foot.getBoundingClientRect().top;
  });
  return canSeeLeg ? found : [...found, 'no leg stands above the foot'];
}

describe.each(SIZES)('[CPN-29] at %i × %i', (width, height) => {
  it.each([3, 6])('stake, total odds, returns and the main button of %i legs are visible', async (count) => {
    const tab = await openPage({ width, height, touch: width < 1024, reducedMotion: true });
    const { page } = tab;
    await openBoard(page, `${host.address}${await greatLeague(host.address)}`);
    await choose(page, count, true);
    const panel = await coupon(page);
    await panel.getByText('Enter a stake.').waitFor();
    expect(await unseenWhileScrolling(page)).toEqual([]);
    // One reason, and the number of others.
    await expect.poll(() => panel.locator('.blockers li').count()).toBe(1);
    await panel.getByRole('button', { name: 'and 1 more' }).click();
    await expect.poll(() => panel.locator('.blockers li').count()).toBe(2);
    expect(await unseenWhileScrolling(page)).toEqual([]);
    await stake(page, '5');
    expect(await unseenWhileScrolling(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Log in to bet' }).click();
    await page.getByRole('dialog', { name: 'Log in' }).waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

/** Describes the focused element, for a readable failure message. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element === null ? '' : `${element.tagName.toLowerCase()}.${element.className}`;
  });

/** Records each frame in which the focus fell back to the document after having been set. */
const watchFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const seen = { lost: 0 };
    Object.assign(window, { focusSeen: seen });
    let had = false;
    const look = (): void => {
      const isOnPage = document.activeElement === null || document.activeElement === document.body;
      if (!isOnPage) had = true;
      else if (had) seen.lost += 1;
      requestAnimationFrame(look);
    };
    look();
  });
const framesLost = (page: Page): Promise<number> =>
  page.evaluate(() => (window as typeof window & { focusSeen: { lost: number } }).focusSeen.lost);

const hasFocus = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === document.activeElement);

describe('[CPN-28] the keyboard focus', () => {
  it('reaches the stake by a skip link and by Alt+C, and returns to the price of a removed leg', async () => {
    const tab = await openPage({ width: 1366, height: 768, reducedMotion: true });
    const { page } = tab;
    await openBoard(page, `${host.address}${await greatLeague(host.address)}`);
    await choose(page, 2, true);
    const panel = await coupon(page);
    await openBoard(page, page.url());
    await panel.locator('.leg').nth(1).waitFor();
    await watchFocus(page);
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('a.skip');
    await page.keyboard.press('Tab');
    expect(await hasFocus(page.getByRole('button', { name: 'Skip to the coupon (Alt+C)' }))).toBe(true);
    await page.keyboard.press('Enter');
    const field = panel.getByRole('textbox', { name: /^Stake/ });
    await expect.poll(() => hasFocus(field)).toBe(true);
    const cells = page.locator('main .cell[aria-pressed="true"]');
    const second = page.locator(`main .cell[data-market="${await cells.nth(1).getAttribute('data-market')}"]`);
    await cells.first().focus();
    // Also from the tab with the player's bets.
    await panel
      .page()
      .getByRole('tab', { name: /My bets/ })
      .click();
    await cells.first().focus();
    await page.keyboard.press('Alt+KeyC');
    await expect.poll(() => hasFocus(field)).toBe(true);
    await panel.locator('.leg-remove').nth(1).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => hasFocus(second)).toBe(true);
    // Removing the last leg removes the stake field.
    await panel.locator('.leg-remove').first().focus();
    await page.keyboard.press('Enter');
    await panel.getByText('Your coupon is empty').waitFor();
    await expect.poll(() => focused(page)).toBe('button.cell');
    await page.keyboard.press('Alt+KeyC');
    await expect.poll(() => focused(page)).toBe('div.coupon-room');
    expect(await framesLost(page)).toBe(0);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it.each([1366, 390])('is on the receipt after placing, and in the coupon afterwards, at %i px', async (width) => {
    const tab = await openPage({ width, height: 844, reducedMotion: true });
    const { page } = tab;
    await enter(page, `${host.address}${await greatLeague(host.address)}`);
    await choose(page, 3, true);
    await page.keyboard.press('Alt+KeyC');
    const panel = isPhone(page) ? page.getByRole('dialog', { name: 'Coupon' }) : page.locator('.rail-panel');
    const field = panel.getByRole('textbox', { name: /^Stake/ });
    await expect.poll(() => hasFocus(field)).toBe(true);
    await watchFocus(page);
    await page.keyboard.type('5');
    await panel.locator('.leg-remove').nth(2).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => panel.locator('.leg').count()).toBe(2);
    // Behind a sheet the prices cannot be reached, so that the next leg gets the focus.
    await expect.poll(() => focused(page)).toBe(isPhone(page) ? 'button.icon-button leg-remove' : 'button.cell');
    const button = panel.getByRole('button', { name: /^Place bet/ });
    await button.focus();
    await page.keyboard.press('Enter');
    const receipt = panel.getByRole('group', { name: 'Bet accepted' });
    await receipt.waitFor();
    await expect.poll(() => hasFocus(receipt)).toBe(true);
    await panel.getByRole('button', { name: 'New bet' }).focus();
    await page.keyboard.press('Enter');
    await panel.getByText('Your coupon is empty').waitFor();
    await expect.poll(() => focused(page)).toBe('div.coupon-room');
    expect(await framesLost(page)).toBe(0);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

/**
 * Puts the draw and an over of one game into the coupon, with a stake. Some games have markets that no express takes:
 * the next game is tried then. Returns the over's name.
 */
async function chooseConflict(page: Page): Promise<string> {
  const board = page.url();
  const group = (heading: string): Locator =>
    page.locator('.market-group').filter({ has: page.getByRole('heading', { name: heading, exact: true }) });
  for (let game = 2; game < 8; game += 1) {
    await openBoard(page, board);
    await page.locator('main .row-game').nth(game).click();
    await group('Result').getByRole('button', { name: /^Draw/ }).click();
    await group('Total').locator(OPEN_PRICE).first().click();
    const panel = await coupon(page);
    const name = await panel.locator('.leg-name').nth(1).innerText();
    await stake(page, '5');
    const reasons = panel.locator('.blockers li');
    await reasons.first().waitFor();
    await stands(panel);
    if ((await panel.locator('.more-reasons').count()) === 0) return name;
    await panel.getByRole('button', { name: 'Clear the coupon' }).click();
    await panel.getByText('Your coupon is empty').waitFor();
  }
  throw new Error('no game has a result and a total that an express takes');
}

it.each([1366, 390])(
  '[CPN-27] two selections of one game are named once, and can be removed by name or placed as singles, at %i px',
  async (width) => {
    const tab = await openPage({ width, height: 768, reducedMotion: true });
    const { page } = tab;
    await enter(page, `${host.address}${await greatLeague(host.address)}`);
    const name = await chooseConflict(page);
    const panel = await coupon(page);
    expect(await panel.locator('.blockers li').count()).toBe(1);
    await panel
      .locator('.blockers li')
      .getByText(`this bet takes only one selection per game, not Result: Draw and Total: ${name} together.`)
      .waitFor();
    expect(await unseenWhileScrolling(page)).toEqual([]);
    expect(await panel.locator('.blockers button').allInnerTexts()).toEqual([
      'Remove Result: Draw',
      `Remove Total: ${name}`,
      'Place as singles',
    ]);
    await panel.getByRole('button', { name: `Remove Total: ${name}` }).click();
    await expect.poll(() => panel.locator('.leg').count()).toBe(1);
    await panel.getByRole('button', { name: 'Undo' }).click();
    await panel.getByRole('button', { name: 'Place as singles' }).click();
    await panel.locator('.types-head b').getByText('Singles').waitFor();
    await panel.getByRole('button', { name: /^Place bet of €10/ }).click();
    await panel.getByText('All 2 bets accepted').waitFor();
    expect(tab.problems()).toEqual([]);
    await tab.close();
  },
);
