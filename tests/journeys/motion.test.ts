/** Motion beside the prices: goals in rows and on the scoreboard. */
import { afterEach, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openPage } from '../browser/page.ts';
import type { Tab } from '../browser/page.ts';
import { hostOfFile } from './host-of-file.ts';

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
