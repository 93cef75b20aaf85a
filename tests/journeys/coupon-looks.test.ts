/**
 * The coupon in all its shapes passes the checks in both themes, on a desktop and on a phone, in the longest and in a
 * right-to-left language.
 */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../browser/page.ts';
import { untilStill } from '../browser/still.ts';
import { arrive, chooseType, misbehave, unfold } from './coupon-player.ts';
import { hostOfFile } from './host-of-file.ts';
import { choose, closeCoupon, coupon, greatLeague, openBoard, place } from './player.ts';
import { faults } from './sound.ts';

const host = hostOfFile('--switch', 'isLineHeld');

/** Elements wider than the coupon. */
const wide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const box = document.querySelector('.rail-card, .dialog.is-sheet')?.getBoundingClientRect();
    if (box === undefined) return [];
    return [...document.querySelectorAll('.coupon *')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 0 && (left < box.left - 1 || right > box.right + 1) && element.closest('.vh') === null;
      })
      .slice(0, 3)
      .map((element) => `${element.className} sticks out`);
  });

/**
 * Problems of the foot: it must be completely visible with its text, uncovered, and leave room for the head of a leg
 * above it.
 */
const footFaults = async (page: Page, sentence: string): Promise<readonly string[]> => {
  await page.locator(`.coupon-foot ${sentence}`).first().waitFor();
  await untilStill(page);
  return page.evaluate((selector) => {
    const [foot, text] = [document.querySelector('.coupon-foot'), document.querySelector(`.coupon-foot ${selector}`)];
    const scroller = foot?.closest('.rail, .dialog-body');
    if (!foot || !text || !scroller) return [`the foot has no ${selector}`];
    const [box, around, { left, top, width }] = [
      foot.getBoundingClientRect(),
      scroller.getBoundingClientRect(),
      text.getBoundingClientRect(),
    ];
    return [
      ...(box.bottom > innerHeight + 1 || box.bottom > around.bottom + 1 || top < around.top
        ? ['the foot is out of sight']
        : []),
      ...(box.top < around.top + 80 ? ['no leg stands above the foot'] : []),
      ...(text.contains(document.elementFromPoint(left + width / 2, top + 8)) ? [] : [`${selector} is covered`]),
    ];
  }, sentence);
};

describe.each([
  [1366, 'light'],
  [390, 'dark'],
] as const)('at %i px in the %s theme', (width, theme) => {
  it('every shape of the coupon passes layout and accessibility checks', async () => {
    const tab = await openPage({
      width,
      theme,
      touch: width < 1024,
      reducedMotion: true,
      expected: [/422|Failed to load resource/],
    });
    const { page } = tab;
    const wrong: string[] = [];
    /** The page around the coupon is the same throughout: it is checked once. */
    const look = async (name: string, part = width < 1024 ? 'html' : '.rail-panel') => {
      const found = [...(await faults(page, part)), ...(await wide(page))];
      wrong.push(...found.map((fault) => `${name}: ${fault}`));
    };
    await arrive(page, host);
    await coupon(page);
    await look('an empty coupon', 'html');
    await closeCoupon(page);
    await choose(page, 4, true);
    const panel = await coupon(page);
    wrong.push(...(await footFaults(page, '.blockers li')));
    await panel.getByRole('textbox', { name: /^Stake/ }).fill('5');
    await misbehave(host, { refuse: 1 });
    await place(page);
    await panel.getByRole('alert').getByText('The bet was not accepted').waitFor();
    wrong.push(
      ...(await footFaults(page, '[role=alert] .placing-title')),
      ...(await footFaults(page, '[role=alert] .blockers li')),
    );
    await look('a refusal');
    await panel.getByRole('button', { name: 'Understood' }).click();
    await panel.locator('.types-head').click();
    await look('the types');
    await panel.locator('.types-head').click();
    await chooseType(page, 'System');
    await panel.getByRole('textbox', { name: /^Stake/ }).fill('5');
    await unfold(panel, 'Returns when selections lose');
    await unfold(panel, 'Options');
    await unfold(panel, 'One-click bets');
    await panel.getByRole('button', { name: 'Share as a code' }).click();
    await panel.locator('.share-code').waitFor();
    await look('a system with everything open');
    for (const name of ['Chain', 'Multibet', 'Conditional bet', 'Singles']) {
      await chooseType(page, name);
      await look(name);
    }
    await panel.getByRole('checkbox', { name: 'Turn on' }).click();
    await panel.getByRole('group', { name: 'Turn one-click bets on?' }).waitFor();
    await look('the one-click question');
    await panel.getByRole('button', { name: 'Turn on' }).click();
    await panel.getByText('One-click bets are on.').waitFor();
    await look('one-click');
    if (width < 1024) {
      await closeCoupon(page);
      await page.locator('.one-click-bar').waitFor();
      await look('the one-click bar');
    }
    expect(wrong).toEqual([]);
    expect(tab.problems()).toEqual([]);
    await tab.close();
  }, 240_000);
});

it.each(['de', 'ar', 'ru'] as const)('nothing overflows in %s', async (language) => {
  const tab = await openPage({ width: 390, locale: language, touch: true, reducedMotion: true });
  const { page } = tab;
  await openBoard(page, `${host.address}${(await greatLeague(host.address)).replace('/en/', `/${language}/`)}`);
  await choose(page, 4, true);
  await page.locator('.bottom-way.is-coupon').click();
  const wrong: string[] = [];
  // Singles come last, because they remain possible with one leg.
  for (const at of [2, 3, 4, 5, 9]) {
    await page.locator('.types-head').click();
    await page.locator('.types-list').waitFor();
    wrong.push(...(await wide(page)).map((fault) => `the types: ${fault}`));
    await page.locator('.type').nth(at).click();
    await page.locator('.types-list').waitFor({ state: 'detached' });
    wrong.push(...(await wide(page)).map((fault) => `type ${at}: ${fault}`));
  }
  await page.locator('.options-head').click();
  await page.locator('.options-head[aria-expanded="true"]').waitFor();
  wrong.push(...(await wide(page)).map((fault) => `the options: ${fault}`));
  expect(wrong).toEqual([]);
  expect(tab.problems()).toEqual([]);
  await tab.close();
});
