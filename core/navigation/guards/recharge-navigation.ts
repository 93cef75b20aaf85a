import type { Guard, Verdict } from '../guard.ts';
import { PASS } from '../guard.ts';

const KNOWN: Verdict = { kind: 'wait', command: null, until: ({ isRechargeModal }) => isRechargeModal !== null };

/** Where deposits open as a modal, their page is there only from within the account, or right after a registration that leads to it [NAV-29]. Open: nobody is kept from paying by a fault. */
export const rechargeNavigation: Guard = {
  name: 'recharge navigation',
  onFault: 'open',
  judge({ route }, { isRechargeModal, afterRegistrationUrl, previous }) {
    if (afterRegistrationUrl !== null || route?.name !== 'recharge' || previous?.path.startsWith('/office/') === true)
      return PASS;
    // A page that is shown before this is known would go again.
    if (isRechargeModal === null) return KNOWN;
    return isRechargeModal ? { kind: 'cancel', reason: 'rechargeIsModal' } : PASS;
  },
};
