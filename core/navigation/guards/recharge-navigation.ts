import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';

/** Where deposits open as a modal, their page is there only from within the account, or right after a registration that leads to it [NAV-29]. Open: nobody is kept from paying by a fault. */
export const rechargeNavigation: Guard = {
  name: 'recharge navigation',
  onFault: 'open',
  judge({ route }, { isRechargeModal, afterRegistrationUrl, previous }) {
    if (!isRechargeModal || afterRegistrationUrl !== null || route?.name !== 'recharge') return PASS;
    return previous?.path.startsWith('/office/') === true ? PASS : { kind: 'cancel', reason: 'rechargeIsModal' };
  },
};
