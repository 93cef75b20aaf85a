/**
 * The site's routes for react-router, from the core's route table. One route above them draws the whole page and has
 * the place as its data; each route below brings its screen's code while the guards decide. Screens are drawn by the
 * page, not by their route, because the screen below a window stays mounted under the window's own address.
 */
import type { ReactNode } from 'react';
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router-dom';
import { ALL_ROUTES } from 'touchline/navigation/all-routes';
import { isScreenReady, loadScreen } from './screens/screens.tsx';
import { SITE } from './place.ts';

interface SiteRoute {
  readonly element: ReactNode;
  /** Returns the place. */
  readonly loader: LoaderFunction;
  readonly middleware?: MiddlewareFunction[];
}

/** A path of the core's table (`/line/{sport}/{page?}/*`) below its language, as react-router writes it. */
export function routerPath(path: string): string {
  return `:lng${path.replace(/\{(\w+)(\??)\}/g, ':$1$2')}`.replace(/\/$/, '');
}

/** The page draws the screen. */
const Nothing = (): ReactNode => null;

function screenRoute({ path, screen }: (typeof ALL_ROUTES)[number]): RouteObject {
  const route = { path: routerPath(path), Component: Nothing, HydrateFallback: Nothing };
  if (isScreenReady(screen)) return route;
  return {
    ...route,
    async lazy() {
      // The router would keep a rejection for ever; a screen that failed to load says so itself, and retries.
      await loadScreen(screen).catch(() => undefined);
      return {};
    },
  };
}

export function createSiteRoutes({ element, loader, middleware = [] }: SiteRoute): RouteObject[] {
  return [
    {
      id: SITE,
      element,
      loader,
      middleware,
      shouldRevalidate: () => true,
      children: [...ALL_ROUTES.map(screenRoute), { path: '*', Component: Nothing }],
    },
  ];
}
