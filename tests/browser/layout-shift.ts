/**
 * The distance that a page's content moves without a press, summed: at least the browsers' Cumulative Layout Shift.
 */
import type { Page } from 'playwright-core';

/** A page below this value does not move. */
export const MAX_SHIFT = 0.01;

/** Runs before the page's own code. */
const WATCH = `
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Watches every document that a page, or a page of a context, opens from now on. */
export const watchShifts = (target: { addInitScript(script: string): Promise<unknown> }): Promise<unknown> =>
  target.addInitScript(WATCH);

/** The shift of the present document so far. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as typeof globalThis & { readonly layoutShift: number }).layoutShift);
