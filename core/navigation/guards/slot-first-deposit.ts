import { prefixOf } from '../first-look.ts';
import type { Guard, Target } from '../guard.ts';
import { PASS } from '../guard.ts';
import type { World } from '../world.ts';

const ID = 'slot_first_deposit';

/** This bonus has a page of its own in the casino, in whichever variant it is asked for. */
export function isSlotFirstDepositBonus({ route, params }: Target, { isSlotFirstDeposit }: World): boolean {
  return isSlotFirstDeposit && (route?.name === 'bonus' || route?.name === 'bonus-offer') && params['id'] === ID;
}

/** For good (301): search engines take the new address [NAV-27]. Open: the old page works. */
export const slotFirstDeposit: Guard = {
  name: 'slot first deposit redirect',
  onFault: 'open',
  judge(target, world) {
    return isSlotFirstDepositBonus(target, world)
      ? { kind: 'redirect', to: `${prefixOf(target, world)}/casino/slot-first-deposit`, status: 301 }
      : PASS;
  },
};
