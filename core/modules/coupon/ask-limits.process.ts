/** Asks the operator for the least and most that this coupon takes, a moment after it changed; an older question's answer is dropped. */
import { distinctUntilChanged, EMPTY, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionState } from '../session/public.ts';
import { whilePlayer } from '../session/public.ts';
import type { CouponCommand } from './messages.ts';
import type { SentCoupon } from './types.ts';
import { decodeLimits } from './wire.ts';

const CALM_MS = 300;

interface Io {
  /** What the limits depend on (legs, type, account) as one text: they are asked for again when it changes. */
  readonly subject: Readable<string>;
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly clock: Clock;
  /** The coupon as it would be sent now; null while there is no account to bet from. */
  readonly draft: () => SentCoupon | null;
}

export function askLimits({ subject, session, api, clock, draft }: Io): Observable<CouponCommand> {
  return whilePlayer(session, () =>
    subject.value$.pipe(
      distinctUntilChanged(),
      // The pause stands inside: a change drops the question under way at once.
      switchMap(() =>
        after(clock, CALM_MS).pipe(
          mergeMap(() => {
            const body = draft();
            return body === null || body.bets.length === 0
              ? EMPTY
              : api({ method: 'POST', path: '/bet-api/v1/coupon/limits', body, auth: true, decode: decodeLimits });
          }),
        ),
      ),
      // Without an answer the operator still decides; the coupon just can't warn beforehand.
      mergeMap((answer) =>
        answer.ok ? of<CouponCommand>({ type: 'coupon/reportLimits', payload: answer.value }) : EMPTY,
      ),
    ),
  );
}
