/** Drops what was prepared for a bet when the player closes the deposit window [CSH-19]. */
import { filter, map } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { ModalsEvent } from '../modals/public.ts';
import type { CashierCommand } from './messages.ts';

export function dropPrepared(
  modalEvents$: Observable<Recorded<ModalsEvent>>,
  isPrepared: () => boolean,
): Observable<CashierCommand> {
  return modalEvents$.pipe(
    filter(({ event }) => event.type === 'modals/closed' && event.payload.kind === 'recharge' && isPrepared()),
    map((): CashierCommand => ({ type: 'cashier/dropPrepared', payload: {} })),
  );
}
