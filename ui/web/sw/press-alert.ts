/** A press on a message of the system: focuses a page of the site, which opens the path, or opens a new page. */

interface Page {
  readonly visibilityState: string;
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}

export interface Pages {
  matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Page[]>;
  openWindow(url: string): Promise<unknown>;
}

/**
 * `data` as `adapters/browser/browser-system-alerts.ts` attaches it; anything else does nothing. `origin`: of the site.
 */
export async function pressAlert(data: unknown, clients: Pages, origin: string): Promise<void> {
  if (typeof data !== 'object' || data === null) return;
  const path: unknown = Reflect.get(data, 'path');
  const address: unknown = Reflect.get(data, 'address');
  if (typeof path !== 'string' || typeof address !== 'string') return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (page === undefined) {
    const url = new URL(address, origin);
    if (url.origin === origin) await clients.openWindow(url.href);
    return;
  }
  await page.focus();
  page.postMessage({ kind: 'alertPressed', path });
}
