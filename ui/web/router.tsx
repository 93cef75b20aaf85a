/**
 * The router. Its only route runs the core's guards in middleware and writes their decision to `places`. The library
 * handles redirects, cancelled navigations and history; screens are rendered elsewhere.
 */
import {
  createBrowserRouter,
  createContext,
  NavigationType,
  redirect,
  replace as inPlaceOf,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';
import type { Core } from 'touchline/app/facade';
import type { Outcome } from 'touchline/navigation/navigation';
import type { Places, Shown } from './place.ts';
import { isModal } from './place.ts';
import { createScrollKeeper } from './scroll-keeper.ts';
import { watchProjection } from './use-projection.ts';

const ROOT = 'root';
/** Reason of the guard that opens the deposit page as a dialog over the current page [NAV-29]. */
const RECHARGE = 'rechargeIsModal';

function isShown(outcome: Outcome): outcome is Shown {
  return outcome.kind === 'show' || outcome.kind === 'fail';
}

/** Starts routing. `base` is the path that the site is served from, with a trailing slash. Runs for the page's lifetime. */
export function startRouter(core: Core, places: Places, base: string): void {
  const basename = base === '/' ? '/' : base.slice(0, -1);
  const decided = createContext<Shown>();
  const scroll = createScrollKeeper();
  const below = (url: URL): string => `/${url.pathname.slice(base.length)}${url.search}${url.hash}`;
  let landed: unknown = null;
  /** Hash of the navigation under way, because requests carry none. */
  let hashAsked = (): string => location.hash;
  const current = (): string => below(new URL(location.href));

  /**
   * The address after a cancelled navigation: the current screen keeps its address, and a refused first visit leads
   * home. Never the refused address.
   */
  const stay = (asked: string): Shown | string => {
    const back = landed === null ? core.navigation.href('/') : current();
    // The router asks without the hash.
    return back.split('#')[0] === asked.split('#')[0] ? places.get().outcome : back;
  };

  /** Opens the deposit dialog as soon as the queue of modals has loaded. */
  const openRecharge = (): void => {
    let isOpen = false;
    const stop = watchProjection(core.feature('modals'), (modals) => {
      if (modals === null || isOpen) return;
      isOpen = true;
      core.dispatch({ type: 'modals/open', payload: { kind: 'recharge', id: 'recharge' } });
      queueMicrotask(() => stop());
    });
  };

  const router = createBrowserRouter(
    [
      {
        id: ROOT,
        path: '*',
        middleware: [
          async ({ request, context }, next) => {
            const asked = below(new URL(request.url)) + hashAsked();
            const outcome = await core.navigation.decide(asked);
            if (outcome.kind === 'redirect') places.sentFrom(asked);
            // React Router catches this redirect.
            // oxlint-disable-next-line typescript/only-throw-error
            if (outcome.kind === 'redirect') throw redirect(outcome.to, outcome.status);
            if (outcome.kind === 'cancel' && outcome.reason === RECHARGE) openRecharge();
            const shown = outcome.kind === 'cancel' ? stay(asked) : outcome;
            // oxlint-disable-next-line typescript/only-throw-error
            if (typeof shown === 'string') throw inPlaceOf(shown);
            context.set(decided, shown);
            return next();
          },
        ],
        loader: ({ context }: LoaderFunctionArgs<Readonly<RouterContextProvider>>): Shown => context.get(decided),
        shouldRevalidate: () => true,
        element: null,
      },
    ],
    { basename },
  );

  let isLanguageLate = false;
  /**
   * Writes a language chosen in another tab into this tab's address, because a reload would otherwise revert the
   * choice. Waits for the navigation under way.
   */
  const sayLanguage = (): void => {
    const { path, query, hash, language } = places.get().outcome.target;
    isLanguageLate = landed === null || router.state.navigation.state !== 'idle';
    if (isLanguageLate || language === null || language === core.preferences.get().language) return;
    void router.navigate(core.navigation.href(path) + query + hash, { replace: true });
  };

  const follow = (): void => {
    const { initialized, navigation, loaderData, errors, location: at, historyAction } = router.state;
    const busy = !initialized || navigation.state !== 'idle';
    if (busy) return places.setMoving(initialized);
    const outcome: unknown = loaderData[ROOT];
    if (errors !== null)
      return places.land({
        kind: 'fail',
        status: 500,
        target: { language: null, path: at.pathname, query: at.search, hash: at.hash, route: null, params: {} },
      });
    places.setMoving(false);
    if (outcome === landed) return;
    landed = outcome;
    const shown = outcome as Shown;
    if (!isShown(shown)) return;
    const keeps = isModal(shown) || isModal(places.get().outcome);
    places.land(shown);
    scroll.arrive(at.key, historyAction === NavigationType.Pop ? 'back' : keeps ? 'stay' : 'top');
    if (isLanguageLate) sayLanguage();
  };
  hashAsked = () => (router.state.navigation.location ?? router.state.location).hash;
  router.subscribe(follow);
  follow();

  let status = core.session.get().status;
  watchProjection(core.session, (session) => {
    if (session.status === status) return;
    status = session.status;
    void router.revalidate();
  });
  // Judges the current page again after a ban, a closure or any other change that affects its guards.
  core.navigation.onOutdated(() => void router.revalidate());
  let spoken = core.preferences.get().language;
  watchProjection(core.preferences, ({ language }) => {
    if (language === spoken) return;
    spoken = language;
    sayLanguage();
  });
  places.attach({ go: (address, replace) => void router.navigate(address, { replace }) });
}
