/** A page whose own scripts wait, as on a slow network. */
import type { Page } from 'playwright-core';

/** Holds the site's own script back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/[\w-]+\.js$/, async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}
