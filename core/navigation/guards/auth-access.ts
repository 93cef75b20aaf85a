import type { Guard, Target, Verdict } from '../guard.ts';
import { PASS } from '../guard.ts';
import { addressOf, isTechnical, prefixOf } from '../query.ts';
import { encodedReturn, returnAddress } from '../return-address.ts';
import type { Route } from '../routes.ts';
import type { NavigationContext } from '../navigation-context.ts';

/**
 * The access of a route. On a site for players only, pages that a guest needs before signing in stay open: the rules,
 * and the targets of letters.
 */
function accessOf(route: Route, { isAuthRequired }: NavigationContext): Route['access'] {
  if (!isAuthRequired || route.access !== 'all') return route.access;
  return isTechnical(route) || route.area === 'information' || route.area === 'user' ? 'all' : 'player';
}

/**
 * The last page shown that is not for guests only, in the player's language; home without one [NAV-35]. A page for
 * guests would redirect back here.
 */
function wayBack(target: Target, context: NavigationContext): string {
  const { lastPage } = context;
  return lastPage === null || lastPage.route?.access === 'guest'
    ? prefixOf(target, context)
    : addressOf({ ...lastPage, language: target.language ?? context.language });
}

/**
 * Sends a guest from a player's page to the login, and a player from a guest's page to the return address. Waits while
 * the session is unknown.
 */
function sortOut(target: Target, access: Route['access'], context: NavigationContext): Verdict {
  if (access === 'all') return PASS;
  if (context.signedIn === null) return { kind: 'wait', command: null, until: ({ signedIn }) => signedIn !== null };
  const prefix = prefixOf(target, context);
  if (access === 'player' && !context.signedIn)
    return { kind: 'redirect', to: `${prefix}/user/login${encodedReturn(target, prefix)}`, status: 302 };
  if (access === 'guest' && context.signedIn)
    return { kind: 'redirect', to: returnAddress(target.query) ?? prefix, status: 302 };
  return PASS;
}

/** The pages that take what is missing, and those that protect a player, never wait for it. */
const ALWAYS_OPEN: ReadonlySet<string> = new Set(['identification', 'verification', 'responsible', 'support']);

/** Leads a player to the page that takes an identity or data which the operator needs for the target [NAV-41]. */
function completeFirst(target: Target, context: NavigationContext): Verdict {
  const name = target.route?.name ?? '';
  if (context.signedIn !== true || target.route?.access !== 'player' || ALWAYS_OPEN.has(name)) return PASS;
  const page =
    context.isIdentityNeeded && context.isIdentificationShown && context.identityRoutes.includes(name)
      ? 'identification'
      : context.isDataMissing && context.dataRoutes.includes(name)
        ? 'verification'
        : null;
  return page === null ? PASS : { kind: 'redirect', to: `${prefixOf(target, context)}/office/${page}`, status: 302 };
}

/**
 * Sends guests from players' pages to the login, and players from guests' pages to the return address or home. Waits
 * while the session is unknown [NAV-4]. A site inside another application sends guests to that application's sign-in
 * and players to their account [NAV-23]. A sign-out leads from a player's pages home [NAV-38]. Closed: a fault never
 * shows a player's page.
 */
export const authAccess: Guard = {
  name: 'auth access',
  onFault: 'closed',
  judge(target, context) {
    if (target.route === null) return PASS;
    const prefix = prefixOf(target, context);
    // The other application has its own login and registration forms.
    if (context.isMiddleware && context.signedIn === false && target.route.modal !== undefined)
      return { kind: 'redirect', to: `${prefix}/auth-app`, status: 302 };
    const access = accessOf(target.route, context);
    const verdict = sortOut(target, access, context);
    if (verdict.kind === 'pass') return completeFirst(target, context);
    if (verdict.kind !== 'redirect') return verdict;
    // A player who has just signed out is not asked to sign in, unless home itself is for players only.
    if (context.hasJustLeft && access === 'player' && !context.isMiddleware && !context.isAuthRequired)
      return { ...verdict, to: prefix };
    if (!context.isMiddleware)
      return access === 'guest' && returnAddress(target.query) === null
        ? { ...verdict, to: wayBack(target, context) }
        : verdict;
    if (access === 'player') return { ...verdict, to: `${prefix}/auth-app` };
    return returnAddress(target.query) === null ? { ...verdict, to: `${prefix}/office/account` } : verdict;
  },
};
