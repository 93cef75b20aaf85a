/**
 * By which remote view a page is delivered. Pages of an area without screens of their own are documents of the area's view; screens of the site are views of its own release, a few to
 * a view. The boards of the line stand in the shell, as they come before anything is loaded late, and so does what must be there when no view can come: pages for what is not there,
 * pages of a closed site, the developers' own [NAV-34].
 */
import type { Route, Screen } from './routes.ts';

const OWN = {
  account: 'account',
  history: 'account',
  'print-coupon': 'account',
  limits: 'limits',
  recharge: 'cashier',
  deduce: 'cashier',
  payments: 'cashier',
  'payment-requests': 'cashier',
  'create-request': 'cashier',
  'payment-return': 'cashier',
  'registration-page': 'sign-up',
  letter: 'security',
  security: 'security',
} as const satisfies Partial<Record<Screen, string>>;

/** Screens of the site that are delivered, and the views that bring them. */
export type OwnScreen = keyof typeof OWN;
export type OwnView = (typeof OWN)[OwnScreen];

const VIEWS: ReadonlySet<string> = new Set(Object.values(OWN));

export function isOwnScreen(screen: Screen): screen is OwnScreen {
  return Object.hasOwn(OWN, screen);
}

/** Whether the site's own release may have a view of that name. */
export function isOwnView(view: string): boolean {
  return VIEWS.has(view);
}

export function ownViewOf(screen: OwnScreen): OwnView {
  return OWN[screen];
}

/** What a page is held as: the view, and the path that it is asked for by. Null for what the shell has. */
export function deliveredBy(
  route: Pick<Route, 'screen' | 'area'> | null,
  path: string,
): { readonly view: string; readonly path: string } | null {
  if (route === null) return null;
  if (isOwnScreen(route.screen)) return { view: OWN[route.screen], path };
  return route.screen === 'remote' && route.area !== undefined ? { view: route.area, path } : null;
}
