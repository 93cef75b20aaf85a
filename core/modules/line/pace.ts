/**
 * Paces the line's updates of the screen: once a frame, and ten times a second on a page that can't keep up, so that
 * drawing prices never blocks the player [LIN-10]. A page is slow when frames are late repeatedly; it returns to full
 * speed after a calm period.
 */
import type { Clock } from '../../ports/clock.ts';
import type { PagePort } from '../../ports/page.ts';

const SLOW_PAUSE_MS = 100;
/** Two frames missed at 60 Hz. */
const LATE_MS = 45;
const LATE_FRAMES = 4;
/** Frames on time before a slow page is tried at full speed again. */
const CALM_FRAMES = 100;

/** Runs `work` once at the next frame, however many requests come before. */
export function createPace(clock: Clock, page: Pick<PagePort, 'nextFrame' | 'visible'>, work: () => void): () => void {
  let isAsked = false;
  let late = 0;
  let calm = 0;
  let isSlow = false;

  function atFrame(): void {
    const askedAt = clock.now();
    page.nextFrame(() => {
      // A hidden page has no frames to be late with.
      if (page.visible.get()) judge(clock.now() - askedAt);
      isAsked = false;
      work();
    });
  }

  function judge(waited: number): void {
    if (waited > LATE_MS) {
      late += 1;
      calm = 0;
    } else {
      late = Math.max(0, late - 1);
      calm += 1;
    }
    if (late >= LATE_FRAMES) isSlow = true;
    else if (calm >= CALM_FRAMES) isSlow = false;
  }

  return () => {
    if (isAsked) return;
    isAsked = true;
    if (isSlow) clock.after(SLOW_PAUSE_MS, atFrame);
    else atFrame();
  };
}
