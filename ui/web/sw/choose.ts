/** What the service worker does with a request. It knows the built files by name and the page; everything else is not its business. */

/** `file`: a built file, whose name changes with its content. `shell`: an address of the site that is opened. `pass`: left to the browser, untouched. */
export type Choice = 'file' | 'shell' | 'pass';

export interface Asked {
  readonly method: string;
  readonly url: string;
  /** `navigate` when a page is opened. */
  readonly mode: string;
}

/** Calls to the operator, whichever they are: never answered, never kept. */
const CALL = /^[\w-]+-api\//;

/** `scope` is where the site is served from, in full; `files` are paths below it. */
export function choose({ method, url, mode }: Asked, scope: string, files: ReadonlySet<string>): Choice {
  if (method !== 'GET' || !url.startsWith(scope)) return 'pass';
  const path = url.slice(scope.length).replace(/[?#].*$/s, '');
  if (CALL.test(path)) return 'pass';
  if (files.has(path)) return 'file';
  return mode === 'navigate' && !/\.[a-z\d]+$/i.test(path) ? 'shell' : 'pass';
}

const PREFIX = 'touchline-site';

/** The name of a version's cache: one a version and a place where the site is served from. */
export function cacheName(scope: string, version: string): string {
  return `${PREFIX} ${scope} ${version}`;
}

/** The caches to be deleted once a version works: this site's own, but its newest and the one before, which tabs that are still open may need. `names` are oldest first. */
export function outdated(names: readonly string[], scope: string, version: string): readonly string[] {
  const others = names.filter((name) => name.startsWith(`${PREFIX} ${scope} `) && name !== cacheName(scope, version));
  return others.slice(0, -1);
}
