/**
 * The service worker, built as `pwa-sw.js`. Caches the built files of one version, each with a content hash in its
 * name, and the page that loads them; never user data or the operator's answers. Pages are fetched from the network
 * first; the cached page serves only offline. A new version waits until the player asks for it or has left.
 */
import { cacheName, choose, outdated } from './choose.ts';
import { keepFiles } from './keep-files.ts';
import { pressAlert, type Pages } from './press-alert.ts';

/** Paths below the scope: built files, and the ones that the page must load. */
declare const __FILES__: readonly string[];
declare const __ENTRY__: string;
declare const __VERSION__: string;

interface Waits extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetches extends Waits {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Presses extends Waits {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Scope {
  readonly registration: { readonly scope: string };
  readonly clients: Pages & { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Waits) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetches) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: Presses) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
declare const self: Scope;

const PAGE = 'index.html';
const FILES: ReadonlySet<string> = new Set(__FILES__);
const { scope } = self.registration;
const NAME = cacheName(scope, __VERSION__);

/**
 * Caches all files or none: a version is complete. The page must belong to this version, or the server already has a
 * newer one.
 */
async function install(): Promise<void> {
  const isNew = !(await caches.has(NAME));
  const cache = await caches.open(NAME);
  const page = await fetch(scope + PAGE, { cache: 'reload', credentials: 'omit', redirect: 'error' });
  if (!page.ok || !(await page.clone().text()).includes(__ENTRY__)) throw new Error('the page is of another version');
  const request = { credentials: 'omit', redirect: 'error', priority: 'low' } as const;
  try {
    await keepFiles(cache, FILES, (file) => new Request(scope + file, request));
    await cache.put(scope + PAGE, page);
  } catch (error) {
    if (isNew) await caches.delete(NAME);
    throw error;
  }
}

async function activate(): Promise<void> {
  for (const name of outdated(await caches.keys(), scope, __VERSION__)) await caches.delete(name);
  await self.clients.claim();
}

async function cachedFile(url: string): Promise<Response | undefined> {
  return (await caches.open(NAME)).match(url, { ignoreVary: true });
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting();
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(pressAlert(event.notification.data, self.clients, new URL(scope).origin));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  switch (choose(request, scope, FILES)) {
    case 'file':
      return event.respondWith(cachedFile(request.url).then((file) => file ?? fetch(request)));
    case 'shell':
      return event.respondWith(
        fetch(request).catch(async (error: unknown) => {
          const page = await cachedFile(scope + PAGE);
          if (page === undefined) throw error;
          return page;
        }),
      );
    case 'pass':
      return undefined;
  }
});
