import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { addressOf } from '../query.ts';

/**
 * Navigation closes the open modals; a change of the hash alone does not [NAV-24]. Open: the player can close a
 * remaining modal.
 */
export const modalGuard: Guard = {
  name: 'modal guard',
  onFault: 'open',
  judge(target, { previous, hasOpenModals }) {
    if (!hasOpenModals || previous === null || addressOf(previous) === addressOf(target)) return PASS;
    return { kind: 'pass', commands: [{ type: 'modals/closeAll', payload: {} }] };
  },
};
