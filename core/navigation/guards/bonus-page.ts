import type { Guard } from '../guard.ts';
import { PASS } from '../guard.ts';
import { prefixOf } from '../query.ts';
import { isSlotFirstDepositBonus } from './slot-first-deposit.ts';

/**
 * A bonus is a page of its own or an offer, as the operator configures; either address leads to the configured page
 * [NAV-26]. Open: both pages work.
 */
export const bonusPage: Guard = {
  name: 'bonus page',
  onFault: 'open',
  judge(target, context) {
    const [here, there] = context.promoBonusToOffer ? ['bonus', 'bonus-offer'] : ['bonus-offer', 'bonus'];
    if (target.route?.name !== here || isSlotFirstDepositBonus(target, context)) return PASS;
    return {
      kind: 'redirect',
      to: `${prefixOf(target, context)}/${there}/${encodeURIComponent(target.params['id'] ?? '')}${target.query}`,
      status: 302,
    };
  },
};
