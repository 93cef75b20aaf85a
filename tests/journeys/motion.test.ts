/** Motion with meaning: goals in rows and on the scoreboard, and the acceptance of a bet. */
import { afterEach, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';
import { accepted, acceptAnyOdds, choose, coupon, enter, newBet, place, stake } from './player.ts';

const host = hostOfFile('--speed', '60');
const tabs: Tab[] = [];
afterEach(async () => {
  for (const tab of tabs.splice(0)) await tab.close();
});

/** Notes which animations of the site's scripts start, and where; runs before the page's own code. */
const NOTE_MOTION = `
  globalThis.motion = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, timing) {
    globalThis.motion.push([timing.id, this.className].join(' '));
    return animate.call(this, frames, timing);
  };`;
const motionOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as typeof globalThis & { readonly motion: readonly string[] }).motion);

async function watch(path: string, width: number, isReduced: boolean): Promise<Tab> {
  const tab = await openPage({ width, touch: width < 1024 });
  tabs.push(tab);
  if (isReduced) await tab.page.emulateMedia({ reducedMotion: 'reduce' });
  await tab.page.addInitScript(NOTE_MOTION);
  await tab.page.goto(`${host.address}${path}`);
  await tab.page.locator('main .row, main .scoreboard').first().waitFor();
  return tab;
}

it.each([1366, 390])(
  '[LIN-119] a goal tints its row and lets the score grow, and only tints it where motion is reduced, at %i px',
  async (width) => {
    const [moving, still] = [await watch('/en/live/1', width, false), await watch('/en/live/1', width, true)];
    await expect.poll(() => motionOf(moving.page), { timeout: 90_000 }).toContain('grow side-score');
    await expect.poll(() => motionOf(still.page), { timeout: 90_000 }).toContain('goal row');
    expect(await motionOf(moving.page)).toContain('goal row');
    expect((await motionOf(still.page)).filter((each) => each.startsWith('grow'))).toEqual([]);
    expect([...moving.problems(), ...still.problems()]).toEqual([]);
  },
  240_000,
);

/** Notes the animations that run in the receipt once it is there, and for how long; runs before the page's own code. */
const NOTE_RECEIPT = `
  globalThis.received = [];
  new MutationObserver(() => {
    const receipt = document.querySelector('.receipt');
    if (receipt === null || receipt === globalThis.noted) return;
    globalThis.noted = receipt;
    globalThis.received = receipt.getAnimations({ subtree: true }).map((animation) => ({
      name: animation.animationName,
      of: animation.effect.target === receipt ? 'receipt' : animation.effect.target.closest('.placing-title') ? 'tick' : '',
      endsMs: animation.effect.getComputedTiming().endTime,
      times: animation.effect.getComputedTiming().iterations,
    }));
  }).observe(document, { subtree: true, childList: true });`;

interface Received {
  readonly of: string;
  readonly endsMs: number;
  readonly times: number;
}

async function bet(page: Page): Promise<readonly Received[]> {
  await choose(page, 1, true);
  await acceptAnyOdds(page);
  await stake(page, '1');
  await place(page);
  const number = await accepted(page);
  const receipt = (await coupon(page)).getByRole('group', { name: 'Bet accepted' });
  expect(await receipt.innerText()).toContain(number);
  expect(await receipt.getByRole('status').or(receipt.locator('xpath=ancestor::*[@role="status"]')).count()).toBe(1);
  return page.evaluate(() => (globalThis as typeof globalThis & { readonly received: readonly Received[] }).received);
}

it.each([1366, 390])(
  '[BPL-6] the receipt of an accepted bet rises and its tick lands, once and within a second, and neither moves with reduced motion or in the light version, at %i px',
  async (width) => {
    const tab = await openPage({ width, touch: width < 1024 });
    tabs.push(tab);
    const { page } = tab;
    await page.addInitScript(NOTE_RECEIPT);
    await enter(page, `${host.address}/en/line/1`);
    const moving = await bet(page);
    expect(moving.map(({ of }) => of).toSorted()).toEqual(['receipt', 'tick']);
    for (const { endsMs, times } of moving) {
      expect(times).toBe(1);
      expect(endsMs).toBeGreaterThan(100);
      expect(endsMs).toBeLessThanOrEqual(1_000);
    }
    await newBet(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { endsMs } of await bet(page)) expect(endsMs).toBeLessThan(1);
    await newBet(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.evaluate(() => (document.documentElement.dataset['look'] = 'light'));
    expect(await bet(page)).toEqual([]);
    expect(tab.problems()).toEqual([]);
  },
  120_000,
);
