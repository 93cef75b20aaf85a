/**
 * The site as react-router sees it: one route draws the page at every address, and its data is the place. Which screen
 * an address has is said by the core's route table alone; the same table here would be matched a second time, and
 * react-router compiles a table as a whole before the first render.
 */
import type { ReactNode } from 'react';
import type { LoaderFunction, MiddlewareFunction, RouteObject } from 'react-router-dom';
import type { Shown } from './page-location.ts';
import { loadScreen } from './screens/screens.tsx';
import { SITE } from './page-location.ts';

interface SiteRoute {
  readonly element: ReactNode;
  /** Returns the place. */
  readonly loader: LoaderFunction;
  readonly middleware?: MiddlewareFunction[];
}

export function createSiteRoutes({ element, loader, middleware = [] }: SiteRoute): RouteObject[] {
  return [{ id: SITE, path: '*', element, loader, middleware, shouldRevalidate: () => true }];
}

/** Loads what a place shows. A screen that fails to load says so itself, and is loaded again there. */
export async function loadRoute(route: Shown['target']['route']): Promise<void> {
  if (route !== null) await loadScreen(route.screen).catch(() => undefined);
}
