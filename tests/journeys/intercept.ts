/** Requests of a page that a journey answers itself for a while. */
import type { Page, Request, Route } from 'playwright-core';

/**
 * Passes requests to `handle` until the returned function is called. The route then lets them through instead of being
 * removed: when a page loses its last route, the browser may never send the requests that wait for it at that moment.
 */
export async function intercept(
  page: Page,
  url: string | RegExp,
  handle: (route: Route, request: Request) => unknown,
): Promise<() => void> {
  let isOn = true;
  await page.route(url, (route, request) => (isOn ? handle(route, request) : route.fallback()));
  return () => {
    isOn = false;
  };
}
