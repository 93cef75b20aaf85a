import { prefixOf } from '../first-look.ts';
import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { isBanned, isTechnical } from '../query.ts';
import { GATE_KNOWN } from './blocked.ts';

/**
 * Changed terms are confirmed first; the rules stay readable, so that she can see what she confirms. Where there is nothing to confirm the page leads home. A banned player is not asked [NAV-25].
 * Open: who can't be asked is not held up.
 */
export const confirmTerms: Guard = {
  name: 'confirm terms',
  onFault: 'open',
  judge(target, world) {
    const { route } = target;
    if (route === null) return PASS;
    const isAsked = world.signedIn === true && world.areTermsChanged && !isBanned(world);
    if (route.name === 'confirm') {
      if (world.signedIn === null) return { kind: 'wait', command: null, until: ({ signedIn }) => signedIn !== null };
      if (!isAsked && !world.isGateKnown) return GATE_KNOWN;
      return isAsked ? PASS : { kind: 'redirect', to: prefixOf(target, world), status: 302 };
    }
    return isAsked && !isTechnical(route) && route.name !== 'rules'
      ? { kind: 'redirect', to: `${prefixOf(target, world)}/confirm`, status: 302 }
      : PASS;
  },
};
