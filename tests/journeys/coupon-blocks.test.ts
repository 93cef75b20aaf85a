/** The block editor by keyboard, buttons, mouse and touch, on a desktop and on a phone; and the order of a chain. */
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { arrive, chooseType } from './coupon-player.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, choose, coupon, isPhone, place, stake } from './player.ts';

const host = hostOfFile('--switch', 'isLineHeld');

/** Names of the legs by block, in order; the lobby first where there is one. */
const blocksOf = (panel: Locator): Promise<readonly (readonly string[])[]> =>
  panel
    .locator('.block:not(.is-new)')
    .evaluateAll((blocks) =>
      blocks.map((block) => [...block.querySelectorAll('.leg-name')].map((name) => name.textContent ?? '')),
    );

/** Presses keys on the focused element. */
async function press(page: Page, ...keys: readonly string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** Drags a leg by its handle onto a target, by mouse or by finger. */
async function drag(page: Page, handle: Locator, target: Locator): Promise<void> {
  // Visible and not moving.
  await handle.click({ trial: true });
  const middle = async (of: Locator): Promise<{ x: number; y: number }> => {
    const box = await of.boundingBox();
    if (box === null) throw new Error('nothing to drag to');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = await middle(handle);
  if (!isPhone(page)) {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    const to = await middle(target);
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.mouse.up();
    return;
  }
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  await touch('touchStart', from);
  await touch('touchMove', { x: from.x, y: from.y + 8 });
  const to = await middle(target);
  await touch('touchMove', to);
  await touch('touchMove', { x: to.x, y: to.y + 1 });
  await touch('touchEnd');
  await session.detach();
}

describe.each([1366, 390])('at %i px', (width) => {
  it('a multibet is arranged by keyboard alone: into a block, into a new one, into the lobby and out of it', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await arrive(page, host);
    await choose(page, 4, true);
    const panel = await coupon(page);
    await chooseType(page, 'Multibet');
    const [a = '', b = '', c = '', d = ''] = await panel.locator('.leg-name').allInnerTexts();
    await expect.poll(() => blocksOf(panel)).toEqual([[a], [b], [c], [d]]);
    const where = (name: string): Locator => panel.getByRole('combobox', { name: `Block of ${name}`, exact: true });

    await where(b).focus();
    await press(page, 'ArrowUp');
    await expect.poll(() => blocksOf(panel)).toEqual([[a, b], [c], [d]]);
    await where(d).focus();
    await press(page, 'Home');
    await expect.poll(() => blocksOf(panel)).toEqual([[d], [a, b], [c]]);
    await where(b).focus();
    await press(page, 'End');
    await expect.poll(() => blocksOf(panel)).toEqual([[d], [a], [c], [b]]);
    await where(d).focus();
    await press(page, 'End');
    await expect.poll(async () => (await blocksOf(panel)).flat().toSorted()).toEqual([a, b, c, d].toSorted());
    expect(await panel.locator('.block.is-lobby').count()).toBe(0);

    await panel.getByRole('textbox', { name: /^Stake/ }).focus();
    await page.keyboard.type('3');
    // Enter in the field moves the focus to the button, and places nothing.
    await press(page, 'Enter');
    await panel.locator('.coupon-foot > .is-main:focus').waitFor();
    await press(page, 'Enter');
    await accepted(page);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('a leg is dragged to another block, and to a new one', async () => {
    const tab = await openPage({ width, height: 1000, touch: width < 1024, reducedMotion: true });
    const { page } = tab;
    await arrive(page, host);
    await choose(page, 3, true);
    const panel = await coupon(page);
    await chooseType(page, 'Multibet');
    const [a = '', b = '', c = ''] = await panel.locator('.leg-name').allInnerTexts();
    await drag(page, panel.locator('.leg-handle').nth(1), panel.locator('.block').first());
    await expect.poll(() => blocksOf(panel)).toEqual([[a, b], [c]]);
    await drag(page, panel.locator('.leg-handle').first(), panel.locator('.block.is-new').first());
    await expect.poll(() => blocksOf(panel)).toEqual([[b], [c], [a]]);
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => blocksOf(panel)).toEqual([[a, b], [c]]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });

  it('the blocks of a conditional bet change their order and have stakes with a maximum', async () => {
    const tab = await openPage({ width, touch: width < 1024 });
    const { page } = tab;
    await arrive(page, host);
    await choose(page, 3, true);
    const panel = await coupon(page);
    await chooseType(page, 'Conditional bet');
    const [a = '', b = '', c = ''] = await panel.locator('.leg-name').allInnerTexts();
    await panel.getByRole('button', { name: 'Block 3: earlier' }).focus();
    await press(page, 'Enter');
    await expect.poll(() => blocksOf(panel)).toEqual([[a], [c], [b]]);
    await panel.getByRole('textbox', { name: 'Stake on the first block, EUR' }).fill('2');
    const second = panel.getByRole('textbox', { name: 'Stake on Block 2' });
    await second.fill('5000');
    await panel.getByText(/^Block 2 can take at most €\d+\.\d\d/).waitFor();
    expect(await panel.locator('.coupon-foot .is-large').isDisabled()).toBe(true);
    await panel.getByRole('button', { name: 'MAX: Stake on Block 2' }).click();
    await panel.getByText(/^Block 2 can take at most/).waitFor({ state: 'detached' });
    await place(page);
    await accepted(page);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  });
});

it('the legs of a chain change their order', async () => {
  const tab = await openPage();
  const { page } = tab;
  await arrive(page, host);
  await choose(page, 3, true);
  const panel = await coupon(page);
  await chooseType(page, 'Chain');
  const names = (): Promise<readonly string[]> => panel.locator('.leg-name').allInnerTexts();
  const [a = '', b = '', c = ''] = await names();
  await panel.getByRole('button', { name: `${c}: earlier`, exact: true }).click();
  await expect.poll(names).toEqual([a, c, b]);
  await panel.getByRole('button', { name: `${a}: later`, exact: true }).click();
  await expect.poll(names).toEqual([c, a, b]);
  await stake(page, '2');
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/bet-api/v1/bets'),
  );
  await place(page);
  expect(((await sent).postDataJSON() as { typeId: number }).typeId).toBe(3);
  await accepted(page);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
