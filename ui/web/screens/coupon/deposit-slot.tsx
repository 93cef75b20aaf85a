/** The place of the deposit that the bet lacks. Its code loads when money is missing [CSH-19]. */
import type { ReactNode } from 'react';
import type { PlacingSlice } from 'touchline/core/coupon/slices';
import { deferred, Deferred } from '../../shell/deferred.tsx';

const SlipDeposit = deferred(async () => (await import('../cashier/slip-deposit.tsx')).dressedSlipDeposit(), 'cashier');
/** `insufficientFunds` and `advanceTooSmall`. */
const LACK = /Funds|^adv/;

export function DepositSlot({ blockers }: Pick<PlacingSlice, 'blockers'>): ReactNode {
  return blockers.some(({ code }) => LACK.test(code)) ? (
    <Deferred>
      <SlipDeposit />
    </Deferred>
  ) : null;
}
