/** Reports a bet that has just been settled, in one notice. */
import { EMPTY, mergeMap, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import { text } from '../../kernel/text.ts';
import type { NoticesCommand } from '../notices/public.ts';
import { isCashedOut } from './rules/is-cashed-out.ts';
import type { HistoryEvent } from './messages.ts';

/** `isSilent`: the player has switched such notices off, or the bet was announced elsewhere. */
export function announceSettled(
  events$: Observable<Recorded<HistoryEvent>>,
  isSilent: (betId: string) => boolean,
): Observable<NoticesCommand> {
  return events$.pipe(
    mergeMap(({ event }) => {
      if (event.type !== 'history/betSettled') return EMPTY;
      const { bet } = event.payload;
      if (isSilent(bet.id)) return EMPTY;
      const params = { id: bet.id, amount: bet.payout, currency: bet.currency };
      const paid = bet.payout > 0;
      const key = isCashedOut(bet) ? 'notice.betCashedOut' : paid ? 'notice.betPaid' : 'notice.betLost';
      return of<NoticesCommand>({
        type: 'notices/show',
        payload: {
          tone: paid ? 'success' : 'info',
          text: text(key, params),
          lastsMs: 10_000,
        },
      });
    }),
  );
}
