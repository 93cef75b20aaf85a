/**
 * Requests the operator's minimum and maximum for this coupon, a moment after it changed; the answer to an older
 * request is dropped.
 */
import { distinctUntilChanged, EMPTY, merge, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { CouponCommand } from '../coupon/messages.ts';
import { encodeSent } from '../coupon/public.ts';
import type { SentCoupon } from '../coupon/public.ts';
import { decodeLimitsFor } from './wire.ts';

const CALM_MS = 300;

interface Io {
  /** The inputs of the limits (legs, type, account) as one text: a change requests the limits again. */
  readonly subject: Readable<string>;
  /** Emits when a price moved, so that the operator's quote of the coupon no longer holds. */
  readonly requote$: Observable<unknown>;
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly clock: Clock;
  /** The coupon as it would be sent now; null without an account to bet from. */
  readonly draft: () => SentCoupon | null;
}

export function askLimits({ subject, requote$, session, api, clock, draft }: Io): Observable<CouponCommand> {
  return whilePlayer(session, () =>
    merge(subject.value$.pipe(distinctUntilChanged()), requote$).pipe(
      // The pause is inside `switchMap`: a change drops the pending request at once.
      switchMap(() =>
        after(clock, CALM_MS).pipe(
          mergeMap(() => {
            const asked = draft();
            return asked === null || asked.bets.length === 0
              ? EMPTY
              : api({
                  method: 'POST',
                  path: '/bet-api/v1/coupon/limits',
                  body: encodeSent(asked),
                  auth: true,
                  decode: decodeLimitsFor(asked.bets),
                });
          }),
        ),
      ),
      // Without an answer the coupon can't warn in advance; the operator still decides.
      mergeMap((answer) =>
        answer.ok ? of<CouponCommand>({ type: 'coupon/reportLimits', payload: answer.value }) : EMPTY,
      ),
    ),
  );
}
