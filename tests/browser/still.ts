import type { Page } from 'playwright-core';

/**
 * Until nothing moves any more that ends by itself: a window stands where it will, a colour is the one that it will be. What turns for ever and what follows a scrollbar is left out.
 * With less motion asked for too: the first frame shows where a move would have begun.
 */
export async function untilStill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' ||
          !(timeline instanceof DocumentTimeline) ||
          effect?.getComputedTiming().iterations === Infinity,
      ),
  );
}
