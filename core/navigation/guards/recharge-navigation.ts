import type { Guard, Verdict } from '../guard.ts';
import { PASS } from '../guard.ts';

const KNOWN: Verdict = { kind: 'wait', command: null, until: ({ isRechargeModal }) => isRechargeModal !== null };

/**
 * Where deposits open as a modal, the deposit page is reachable only from the account, or right after a registration
 * that leads there [NAV-29]. Open: a fault never prevents a deposit.
 */
export const rechargeNavigation: Guard = {
  name: 'recharge navigation',
  onFault: 'open',
  judge({ route }, { isRechargeModal, afterRegistrationUrl, previous }) {
    if (afterRegistrationUrl !== null || route?.name !== 'recharge' || previous?.path.startsWith('/office/') === true)
      return PASS;
    // A page shown before this is known might disappear again.
    if (isRechargeModal === null) return KNOWN;
    return isRechargeModal ? { kind: 'cancel', reason: 'rechargeIsModal' } : PASS;
  },
};
