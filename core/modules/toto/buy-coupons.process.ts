/** Sends purchases, each under its key [TOC-7]. */
import { concatMap, EMPTY, filter, from, mergeMap, takeUntil } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Message, Recorded } from '../../kernel/message.ts';
import type { TotoCommand, TotoEvent } from './messages.ts';
import type { SoldCoupon, TotoRefusal } from './types.ts';
import { bodyOf, couponsPath, decodePurchase } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<TotoEvent>>;
  readonly api: Api;
}

const REFRESH: Message = { type: 'accounts/refresh', payload: {} };

/** Whether the operator has certainly not sold the coupon. */
function isRefusal(failure: CallFailure): boolean {
  return failure.kind === 'signedOut' || (failure.kind === 'status' && failure.status < 500);
}

const refused = (refusal: TotoRefusal): TotoCommand => ({ type: 'toto/reportRefused', payload: { refusal } });

function answerOf({ refusal, coupon }: SoldCoupon): TotoCommand {
  return coupon === null ? refused(refusal ?? 'notAllowed') : { type: 'toto/reportBought', payload: { coupon } };
}

export function buyCoupons({ events$, api }: Io): Observable<Message> {
  // The answer belongs to the player who has left [TOC-9].
  const forgotten$ = events$.pipe(filter(({ event }) => event.type === 'toto/forgotten'));
  return events$.pipe(
    concatMap(({ event }) => {
      if (event.type !== 'toto/buying') return EMPTY;
      const purchase = event.payload;
      return api({
        method: 'POST',
        path: couponsPath(purchase.section),
        headers: { 'idempotency-key': purchase.key },
        auth: true,
        body: bodyOf(purchase),
        decode: decodePurchase,
      }).pipe(takeUntil(forgotten$));
    }),
    mergeMap((answer) => {
      const command = answer.ok
        ? answerOf(answer.value)
        : isRefusal(answer.error)
          ? refused('notAllowed')
          : ({ type: 'toto/reportUnknown', payload: {} } as const);
      return from<Message[]>([command, REFRESH]);
    }),
  );
}
