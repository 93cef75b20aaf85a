import { prefixOf } from '../first-look.ts';
import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { isBanned, isTechnical } from '../query.ts';

/** Limits and withdrawals are never out of reach, nor is help. */
const ALWAYS: ReadonlySet<string> = new Set(['identification', 'responsible', 'deduce', 'support']);

/** A player whose bonus waits for her identity is led to prove it, wherever she goes [NAV-30]. Open: without it she plays on. */
export const identificationBonus: Guard = {
  name: 'mobile identification bonus',
  onFault: 'open',
  judge(target, world) {
    const { route } = target;
    if (!world.isIdentificationBonus || world.signedIn !== true || !world.isIdentificationShown || route === null)
      return PASS;
    if (ALWAYS.has(route.name) || isTechnical(route) || isBanned(world)) return PASS;
    return {
      kind: 'redirect',
      to: `${prefixOf(target, world)}/office/identification?identification=true`,
      status: 302,
    };
  },
};
