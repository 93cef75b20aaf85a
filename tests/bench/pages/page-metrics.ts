/** Metrics that a benchmark page collects. The harness reads them from the page's global object. */
export interface PageMetrics {
  /** Prices applied since the page was opened. */
  updates: number;
  /** True once everything is rendered and prices are changing. */
  ready: boolean;
  /** Durations in ms of the tasks longer than 50 ms since `ready`. */
  longTasks: number[];
  /** Times in ms from a click to the next paint, measured by the browser, which reports none below 16 ms. */
  clicks: number[];
}

declare global {
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var touchlineBench: PageMetrics | undefined;
  /** Samples the given number of ms and resolves with the percentage of frames that the page dropped. */
  // oxlint-disable-next-line no-var -- the only way to declare a global
  var touchlineDroppedFrames: ((ms: number) => Promise<number>) | undefined;
}

export function collectPageMetrics(): PageMetrics {
  const metrics: PageMetrics = { updates: 0, ready: false, longTasks: [], clicks: [] };
  globalThis.touchlineBench = metrics;
  globalThis.touchlineDroppedFrames = sampleDroppedFrames;
  new PerformanceObserver((list) => {
    if (metrics.ready) metrics.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    metrics.clicks.push(
      ...list
        .getEntries()
        .filter(({ name }) => name === 'click' || name === 'pointerdown' || name === 'pointerup')
        .map(({ duration }) => duration),
    );
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  return metrics;
}

function sampleDroppedFrames(ms: number): Promise<number> {
  return new Promise((resolve) => {
    const times: number[] = [];
    const tick = (now: number): void => {
      times.push(now);
      const startedAt = times[0] ?? now;
      if (now - startedAt < ms) requestAnimationFrame(tick);
      else resolve(droppedPercent(times));
    };
    requestAnimationFrame(tick);
  });
}

/** A headless browser paints sixty frames per second. */
const FRAME_MS = 1_000 / 60;

/** Counts the frames that were due between these times, in ms, and not painted. */
export function droppedPercent(times: readonly number[]): number {
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  const missed = gaps.reduce((sum, gap) => sum + Math.max(0, Math.round(gap / FRAME_MS) - 1), 0);
  return (100 * missed) / (missed + gaps.length);
}

/** Sets `ready` half a second after the second frame that follows the first render. */
export function markReadyOnceSettled(metrics: PageMetrics): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        metrics.ready = true;
      }, 500),
    ),
  );
}
