/** Own bets that are settled while the page is hidden; a seen page has a notice of the history [HIS-4, ALR-8]. */
import { mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { Bet, HistoryEvent } from '../history/public.ts';
import { isCashedOut } from '../history/public.ts';
import type { AlertsCommand } from './messages.ts';
import type { BetAlert } from './types.ts';

export function receiveBets(
  history$: Observable<Recorded<HistoryEvent>>,
  areAnnouncedOutside: () => boolean,
): Observable<AlertsCommand> {
  return history$.pipe(
    mergeMap(({ event }): readonly AlertsCommand[] =>
      event.type === 'history/betSettled' && areAnnouncedOutside()
        ? [{ type: 'alerts/receive', payload: { alerts: [alertOf(event.payload.bet)] } }]
        : [],
    ),
  );
}

function alertOf(bet: Bet): BetAlert {
  return {
    key: `bet:${bet.id}`,
    kind: 'settlement',
    betId: bet.id,
    outcome: isCashedOut(bet) ? 'cashedOut' : bet.payout > 0 ? 'paid' : 'lost',
    amount: bet.payout,
    currency: bet.currency,
  };
}
