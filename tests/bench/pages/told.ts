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
}

export function createTold(): Told {
  const told: Told = { updates: 0, ready: false, longTasks: [], clicks: [] };
  globalThis.touchlineBench = told;
  new PerformanceObserver((list) => {
    if (told.ready) told.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    told.clicks.push(...list.getEntries().filter(({ name }) => name === 'click' || name === 'pointerdown' || name === 'pointerup').map(({ duration }) => duration));
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  return told;
}

/** Counts what comes and says when the page is settled: two frames after it was drawn. */
export function settled(told: Told): void {
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
    told.ready = true;
  }, 500)));
}
