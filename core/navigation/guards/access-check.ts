import { leadOn, prefixOf } from '../first-look.ts';
import type { Guard, Target, Verdict } from '../guard.ts';
import { PASS } from '../guard.ts';
import { isBanned } from '../query.ts';
import type { Route } from '../routes.ts';
import type { World } from '../world.ts';
import { blockPageOf } from './blocked.ts';

/** Where a banned player may still take her money out: the ban's level, by its version. */
const WITHDRAWAL_LEVEL = { first: 53, later: 45 } as const;
const BAN_ADDRESS = '/suspension';
const NOT_FOUND: Verdict = { kind: 'fail', status: 404 };
const KNOWN_SITE: Verdict = { kind: 'wait', command: null, until: ({ isProduction }) => isProduction !== null };
const KNOWN_WHO: Verdict = { kind: 'wait', command: null, until: ({ signedIn }) => signedIn !== null };

/** `/old` is that path, `/old/*` all below it. */
function isListed(path: string, urls: readonly string[]): boolean {
  return urls.some((url) => (url.endsWith('/*') ? path.startsWith(url.slice(0, -1)) : path === url));
}

/** Whether the operator has the page at all [NAV-19]. */
function isThere(route: Route, world: World): boolean | 'unknown' | 'unknownSite' {
  if (route.isNonProduction === true && world.isProduction !== false)
    return world.isProduction === null ? 'unknownSite' : false;
  if (
    route.available !== undefined &&
    world.availableRoutes !== null &&
    !world.availableRoutes.includes(route.available)
  )
    return false;
  if (route.needs === undefined) return true;
  switch (route.needs) {
    case 'registration':
      return world.isRegistrationAllowed && !world.isVipDomain;
    case 'identification':
      return world.isIdentificationShown;
    case 'payment':
      if (world.paymentPage === 'players') return world.signedIn ?? 'unknown';
      return world.paymentPage === 'all';
  }
}

/** A banned player may be on pages that are flagged for her, and take her money out where her level says so; nobody else is on pages of the banned [NAV-20]. */
function banOf(target: Target, route: Route, world: World): Verdict {
  const home = prefixOf(target, world);
  if (!isBanned(world)) {
    if (route.banned !== 'only' || blockPageOf(world) === route.name) return PASS;
    return world.signedIn === null ? KNOWN_WHO : { kind: 'redirect', to: home, status: 302 };
  }
  const { level, version } = world.ban;
  const mayWithdraw = level === (version === 1 ? WITHDRAWAL_LEVEL.first : WITHDRAWAL_LEVEL.later);
  if (route.banned !== undefined || (route.name === 'deduce' && mayWithdraw)) return PASS;
  return { kind: 'redirect', to: home + BAN_ADDRESS, status: 302 };
}

/**
 * Is there such a page, is it open at all, and may she go? Nothing is left while something holds the player; unknown addresses end in 404; a route that stands for another leads there
 * [NAV-3, NAV-18, NAV-19, NAV-20]. Closed: what can't be checked is not shown.
 */
export const accessCheck: Guard = {
  name: 'access check',
  onFault: 'closed',
  judge(target, world) {
    const { route } = target;
    if (world.isNavigationBlocked) return { kind: 'cancel', reason: 'navigationBlocked' };
    if (route === null || isListed(target.path, world.notFoundUrls)) return NOT_FOUND;
    const there = isThere(route, world);
    if (there === 'unknown') return KNOWN_WHO;
    if (there === 'unknownSite') return KNOWN_SITE;
    if (!there) return NOT_FOUND;
    const lead = leadOn(target, route, world);
    return lead.kind === 'pass' ? banOf(target, route, world) : lead;
  },
};
