/**
 * Maps each page to its remote view. Pages of an area without their own screens are documents of the
 * area's view; screens of the site are views of its own release, several to a view. The shell keeps the boards of the
 * line, which appear before any deferred code loads, and pages that must work without a view: not found, closed site,
 * developers' pages [NAV-34].
 */
import type { Route, Screen } from './routes.ts';

const BUNDLED = {
  account: 'account',
  settings: 'account',
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
  identification: 'identification',
  verification: 'identification',
  rewards: 'rewards',
  inbox: 'inbox',
  'office-menu': 'account',
  wallets: 'account',
} as const satisfies Partial<Record<Screen, string>>;

/** Screens of the site that load as bundled views. */
export type BundledScreen = keyof typeof BUNDLED;
export type BundledView = (typeof BUNDLED)[BundledScreen];

const VIEWS: ReadonlySet<string> = new Set(Object.values(BUNDLED));

export function isBundledScreen(screen: Screen): screen is BundledScreen {
  return Object.hasOwn(BUNDLED, screen);
}

/** Whether the site's own release may have a view of that name. */
export function isBundledView(view: string): boolean {
  return VIEWS.has(view);
}

export function bundledViewOf(screen: BundledScreen): BundledView {
  return BUNDLED[screen];
}

/** The view and the path of a page in a remote view; `null` for a page of the shell. */
export function viewOfRoute(
  route: Pick<Route, 'screen' | 'area'> | null,
  path: string,
): { readonly view: string; readonly path: string } | null {
  if (route === null) return null;
  if (isBundledScreen(route.screen)) return { view: BUNDLED[route.screen], path };
  return route.screen === 'remote' && route.area !== undefined ? { view: route.area, path } : null;
}
