/** An accepted bet is in the history at once; the balance is asked for. The end of an order, whose coupon is long gone, is told in a notice [CPN-20]. */
import { EMPTY, from, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import { text } from '../../kernel/text.ts';
import type { AccountsCommand } from '../accounts/public.ts';
import type { HistoryCommand } from '../history/public.ts';
import type { NoticesCommand } from '../notices/messages.ts';
import type { CouponEvent } from './messages.ts';

type Told = HistoryCommand | AccountsCommand | NoticesCommand;

const NOTICE_MS = 10_000;
/** Ends of an order that have words of their own. */
const ENDS: ReadonlySet<string> = new Set(['cancelled', 'expired', 'scoreChanged']);

export function tellHistory(events$: Observable<Recorded<CouponEvent>>): Observable<Told> {
  return events$.pipe(
    mergeMap(({ event }) => {
      if (event.type === 'coupon/betAccepted') {
        const { bet, isOrder } = event.payload;
        const told: Told[] = [
          { type: 'history/receiveChanges', payload: { bets: [bet] } },
          { type: 'accounts/refresh', payload: {} },
        ];
        return from(
          isOrder === true ? [...told, notice('success', 'coupon.notice.orderPlaced', { id: bet.id })] : told,
        );
      }
      if (event.type === 'coupon/betRejected' && event.payload.isOrder === true) {
        const code = event.payload.reasons[0]?.code ?? '';
        return from<Told[]>([
          { type: 'accounts/refresh', payload: {} },
          notice('info', `coupon.notice.${ENDS.has(code) ? code : 'orderEnded'}`, {}),
        ]);
      }
      return EMPTY;
    }),
  );
}

function notice(tone: 'success' | 'info', key: string, params: Readonly<Record<string, string>>): Told {
  return { type: 'notices/show', payload: { tone, text: text(key, params), lastsMs: NOTICE_MS } };
}
