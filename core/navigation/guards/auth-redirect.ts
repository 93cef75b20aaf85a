import { readSiteAddress } from '../all-routes.ts';
import type { Guard, Verdict } from '../guard.ts';
import { PASS } from '../guard.ts';
import { addressOf, prefixOf } from '../query.ts';

/** The most steps followed in a list, which may be circular. */
const MAX_REDIRECTS = 3;

/**
 * Right after signing in, the operator's list may redirect from the route where the player lands [NAV-33]. Once a page
 * is shown, the arrival, or the departure [NAV-38], is over. Open: the player stays on the requested page.
 */
export const authRedirect: Guard = {
  name: 'auth redirect',
  onFault: 'open',
  judge(target, context) {
    const landed: Verdict = { kind: 'pass', commands: [{ type: 'arrival/land', payload: {} }] };
    if (context.hasJustLeft && context.signedIn === false) return landed;
    if (!context.hasJustSignedIn || context.signedIn !== true) return PASS;
    const next = context.afterSignIn.find(({ from }) => from === target.route?.name);
    if (next === undefined) return landed;
    const to = addressOf(readSiteAddress(`${prefixOf(target, context)}/${next.to}`));
    if (to === addressOf(target) || context.cameFrom.includes(to) || context.cameFrom.length >= MAX_REDIRECTS)
      return landed;
    return { kind: 'redirect', to, status: 302 };
  },
};
