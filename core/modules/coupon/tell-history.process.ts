/** An accepted bet is in the history at once; the balance is asked for. */
import { EMPTY, from, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { AccountsCommand } from '../accounts/public.ts';
import type { HistoryCommand } from '../history/public.ts';
import type { CouponEvent } from './messages.ts';

export function tellHistory(events$: Observable<Recorded<CouponEvent>>): Observable<HistoryCommand | AccountsCommand> {
  return events$.pipe(
    mergeMap(({ event }) => {
      if (event.type !== 'coupon/betAccepted') return EMPTY;
      const commands: readonly (HistoryCommand | AccountsCommand)[] = [
        { type: 'history/receiveChanges', payload: { bets: [event.payload.bet] } },
        { type: 'accounts/refresh', payload: {} },
      ];
      return from(commands);
    }),
  );
}
