/** Tells the operator the amount at which a bet is cashed out. The last choice for a bet counts. */
import { EMPTY, map, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { CashOutCommand, CashOutEvent } from './messages.ts';
import { CASH_OUT_REASONS } from './types.ts';
import { decodeAuto } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<CashOutEvent>>;
  readonly api: Api;
}

export function setAutos({ events$, api }: Io): Observable<CashOutCommand> {
  return events$.pipe(
    mergeMap(({ event, foreign }) => {
      if (event.type !== 'cash-out/autoAsked' || foreign === true) return EMPTY;
      const { betId, amount } = event.payload;
      return api({
        method: 'POST',
        path: `/bet-api/v1/bets/${encodeURIComponent(betId)}/auto-cash-out`,
        body: { amount },
        auth: true,
        decode: decodeAuto,
      }).pipe(
        map((answer): CashOutCommand => {
          if (answer.ok)
            return { type: 'cash-out/reportAuto', payload: { betId, amount: answer.value, refusal: null } };
          const named = answer.error.kind === 'status' ? answer.error.errors.map(({ code }) => code) : [];
          const code = CASH_OUT_REASONS.find((known) => named.includes(known)) ?? 'refused';
          return { type: 'cash-out/reportAuto', payload: { betId, amount, refusal: { code, amount: null } } };
        }),
      );
    }),
  );
}
