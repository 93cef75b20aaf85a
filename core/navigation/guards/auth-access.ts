import { prefixOf, sortOut } from '../first-look.ts';
import type { Guard, Target } from '../guard.ts';
import { PASS } from '../guard.ts';
import { addressOf, isTechnical } from '../query.ts';
import { returnAddress } from '../return-address.ts';
import type { Route } from '../routes.ts';
import type { World } from '../world.ts';

/** Where only players may look, what a guest may read before she is one stays open: the rules, and what letters lead to. */
function accessOf(route: Route, { isAuthRequired }: World): Route['access'] {
  if (!isAuthRequired || route.access !== 'all') return route.access;
  return isTechnical(route) || route.area === 'information' || route.area === 'user' ? 'all' : 'player';
}

/** The page that she came from, in her language; home without one [NAV-35]. */
function wayBack(target: Target, world: World): string {
  const { lastPage } = world;
  return lastPage === null
    ? prefixOf(target, world)
    : addressOf({ ...lastPage, language: target.language ?? world.language });
}

/**
 * Pages of a player need one; pages of a guest send a player where she was going, or home. Until it is known who is here, it waits [NAV-4]. A site inside another application sends guests to
 * that one's door and players to their account [NAV-23]; a sign-out leads from her pages home [NAV-38]. Closed: nobody sees a player's page by a fault.
 */
export const authAccess: Guard = {
  name: 'auth access',
  onFault: 'closed',
  judge(target, world) {
    if (target.route === null) return PASS;
    const prefix = prefixOf(target, world);
    // The forms of login and registration are the other application's.
    if (world.isMiddleware && world.signedIn === false && target.route.modal !== undefined)
      return { kind: 'redirect', to: `${prefix}/auth-app`, status: 302 };
    const access = accessOf(target.route, world);
    const verdict = sortOut(target, access, world);
    if (verdict.kind !== 'redirect') return verdict;
    // Who has just left is not asked to come in; where even home is a player's, she is.
    if (world.hasJustLeft && access === 'player' && !world.isMiddleware && !world.isAuthRequired)
      return { ...verdict, to: prefix };
    if (!world.isMiddleware)
      return access === 'guest' && returnAddress(target.query) === null
        ? { ...verdict, to: wayBack(target, world) }
        : verdict;
    if (access === 'player') return { ...verdict, to: `${prefix}/auth-app` };
    return returnAddress(target.query) === null ? { ...verdict, to: `${prefix}/office/account` } : verdict;
  },
};
