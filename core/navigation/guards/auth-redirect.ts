import { readSiteAddress } from '../all-routes.ts';
import { prefixOf } from '../first-look.ts';
import type { Guard, Verdict } from '../guard.ts';
import { PASS } from '../guard.ts';
import { addressOf } from '../query.ts';

/** A list that sends in circles is followed so far. */
const MOST = 3;

/** Right after signing in the operator's list may send on from where the player lands [NAV-33]; once that is shown she has landed, and so has who has left [NAV-38]. Open: where she landed is where she wanted to be. */
export const authRedirect: Guard = {
  name: 'auth redirect',
  onFault: 'open',
  judge(target, world) {
    const landed: Verdict = { kind: 'pass', commands: [{ type: 'arrival/land', payload: {} }] };
    if (world.hasJustLeft && world.signedIn === false) return landed;
    if (!world.hasJustSignedIn || world.signedIn !== true) return PASS;
    const next = world.afterSignIn.find(({ from }) => from === target.route?.name);
    if (next === undefined) return landed;
    const to = addressOf(readSiteAddress(`${prefixOf(target, world)}/${next.to}`));
    if (to === addressOf(target) || world.cameFrom.includes(to) || world.cameFrom.length >= MOST) return landed;
    return { kind: 'redirect', to, status: 302 };
  },
};
