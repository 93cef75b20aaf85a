import type { Guard, Target } from '../guard.ts';
import { PASS } from '../guard.ts';
import { prefixOf } from '../query.ts';
import type { NavigationContext } from '../navigation-context.ts';

const ID = 'slot_first_deposit';

/** Whether the address is the bonus that has its own casino page, in either variant. */
export function isSlotFirstDepositBonus({ route, params }: Target, { isSlotFirstDeposit }: NavigationContext): boolean {
  return isSlotFirstDeposit && (route?.name === 'bonus' || route?.name === 'bonus-offer') && params['id'] === ID;
}

/** A permanent redirect (301), so that search engines take the new address [NAV-27]. Open: the old page works. */
export const slotFirstDeposit: Guard = {
  name: 'slot first deposit redirect',
  onFault: 'open',
  judge(target, context) {
    return isSlotFirstDepositBonus(target, context)
      ? { kind: 'redirect', to: `${prefixOf(target, context)}/casino/slot-first-deposit`, status: 301 }
      : PASS;
  },
};
