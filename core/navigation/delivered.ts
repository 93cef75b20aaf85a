/**
 * Maps each page to the remote view that delivers it. Pages of an area without their own screens are documents of the
 * area's view; screens of the site are views of its own release, several to a view. The shell keeps the boards of the
 * line, which appear before any deferred code loads, and pages that must work without a view: not found, closed site,
 * developers' pages [NAV-34].
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

/** Screens of the site that are delivered, with their views. */
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

/** The view and the path of a delivered page; `null` for a page of the shell. */
export function deliveredBy(
  route: Pick<Route, 'screen' | 'area'> | null,
  path: string,
): { readonly view: string; readonly path: string } | null {
  if (route === null) return null;
  if (isOwnScreen(route.screen)) return { view: OWN[route.screen], path };
  return route.screen === 'remote' && route.area !== undefined ? { view: route.area, path } : null;
}
