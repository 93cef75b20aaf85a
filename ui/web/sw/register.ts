/** Registers the service worker once the first price is there, and tells when another version waits. */

const FILE = 'pwa-sw.js';
/** The first look for another version, and the pause before each later one. */
const FIRST_CHECK_MS = 60_000;
const CHECK_MS = 300_000;

interface TrustedPolicy {
  createScriptURL(url: string): string;
}
interface TrustedTypes {
  createPolicy(name: string, rules: TrustedPolicy): TrustedPolicy;
}

/** The one address that may become a worker's script here. */
function scriptUrl(base: string): string {
  const url = base + FILE;
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
  return trustedTypes === undefined
    ? url
    : trustedTypes.createPolicy('touchline-service-worker', { createScriptURL: () => url }).createScriptURL(url);
}

/** A player who saves data does not want all files at once. */
function savesData(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || /^(?:slow-)?2g$/.test(connection?.effectiveType ?? '');
}

/**
 * `base` is where the site is served from, with a slash at its end. `updated` is called once, when a newer version waits or another tab has taken it over. A browser that has no service
 * workers, or a development build, does without; so does a site whose worker can't be had.
 */
export async function registerServiceWorker(base: string, updated: () => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  try {
    if (process.env['NODE_ENV'] !== 'production') {
      // What an earlier production build left at this address.
      for (const old of await serviceWorker.getRegistrations()) await old.unregister();
      return;
    }
    if (savesData()) return;
    const registration = await serviceWorker.register(scriptUrl(base), { scope: base, updateViaCache: 'none' });
    let isTold = false;
    const tell = (): void => {
      if (isTold) return;
      isTold = true;
      updated();
    };
    const watch = (worker: ServiceWorker | null): void => {
      // The first version of all replaces nobody.
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed' && registration.active !== null && registration.active !== worker) tell();
      });
    };
    watch(registration.installing);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    if (registration.waiting !== null && registration.active !== null) tell();
    let controller = serviceWorker.controller;
    serviceWorker.addEventListener('controllerchange', () => {
      if (controller !== null) tell();
      controller = serviceWorker.controller;
    });
    const check = (): void => {
      if (document.visibilityState === 'visible' && navigator.onLine) registration.update().catch(() => undefined);
      setTimeout(check, CHECK_MS);
    };
    setTimeout(check, FIRST_CHECK_MS);
  } catch {
    // The site works without.
  }
}

/** The version that waits takes over, and the page is loaded again; without one it is loaded again at once. */
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
