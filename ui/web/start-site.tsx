/**
 * Shows the site of a core: takes a server's page over, or renders the page. Apart from the entry, so that tests can
 * pass a core of their own.
 */
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { DEVICE_STORAGE } from 'touchline/kernel/device-storage';
import type { Core } from 'touchline/app/facade';
import type { Preferences } from 'touchline/core/preferences/types';
import type { Screen } from 'touchline/navigation/routes';
import { App, SitePage } from './app.tsx';
import { takeCountryNames } from './format/country.ts';
import { takeMonths } from './format/time.ts';
import { firstLocation } from './page-location.ts';
import { createSiteRouter, type SiteRouter } from './router.tsx';
import { loadScreen, preloadPath } from './screens/screens.tsx';
import { takeOver } from './take-over.ts';
import { changeLanguage, isLanguage, texts } from './text.ts';

/**
 * Whether a server has rendered this page as this player sees it: for this address, and in the view of most players.
 */
function isRendered(root: HTMLElement, address: string, { appView }: Preferences): boolean {
  return root.dataset['address'] === address && appView === 'european';
}

/**
 * The player's look, and room for the balance on a phone, before the first render; a server's page has both from
 * `early.ts` [DSP-7, SCH-18].
 */
function applyLook({ dataset }: HTMLElement): void {
  try {
    dataset['look'] ??= localStorage.getItem(DEVICE_STORAGE.look.name) ?? '';
    if (localStorage.getItem(DEVICE_STORAGE.activeAt.name) !== null) dataset['player'] = '';
  } catch {
    // A browser without storage has the usual look.
  }
}

/**
 * `base` is the path that the site is served from, with a trailing slash. `onStarted` is called once, when the core and
 * the router run.
 */
export function startSite(core: Core, base: string, root: HTMLElement, onStarted: (router: SiteRouter) => void): void {
  applyLook(document.documentElement);
  const address = `/${location.pathname.slice(base.length)}${location.search}${location.hash}`;
  const first = firstLocation(core, address);
  const { language, route } = first.outcome.target;
  // Apply the address's language at once; the router's guard applies the same one later.
  if (isLanguage(language) && language !== core.preferences.get().language)
    core.dispatch({ type: 'preferences/choose', payload: { language } });

  let isStarted = false;
  let site: SiteRouter | null = null;
  const start = (): void => {
    if (isStarted || site === null) return;
    isStarted = true;
    void core.start();
    site.start();
    onStarted(site);
  };
  const onShown = (): void => {
    start();
    takeOver();
  };
  // More texts would change the context of a screen that is not hydrated yet, and React would discard its elements.
  const preload = (path: string): void => void (isStarted && preloadPath(core, path));
  const page = <SitePage base={base} preload={preload} onShown={onShown} />;
  /** The router follows the address from here on; a place appears at once, not when React finds the time. */
  const app = (): ReactNode => {
    site = createSiteRouter(core, base, first, page);
    return (
      <App core={core} texts={texts}>
        <RouterProvider router={site.router} useTransitions={false} />
      </App>
    );
  };
  /** In a server's page, where the screen has failed: the rest of the page must work all the same. */
  const onCaughtError = (fault: unknown): void => {
    reportError(fault);
    onShown();
  };
  const options = root.hasChildNodes() ? { onCaughtError } : {};
  const render = (): void => {
    const content = app();
    start();
    createRoot(root, options).render(content);
  };
  /** Core and router start once the server's page is taken over: until then nothing may differ from it. */
  const hydrate = (): void => {
    const spoken = core.preferences.get().language;
    takeCountryNames(root, spoken);
    takeMonths(document.documentElement.dataset['dates'] ?? '', spoken);
    // A transition is rendered in slices.
    startTransition(() => {
      hydrateRoot(root, app(), { ...options, onRecoverableError: (fault) => reportError(fault) });
    });
  };

  const changed = changeLanguage(core.preferences.get().language);
  /** Loads the code of the first render; a document that came with the page is the view of a feature. */
  const loadShown = (screen: Screen): Promise<unknown> =>
    Promise.all([changed, loadScreen(screen), screen === 'remote' ? core.load('remoteViews') : undefined]);
  if (isRendered(root, address, core.preferences.get())) loadShown(route?.screen ?? 'undecided').then(hydrate, render);
  else {
    // The screen reports a failure once it is asked for again.
    if (route !== null) loadScreen(route.screen).catch(() => undefined);
    // In another language before its texts are there, the page would turn its direction twice.
    changed.then(render, render);
  }
}
