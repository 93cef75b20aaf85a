/**
 * Shows the site of a core: takes a server's page over, or renders the page. Apart from the entry, so that tests can
 * pass a core of their own.
 */
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Core } from 'touchline/app/facade';
import type { Preferences } from 'touchline/core/preferences/types';
import type { Screen } from 'touchline/navigation/routes';
import { App } from './app.tsx';
import { createPlaces, type Places } from './place.ts';
import { startRouter } from './router.tsx';
import { loadScreen, preloadPath } from './screens/screens.tsx';
import { takeOver } from './take-over.ts';
import { changeLanguage, isLanguage, texts } from './text.ts';

/** Whether a server has rendered this page as this player sees it: for this address, and in the view of most players. */
function isRendered(root: HTMLElement, address: string, { appView }: Preferences): boolean {
  return root.dataset['address'] === address && appView === 0;
}

/**
 * `base` is the path that the site is served from, with a trailing slash. `onStarted` is called once, when the core and
 * the router run.
 */
export function startSite(core: Core, base: string, root: HTMLElement, onStarted: (places: Places) => void): void {
  const address = `/${location.pathname.slice(base.length)}${location.search}${location.hash}`;
  let isStarted = false;
  // More texts would change the context of a screen that is not hydrated yet, and React would discard its elements.
  const places = createPlaces(core, base, address, (path) => isStarted && preloadPath(core, path));
  const { language, route } = places.get().outcome.target;
  // Apply the address's language at once; the router's guard applies the same one later.
  if (isLanguage(language) && language !== core.preferences.get().language)
    core.dispatch({ type: 'preferences/choose', payload: { language } });

  const start = (): void => {
    if (isStarted) return;
    isStarted = true;
    void core.start();
    startRouter(core, places, base);
    onStarted(places);
  };
  const onShown = (): void => {
    start();
    takeOver();
  };
  const app = <App core={core} places={places} texts={texts} onShown={onShown} />;
  /** In a server's page, where the screen has failed: the rest of the page must work all the same. */
  const onCaughtError = (fault: unknown): void => {
    reportError(fault);
    onShown();
  };
  const options = root.hasChildNodes() ? { onCaughtError } : {};
  const render = (): void => {
    start();
    createRoot(root, options).render(app);
  };
  /** Core and router start once the server's page is taken over: until then nothing may differ from it. */
  const hydrate = (): void =>
    void hydrateRoot(root, app, { ...options, onRecoverableError: (fault) => reportError(fault) });

  const changed = changeLanguage(core.preferences.get().language);
  /** What the first render needs; a document that came with the page is the view of a feature. */
  const loadShown = (screen: Screen): Promise<unknown> =>
    Promise.all([changed, loadScreen(screen), screen === 'remote' ? core.load('remoteViews') : undefined]);
  if (isRendered(root, address, core.preferences.get())) loadShown(route?.screen ?? 'undecided').then(hydrate, render);
  else {
    changed.catch(() => undefined);
    render();
  }
}
