/**
 * The router in the browser: the core's guards are the middleware of the site's route. The library handles redirects,
 * cancelled navigations and history.
 */
import type { ReactNode } from 'react';
import {
  createBrowserRouter,
  createContext,
  NavigationType,
  redirect,
  replace as inPlaceOf,
  type LoaderFunctionArgs,
  type MiddlewareFunction,
  type RouterContextProvider,
} from 'react-router-dom';
import type { Core } from 'touchline/app/facade';
import { readSiteAddress } from 'touchline/navigation/all-routes';
import { failedAt, isModal, nextLocation, SITE, type PageLocation, type Shown } from './page-location.ts';
import { createSiteRoutes, loadRoute } from './routes.tsx';
import { createScrollKeeper } from './scroll-keeper.ts';
import { watchProjection } from './use-projection.ts';

/** Reason of the guard that opens the deposit page as a dialog over the current page [NAV-29]. */
const RECHARGE = 'rechargeIsModal';

export interface SiteRouter {
  readonly router: ReturnType<typeof createBrowserRouter>;
  readonly current: () => PageLocation;
  /** Calls `listener` after each change of the location. Lasts for the page's lifetime. */
  readonly onLocation: (listener: () => void) => void;
  /** Decides the first location with the guards, once the core has started, and every location that the core outdates. */
  readonly start: () => void;
}

/** Opens the deposit dialog as soon as the queue of modals has loaded. */
function openRecharge(core: Core): void {
  let isOpen = false;
  const stop = watchProjection(core.feature('modals'), (modals) => {
    if (modals === null || isOpen) return;
    isOpen = true;
    core.dispatch({ type: 'modals/open', payload: { kind: 'recharge', id: 'recharge' } });
    queueMicrotask(() => stop());
  });
}

/**
 * `base` is the path that the site is served from, with a trailing slash; `element` draws the page. The router begins
 * with the first location; the guards decide from `start` on.
 */
export function createSiteRouter(core: Core, base: string, first: PageLocation, element: ReactNode): SiteRouter {
  const decided = createContext<Shown>();
  const below = (url: URL): string => `/${url.pathname.slice(base.length)}${url.search}${url.hash}`;
  let isStarted = false;
  /** Whether the guards have allowed a location. */
  let isDecided = false;
  let redirectedFrom: string | null = null;
  /** Hash of the navigation under way, because requests carry none. */
  let hashAsked = (): string => location.hash;
  let isUnderWay = (): boolean => false;
  let current = (): PageLocation => first;

  /**
   * The address after a cancelled navigation: the current screen keeps its address, and a refused first visit leads
   * home. Never the refused address.
   */
  const stay = (asked: string): Shown | string => {
    const back = isDecided ? below(new URL(location.href)) : core.navigation.href('/');
    // The router asks without the hash.
    return back.split('#')[0] === asked.split('#')[0] ? current().outcome : back;
  };

  const decide = async (asked: string): ReturnType<Core['navigation']['decide']> => {
    try {
      return await core.navigation.decide(asked);
    } catch (fault) {
      reportError(fault);
      return failedAt(asked.replace(/[?#].*$/s, ''));
    }
  };

  const guard: MiddlewareFunction = async ({ request, context }, next) => {
    // Until the start the location stays the first one.
    if (!isStarted || request.signal.aborted) {
      context.set(decided, current().outcome);
      return next();
    }
    const asked = below(new URL(request.url)) + hashAsked();
    // The screen's code loads while the guards decide.
    void loadRoute(readSiteAddress(asked).route);
    const outcome = await decide(asked);
    if (outcome.kind === 'redirect') {
      redirectedFrom ??= asked;
      // The address of a visit is no location to go back to.
      // oxlint-disable-next-line typescript/only-throw-error -- React Router takes a thrown response as a redirect
      throw isDecided ? redirect(outcome.to, outcome.status) : inPlaceOf(outcome.to);
    }
    if (outcome.kind === 'cancel' && outcome.reason === RECHARGE) openRecharge(core);
    const shown = outcome.kind === 'cancel' ? stay(asked) : outcome;
    isDecided ||= outcome.kind !== 'cancel';
    // oxlint-disable-next-line typescript/only-throw-error -- React Router takes a thrown response as a redirect
    if (typeof shown === 'string') throw inPlaceOf(shown);
    if (shown.kind === 'show') await loadRoute(shown.target.route);
    context.set(decided, shown);
    return next();
  };

  const router = createBrowserRouter(
    createSiteRoutes({
      element,
      middleware: [guard],
      loader: ({ context }: LoaderFunctionArgs<Readonly<RouterContextProvider>>): PageLocation =>
        nextLocation(core, current(), context.get(decided), redirectedFrom),
    }),
    { basename: base === '/' ? '/' : base.slice(0, -1), hydrationData: { loaderData: { [SITE]: first } } },
  );
  // The loader of this route returns nothing else.
  current = () => router.state.loaderData[SITE] as PageLocation;
  hashAsked = () => (router.state.navigation.location ?? router.state.location).hash;
  isUnderWay = () => router.state.navigation.state !== 'idle';

  let last = first;
  const scroll = createScrollKeeper();
  const listeners = new Set<() => void>();
  let isLanguageLate = false;
  /**
   * Writes a language chosen in another tab into this tab's address, because a reload would otherwise revert the
   * choice. Waits for the navigation under way.
   */
  const replaceLanguage = (): void => {
    const { path, query, hash, language } = current().outcome.target;
    isLanguageLate = last === first || isUnderWay();
    if (isLanguageLate || language === null || language === core.preferences.get().language) return;
    void router.navigate(core.navigation.href(path) + query + hash, { replace: true });
  };

  const follow = (): void => {
    if (isUnderWay() || current() === last) return;
    const { location: at, historyAction } = router.state;
    const keeps =
      isModal(current().outcome) ||
      isModal(last.outcome) ||
      // A filter has replaced the query of its page.
      (historyAction === NavigationType.Replace && current().outcome.target.path === last.outcome.target.path);
    last = current();
    redirectedFrom = null;
    scroll.arrive(at.key, historyAction === NavigationType.Pop ? 'back' : keeps ? 'stay' : 'top');
    if (isLanguageLate) replaceLanguage();
    listeners.forEach((listener) => listener());
  };
  router.subscribe(follow);

  return {
    router,
    current,
    onLocation: (listener) => void listeners.add(listener),
    start() {
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
        replaceLanguage();
      });
      isStarted = true;
      void router.revalidate();
    },
  };
}
