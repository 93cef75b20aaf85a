import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { isBanned, isTechnical, prefixOf } from '../query.ts';

/** Limits, withdrawals and support are never out of reach. */
const ALWAYS: ReadonlySet<string> = new Set(['identification', 'responsible', 'deduce', 'support']);

/**
 * Leads a player to the identification page while the identification bonus waits; every way on from that page is open
 * [NAV-30]. Open: without this guard the player plays on.
 */
export const identificationBonus: Guard = {
  name: 'mobile identification bonus',
  onFault: 'open',
  judge(target, context) {
    const { route } = target;
    if (!context.isIdentificationBonus || context.signedIn !== true || !context.isIdentificationShown || route === null)
      return PASS;
    if (ALWAYS.has(route.name) || isTechnical(route) || isBanned(context)) return PASS;
    if (context.previous?.route?.name === 'identification') return PASS;
    return {
      kind: 'redirect',
      to: `${prefixOf(target, context)}/office/identification?identification=true`,
      status: 302,
    };
  },
};
