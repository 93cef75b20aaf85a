/** Registers the service worker, and reports when another version waits. */
import { savesData } from '../saves-data.ts';

const FILE = 'pwa-sw.js';
/** Delay before the first check for another version, and interval of later checks. */
const FIRST_CHECK_MS = 60_000;
const CHECK_MS = 300_000;

interface TrustedPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/** The only address accepted as a worker's script. */
function scriptUrl(base: string): string {
  const url = base + FILE;
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes === undefined
    ? url
    : trustedTypes.createPolicy('touchline-service-worker', { createScriptURL: () => url }).createScriptURL(url);
}

/**
 * Registers the worker. `base` is the path that the site is served from, with a trailing slash. `updated` is called
 * once, when a newer version waits or another tab has activated it. Without service workers, in a development build, or
 * when registration fails, the site works without one.
 */
export async function registerServiceWorker(base: string, updated: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    if (process.env['NODE_ENV'] !== 'production') {
      // Remove a worker that an earlier production build registered at this address.
      for (const old of await serviceWorker.getRegistrations()) await old.unregister();
      return;
    }
    // A player who saves data does not want every file cached at once.
    if (savesData()) return;
    const registration = await serviceWorker.register(scriptUrl(base), { scope: base, updateViaCache: 'none' });
    let isAnnounced = false;
    const announce = (): void => {
      if (isAnnounced) return;
      isAnnounced = true;
      updated();
    };
    const watch = (worker: ServiceWorker | null): void => {
      // The first version ever replaces none.
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && registration.active !== null && registration.active !== worker) announce();
      });
    };
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    if (registration.waiting !== null && registration.active !== null) announce();
    let controller = serviceWorker.controller;
    serviceWorker.addEventListener('controllerchange', () => {
      if (controller !== null) announce();
      controller = serviceWorker.controller;
    });
    const check = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) registration.update().catch(() => undefined);
      setTimeout(check, CHECK_MS);
    };
    setTimeout(check, FIRST_CHECK_MS);
  } catch {
    // The site works without a worker.
  }
}

/** Activates the waiting version, which reloads the page; without a waiting version the page reloads at once. */
export async function takeOver(): Promise<void> {
  const reload = (): void => location.reload();
  try {
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting ?? null;
    if (waiting === null) return reload();
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated' || waiting.state === 'redundant') reload();
    });
    waiting.postMessage('takeOver');
  } catch {
    reload();
  }
}
