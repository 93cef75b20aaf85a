/** What a page under measurement tells: the harness reads it through the page's global object. */
export interface Told {
  /** Prices taken in since the page was opened. */
  updates: number;
  /** True when everything is drawn and prices move. */
  ready: boolean;
  /** Milliseconds of each task above 50 ms since `ready`. */
  longTasks: number[];
  /** Milliseconds from a press to the paint after it, as the browser measured them; it tells of none below 16. */
  clicks: number[];
}

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var touchlineBench: Told | undefined;
  /** Per cent of the frames that the screen could have shown within so many ms and the page did not. */
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var touchlineDropped: ((ms: number) => Promise<number>) | undefined;
}

export function createTold(): Told {
  const told: Told = { updates: 0, ready: false, longTasks: [], clicks: [] };
  globalThis.touchlineBench = told;
  globalThis.touchlineDropped = dropped;
  new PerformanceObserver((list) => {
    if (told.ready) told.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    told.clicks.push(
      ...list
        .getEntries()
        .filter(({ name }) => name === 'click' || name === 'pointerdown' || name === 'pointerup')
        .map(({ duration }) => duration),
    );
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  return told;
}

function dropped(ms: number): Promise<number> {
  return new Promise((resolve) => {
    const times: number[] = [];
    const tick = (now: number): void => {
      times.push(now);
      const began = times[0] ?? now;
      if (now - began < ms) requestAnimationFrame(tick);
      else resolve(droppedOf(times));
    };
    requestAnimationFrame(tick);
  });
}

/** A headless browser paints sixty times a second. */
const FRAME_MS = 1_000 / 60;

function droppedOf(times: readonly number[]): number {
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return (100 * missed) / (missed + gaps.length);
}

/** Counts what comes and says when the page is settled: two frames after it was drawn. */
export function settled(told: Told): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        told.ready = true;
      }, 500),
    ),
  );
}
