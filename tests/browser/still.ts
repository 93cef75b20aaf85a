import { errors, type Frame, type Page } from 'playwright-core';

/** Whether no finite animation runs in the document, or (`isListed`) which ones do: their names and elements. */
function look(isListed: boolean): boolean | readonly string[] {
  const running = document
    .getAnimations()
    .filter(
      ({ playState, timeline, effect }) =>
        playState === 'running' &&
        timeline instanceof DocumentTimeline &&
        effect?.getComputedTiming().iterations !== Infinity,
    );
  if (!isListed) return running.length === 0;
  return running.map((animation) => {
    const target = animation.effect instanceof KeyframeEffect ? animation.effect.target : null;
    const name = animation instanceof CSSAnimation ? animation.animationName : animation.constructor.name;
    return `${name} of ${target?.outerHTML.slice(0, 80) ?? 'nothing'}`;
  });
}

/**
 * Waits until every finite animation has ended: windows are in place and colours final. Endless and scroll-driven
 * animations are ignored. Needed with reduced motion, too: the first frame shows the start of an animation. A page that
 * does not come to rest is an error that names its animations.
 */
export async function untilStill(page: Page | Frame): Promise<void> {
  try {
    await page.waitForFunction(look, false);
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    const running = await page.evaluate(look, true);
    throw new Error(`the page does not come to rest: ${JSON.stringify(running)}`, { cause: error });
  }
}
