/**
 * Decides how the service worker handles a request. Only built files and the page are handled; every other request
 * passes.
 */

import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';

/**
 * `file`: a built file, whose name changes with its content. `shell`: navigation to an address of the site. `pass`:
 * left to the browser.
 */
export type Choice = 'file' | 'shell' | 'pass';

export interface Asked {
  readonly method: string;
  readonly url: string;
  /** `navigate` for a page load. */
  readonly mode: string;
}

/** Calls to the operator: never answered from the cache, never cached. */
const CALL = /^[\w-]+-api\//;

/** `scope` is the site's full base URL; `files` are paths below it. */
export function choose({ method, url, mode }: Asked, scope: string, files: ReadonlySet<string>): Choice {
  if (method !== 'GET' || !url.startsWith(scope)) return 'pass';
  const path = url.slice(scope.length).replace(/[?#].*$/s, '');
  if (CALL.test(path)) return 'pass';
  if (files.has(path)) return 'file';
  return mode === 'navigate' && !/\.[a-z\d]+$/i.test(path) ? 'shell' : 'pass';
}

const PREFIX = DEVICE_STORAGE.files.name;

/** Cache name of a version, unique per version and scope. */
export function cacheName(scope: string, version: string): string {
  return `${PREFIX}${scope} ${version}`;
}

/**
 * Caches to delete once a version is active: this site's own, except the newest and its predecessor, which open tabs
 * may need. `names` are oldest first.
 */
export function outdated(names: readonly string[], scope: string, version: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(`${PREFIX}${scope} `) && name !== cacheName(scope, version));
  return others.slice(0, -1);
}
