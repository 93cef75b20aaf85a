import type { Page } from 'playwright-core';

/**
 * Waits until every finite animation has ended: windows are in place and colours final. Endless and scroll-driven
 * animations are ignored. Needed with reduced motion, too: the first frame shows the start of an animation.
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
