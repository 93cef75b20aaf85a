import type { Guard, Target, Verdict } from '../guard.ts';
import { PASS } from '../guard.ts';
import { isBanned, prefixOf } from '../query.ts';
import type { Route } from '../routes.ts';
import type { NavigationContext } from '../navigation-context.ts';
import { blockPageOf } from './blocked.ts';

const BAN_ADDRESS = '/suspension';
const NOT_FOUND: Verdict = { kind: 'fail', status: 404 };
const KNOWN_SITE: Verdict = { kind: 'wait', command: null, until: ({ isProduction }) => isProduction !== null };
const KNOWN_WHO: Verdict = { kind: 'wait', command: null, until: ({ signedIn }) => signedIn !== null };

/** Whether a list has the path: `/old` matches that path, `/old/*` everything below. */
function isListed(path: string, urls: readonly string[]): boolean {
  return urls.some((url) => (url.endsWith('/*') ? path.startsWith(url.slice(0, -1)) : path === url));
}

/** Whether the operator has the page at all [NAV-19]. */
function isThere(route: Route, context: NavigationContext): boolean | 'unknown' | 'unknownSite' {
  if (route.isNonProduction === true && context.isProduction !== false)
    return context.isProduction === null ? 'unknownSite' : false;
  if (route.isListed === true && context.availableRoutes !== null && !context.availableRoutes.includes(route.name))
    return false;
  if (route.needs === undefined) return true;
  switch (route.needs) {
    case 'registration':
      return context.isRegistrationAllowed && !context.isVipDomain;
    case 'identification':
      return context.isIdentificationShown;
    case 'payment':
      if (context.paymentPage === 'players') return context.signedIn ?? 'unknown';
      return context.paymentPage === 'all';
    case 'taxes':
      return context.hasTaxes;
  }
}

/**
 * A banned player may visit pages flagged for banned players, and the withdrawal where the ban leaves it open; no
 * other player may visit pages for banned players only [NAV-20].
 */
function banOf(target: Target, route: Route, context: NavigationContext): Verdict {
  const home = prefixOf(target, context);
  if (!isBanned(context)) {
    if (route.banned !== 'only' || blockPageOf(context) === route.name) return PASS;
    return context.signedIn === null ? KNOWN_WHO : { kind: 'redirect', to: home, status: 302 };
  }
  const mayWithdraw = context.ban === 'exceptWithdrawal';
  if (route.banned !== undefined || (route.name === 'deduce' && mayWithdraw)) return PASS;
  return { kind: 'redirect', to: home + BAN_ADDRESS, status: 302 };
}

/** Follows routes that stand for another route; a registration route requires an operator that allows registration. */
function leadOn(target: Target, route: Route, context: NavigationContext): Verdict {
  const { redirectTo } = route;
  if (redirectTo !== undefined) {
    const to = redirectTo
      .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(target.params[name] ?? ''))
      .replace(/^\/(?=$|\?)/, '');
    return { kind: 'redirect', to: prefixOf(target, context) + to, status: 302 };
  }
  if (route.needs === 'registration' && !context.isRegistrationAllowed) return { kind: 'fail', status: 404 };
  return PASS;
}

/**
 * Checks that the page exists, is open, and is allowed for the player. A navigation block keeps the player on the page;
 * unknown addresses end in 404; a route that stands for another leads there [NAV-3, NAV-18, NAV-19, NAV-20]. Closed: a
 * page that can't be checked is not shown.
 */
export const accessCheck: Guard = {
  name: 'access check',
  onFault: 'closed',
  judge(target, context) {
    const { route } = target;
    if (context.isNavigationBlocked) return { kind: 'cancel', reason: 'navigationBlocked' };
    if (route === null || isListed(target.path, context.notFoundUrls)) return NOT_FOUND;
    const there = isThere(route, context);
    if (there === 'unknown') return KNOWN_WHO;
    if (there === 'unknownSite') return KNOWN_SITE;
    if (!there) return NOT_FOUND;
    const lead = leadOn(target, route, context);
    return lead.kind === 'pass' ? banOf(target, route, context) : lead;
  },
};
