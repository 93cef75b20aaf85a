/** The place of the cash-out in a bet's card. Its code loads when an open bet is shown. */
import type { ReactNode } from 'react';
import type { Bet } from 'touchline/core/history/views';
import { deferred, Deferred } from '../../shell/deferred.tsx';

const CashOut = deferred(async () => (await import('./cash-out.tsx')).CashOut, 'cashOut');

export function CashOutSlot({ bet }: { readonly bet: Bet }): ReactNode {
  return (
    <Deferred>
      <CashOut bet={bet} />
    </Deferred>
  );
}
