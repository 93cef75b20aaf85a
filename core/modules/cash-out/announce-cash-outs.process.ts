/** Adds the changed bet to the history at once and refreshes the balance. The history announces the payment. */
import { EMPTY, from, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { AccountsCommand } from '../accounts/public.ts';
import type { HistoryCommand } from '../history/public.ts';
import type { CashOutEvent } from './messages.ts';

export function announceCashOuts(
  events$: Observable<Recorded<CashOutEvent>>,
): Observable<HistoryCommand | AccountsCommand> {
  return events$.pipe(
    mergeMap(({ event }) => {
      if (event.type !== 'cash-out/accepted') return EMPTY;
      const commands: readonly (HistoryCommand | AccountsCommand)[] = [
        { type: 'history/receiveChanges', payload: { bets: [event.payload.bet] } },
        { type: 'accounts/refresh', payload: {} },
      ];
      return from(commands);
    }),
  );
}
