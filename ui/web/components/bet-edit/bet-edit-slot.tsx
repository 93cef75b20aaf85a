/** The place of editing in a bet's card. Its code loads when an open bet is shown. */
import type { ReactNode } from 'react';
import type { Bet } from 'touchline/core/history/views';
import { deferred, Deferred } from '../../shell/deferred.tsx';

const BetEdit = deferred(async () => (await import('./bet-edit.tsx')).BetEdit, 'betEdit', 'coupon');

export function BetEditSlot({ bet }: { readonly bet: Bet }): ReactNode {
  return (
    <Deferred>
      <BetEdit bet={bet} />
    </Deferred>
  );
}
