/** Clears known payments and stored intents at sign-out: the operator's history has them [CSH-15]. */
import { EMPTY, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { SessionEvent } from '../session/public.ts';
import type { CashierCommand } from './messages.ts';
import type { PendingPayments } from './pending-payments.ts';

interface Io {
  readonly sessionEvents$: Observable<Recorded<SessionEvent>>;
  readonly pendingPayments: PendingPayments;
}

export function forgetCashier({ sessionEvents$, pendingPayments }: Io): Observable<CashierCommand> {
  return sessionEvents$.pipe(
    mergeMap(({ event }): Observable<CashierCommand> => {
      if (event.type !== 'session/signedOut') return EMPTY;
      // A session that the operator ended may come back: its intents stay.
      if (event.payload.why !== 'ended' && event.payload.why !== 'endedInOtherTab') pendingPayments.wipe();
      return of({ type: 'cashier/forget', payload: {} });
    }),
  );
}
