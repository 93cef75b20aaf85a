/** Sends the operator the amount at which a bet is cashed out. The last choice for a bet counts. */
import { EMPTY, map, mergeMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { CashOutCommand, CashOutEvent } from './messages.ts';
import { CASH_OUT_REASONS } from './types.ts';
import type { CashOutReason } from './types.ts';
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
          const code = refusalIn(answer.error);
          return code === null
            ? { type: 'cash-out/reportAutoFailed', payload: { betId, amount } }
            : { type: 'cash-out/reportAuto', payload: { betId, amount, refusal: { code, amount: null } } };
        }),
      );
    }),
  );
}

/** Statuses by which the operator refuses a setting; any other failure says nothing about it [CSO-18]. */
const REFUSED: readonly number[] = [400, 403, 413, 422];

/** Null where the operator gave no answer to the setting. */
function refusalIn(failure: CallFailure): CashOutReason | null {
  if (failure.kind !== 'status') return null;
  const named = failure.errors.map(({ code }) => code);
  const known = CASH_OUT_REASONS.find((code) => named.includes(code));
  return known ?? (REFUSED.includes(failure.status) ? 'refused' : null);
}
