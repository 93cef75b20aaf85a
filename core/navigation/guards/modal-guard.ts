import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { addressOf } from '../query.ts';

/** Going elsewhere closes what is open over the page; a change of the hash alone does not [NAV-24]. Open: a modal that stays can be closed by hand. */
export const modalGuard: Guard = {
  name: 'modal guard',
  onFault: 'open',
  judge(target, { previous, hasOpenModals }) {
    if (!hasOpenModals || previous === null || addressOf(previous) === addressOf(target)) return PASS;
    return { kind: 'pass', commands: [{ type: 'modals/closeAll', payload: {} }] };
  },
};
