/** Draws the site for a core. Separate from `main.tsx`, so that tests and the gallery can pass a core of their own. */
import { createRoot } from 'react-dom/client';
import type { Core } from 'touchline/app/facade';
import { App } from './app.tsx';
import { afterFirstPrice, hurry } from './later.ts';
import { createPlaces, type Places } from './place.ts';
import { adoptSpeaker, isLanguage, speak } from './text.ts';
import { onTryAgain } from './try-again.tsx';

const PRICELESS: ReadonlySet<string> = new Set(['account', 'history', 'not-found', 'server-error']);

/** Retries `load` whenever a retry is due: the page can't do without its result. */
function loadUntilThere(load: () => Promise<void>): void {
  void load().catch(() => {
    const forget = onTryAgain(() => {
      forget();
      loadUntilThere(load);
    });
  });
}

/** Mounts the site in `root`. `base` is the path that the site is served from, with a trailing slash. */
export function boot(core: Core, base: string, root: HTMLElement): Places {
  const address = `/${location.pathname.slice(base.length)}${location.search}${location.hash}`;
  const places = createPlaces(
    core,
    base,
    address,
    (path) =>
      void import('./screens/preload.ts').then(
        ({ preloadPath }) => preloadPath(core, path),
        () => undefined,
      ),
  );
  const { outcome } = places.get();
  const { language } = outcome.target;
  void core.start();
  // Apply the address's language at once; the router's guard applies the same one later.
  if (isLanguage(language) && language !== core.preferences.get().language)
    core.dispatch({ type: 'preferences/choose', payload: { language } });
  void speak(core.preferences.get().language).catch(() => undefined);
  createRoot(root).render(<App core={core} places={places} />);
  afterFirstPrice(() => {
    loadUntilThere(async () => (await import('./router.tsx')).startRouter(core, places, base));
    loadUntilThere(async () => adoptSpeaker((await import('./text-i18next.ts')).i18nextSpeaker));
  });
  places.onWanted(hurry);
  if (outcome.kind === 'fail' || PRICELESS.has(outcome.target.route?.screen ?? '')) hurry();
  return places;
}
