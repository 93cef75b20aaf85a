/** Leaving takes along what is known, what waits and what is on record here: the operator's history has it [CSH-15]. */
import { EMPTY, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { SessionEvent } from '../session/public.ts';
import type { CashierCommand } from './messages.ts';
import type { Notes } from './notes.ts';
import type { CashierVault } from './vault.ts';

interface Io {
  readonly sessionEvents$: Observable<Recorded<SessionEvent>>;
  readonly notes: Notes;
  readonly vault: CashierVault;
}

export function forgetCashier({ sessionEvents$, notes, vault }: Io): Observable<CashierCommand> {
  return sessionEvents$.pipe(
    mergeMap(({ event }): Observable<CashierCommand> => {
      if (event.type !== 'session/signedOut') return EMPTY;
      vault.clear();
      // A session that the operator ended may come back: the wish waits for it.
      if (event.payload.why !== 'ended' && event.payload.why !== 'endedInOtherTab') notes.wipe();
      return of({ type: 'cashier/forget', payload: {} });
    }),
  );
}
