/**
 * Reports the loaded and the newest version to the core [VER-1]. The name of the entry file, which changes with
 * everything it loads, identifies a version. The list of built files is fetched after a minute and then every 5 minutes
 * while the page is visible and online; a failed fetch reports nothing.
 */
import type { Core } from 'touchline/app/facade';
import type { GateView } from 'touchline/core/gate/public';
import { watchProjection } from '../use-projection.ts';

const FIRST_CHECK_MS = 60_000;
const CHECK_MS = 300_000;
const LIST = 'assets.json';
/** A version without a known name, waiting in the service worker. */
const WAITING = 'waiting';

type Load = (url: string) => Promise<unknown>;
const loadList: Load = async (url) => (await fetch(url, { cache: 'no-store', credentials: 'omit' })).json();

/**
 * The entry script of this page, such as `assets/main-ABCDEFGH.js`; null when there is none, as in other development
 * builds.
 */
export function entryOf(
  base: string,
  scripts: Iterable<{ readonly src: string }> = document.querySelectorAll<HTMLScriptElement>(
    'script[type="module"][src]',
  ),
): string | null {
  for (const { src } of scripts) {
    const { pathname } = new URL(src, document.baseURI);
    if (pathname.startsWith(`${base}assets/`)) return pathname.slice(base.length);
  }
  return null;
}

function entryIn(list: unknown): string | null {
  if (typeof list !== 'object' || list === null || !('entry' in list)) return null;
  return typeof list.entry === 'string' && /^assets\/[\w.-]{1,200}$/.test(list.entry) ? list.entry : null;
}

interface Watched {
  /** Call when another version waits in the service worker, or another tab has activated it. */
  readonly waits: () => void;
}

/**
 * Watches for new versions for the page's lifetime. `base` is the path that the site is served from, with a trailing
 * slash. `first` is this page's version; `due` is called when the player is to be notified for the first time.
 */
export function watchVersion(
  core: Pick<Core, 'dispatch' | 'feature'>,
  base: string,
  due: () => void,
  first: string | null = entryOf(base),
  load: Load = loadList,
): Watched {
  let isWaiting = false;
  let isStarted = false;
  let isAnnounced = false;
  const report = (version: string): void => void core.dispatch({ type: 'app-version/report', payload: { version } });
  const follow = (view: GateView | null): void => {
    if (view === null) return;
    if (!isStarted) {
      isStarted = true;
      core.dispatch({ type: 'app-version/start', payload: { version: first ?? 'unknown' } });
      if (isWaiting) report(WAITING);
    }
    if (isAnnounced || !view.version.isNoticeDue) return;
    isAnnounced = true;
    due();
  };
  watchProjection(core.feature('gate'), follow);
  const check = (): void => {
    if (isWaiting) return;
    if (document.visibilityState === 'visible' && navigator.onLine) {
      load(base + LIST).then(
        (list) => {
          const newest = entryIn(list);
          if (newest !== null && !isWaiting) report(newest);
        },
        () => undefined,
      );
    }
    setTimeout(check, CHECK_MS);
  };
  if (first !== null) setTimeout(check, FIRST_CHECK_MS);
  return {
    waits() {
      isWaiting = true;
      if (isStarted) report(WAITING);
    },
  };
}
