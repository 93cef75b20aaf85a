/**
 * After an edit: both bets are in the history at once, the new one has a receipt, and selections that came from the bet
 * slip leave it [BED-10].
 */
import { EMPTY, from, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Recorded } from '../../kernel/message.ts';
import type { AccountsCommand } from '../accounts/public.ts';
import type { CouponCommand } from '../coupon/public.ts';
import type { HistoryCommand } from '../history/public.ts';
import type { ReceiptsCommand } from '../receipts/messages.ts';
import { agreementOf } from './agreement.ts';
import type { BetEditEvent } from './messages.ts';

/** `inSlip`: the markets in the bet slip. */
export function announceEdits(
  events$: Observable<Recorded<BetEditEvent>>,
  inSlip: () => readonly number[],
): Observable<HistoryCommand | AccountsCommand | ReceiptsCommand | CouponCommand> {
  return events$.pipe(
    mergeMap(({ event, foreign }) => {
      if (event.type !== 'bet-edit/accepted' || foreign === true) return EMPTY;
      const { key, agreed, old, next } = event.payload;
      const before = new Set(old.legs.map(({ marketId }) => marketId));
      const slip = inSlip();
      const used = next.legs.filter(({ marketId }) => slip.includes(marketId) && !before.has(marketId));
      return from<readonly (HistoryCommand | AccountsCommand | ReceiptsCommand | CouponCommand)[]>([
        { type: 'receipts/awaitBet', payload: { key, agreed: agreementOf(agreed, old, next), bet: next } },
        { type: 'history/receiveChanges', payload: { bets: [old, next] } },
        { type: 'accounts/refresh', payload: {} },
        ...used.map(({ marketId }): CouponCommand => ({ type: 'coupon/removeLeg', payload: { marketId } })),
      ]);
    }),
  );
}
