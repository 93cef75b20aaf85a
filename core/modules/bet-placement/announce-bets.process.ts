/**
 * Adds an accepted bet to the history at once and refreshes the balance. The end of an order, whose coupon is long
 * gone, is reported in a notice [CPN-20].
 */
import { EMPTY, from, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { Text } from '../../kernel/text.ts';
import { text } from '../../kernel/text.ts';
import type { AccountsCommand } from '../accounts/public.ts';
import type { HistoryCommand } from '../history/public.ts';
import type { NoticesCommand } from '../notices/messages.ts';
import type { CouponEvent } from '../coupon/messages.ts';
import { endOfOrder } from '../coupon/public.ts';

type Announcement = HistoryCommand | AccountsCommand | NoticesCommand;

const NOTICE_MS = 10_000;

export function announceBets(events$: Observable<Recorded<CouponEvent>>): Observable<Announcement> {
  return events$.pipe(
    mergeMap(({ event }) => {
      if (event.type === 'coupon/betAccepted') {
        const { bet, isOrder } = event.payload;
        const announcements: Announcement[] = [
          { type: 'history/receiveChanges', payload: { bets: [bet] } },
          { type: 'accounts/refresh', payload: {} },
        ];
        return from(
          isOrder === true
            ? [...announcements, notice('success', text('coupon.notice.orderPlaced', { id: bet.id }))]
            : announcements,
        );
      }
      if (event.type === 'coupon/betRejected' && event.payload.isOrder === true) {
        return from<Announcement[]>([
          { type: 'accounts/refresh', payload: {} },
          notice('info', endOfOrder(event.payload.reasons.map(({ code }) => code))),
        ]);
      }
      return EMPTY;
    }),
  );
}

function notice(tone: 'success' | 'info', message: Text): Announcement {
  return { type: 'notices/show', payload: { tone, text: message, lastsMs: NOTICE_MS } };
}
