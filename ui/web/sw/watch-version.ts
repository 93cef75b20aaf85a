/**
 * Tells the core which version this page was loaded with and which is the newest [VER-1]: by the name of the entry, which changes with whatever it loads. The list of built files is looked at
 * after a minute and every 5 minutes while the page is seen and online; a list that can't be had is no news.
 */
import type { Core } from '../../../core/app/facade.ts';
import type { GateView } from '../../../core/app/parts/gate.part.ts';
import { watchProjection } from '../use-projection.ts';

export const FIRST_CHECK_MS = 60_000;
export const CHECK_MS = 300_000;
const LIST = 'assets.json';
/** A version that has no name yet: the service worker has it. */
const WAITING = 'waiting';

type Load = (url: string) => Promise<unknown>;
const loadList: Load = async (url) => (await fetch(url, { cache: 'no-store', credentials: 'omit' })).json();

/** `assets/main-ABCDEFGH.js` of the script that started this page; null where there is none, as in a development build of another kind. */
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
  /** Another version waits in the service worker, or another tab has taken it over. */
  readonly waits: () => void;
}

/** `base` is where the site is served from, with a slash at its end. `first` is the version of this page; `due` is called when the player is to be told for the first time. Runs for as long as the page. */
export function watchVersion(
  core: Pick<Core, 'dispatch' | 'part'>,
  base: string,
  due: () => void,
  first: string | null = entryOf(base),
  load: Load = loadList,
): Watched {
  let isWaiting = false;
  let isStarted = false;
  let isTold = false;
  const report = (version: string): void => void core.dispatch({ type: 'app-version/report', payload: { version } });
  const follow = (view: GateView | null): void => {
    if (view === null) return;
    if (!isStarted) {
      isStarted = true;
      core.dispatch({ type: 'app-version/start', payload: { version: first ?? 'unknown' } });
      if (isWaiting) report(WAITING);
    }
    if (isTold || !view.version.isNoticeDue) return;
    isTold = true;
    due();
  };
  watchProjection(core.part('gate'), follow);
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
