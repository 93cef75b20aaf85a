import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { isBanned, isTechnical, prefixOf } from '../query.ts';
import { GATE_KNOWN } from './blocked.ts';

/**
 * Leads a player to confirm changed terms first; the rules stay readable, so that the player can read what they
 * confirm. Without changed terms the confirmation page leads home. A banned player is not asked [NAV-25]. Open: a
 * failed check holds nobody up.
 */
export const confirmTerms: Guard = {
  name: 'confirm terms',
  onFault: 'open',
  judge(target, context) {
    const { route } = target;
    if (route === null) return PASS;
    const isAsked = context.signedIn === true && context.areTermsChanged && !isBanned(context);
    if (route.name === 'confirm') {
      if (context.signedIn === null) return { kind: 'wait', command: null, until: ({ signedIn }) => signedIn !== null };
      if (!isAsked && !context.isGateKnown) return GATE_KNOWN;
      return isAsked ? PASS : { kind: 'redirect', to: prefixOf(target, context), status: 302 };
    }
    return isAsked && !isTechnical(route) && route.name !== 'rules'
      ? { kind: 'redirect', to: `${prefixOf(target, context)}/confirm`, status: 302 }
      : PASS;
  },
};
