/**
 * How often and after which pause a failed call is retried [S9.22]. Only for calls that change nothing.
 */
import type { Observable } from 'rxjs';
import { catchError, defer, mergeMap, of, retry, throwError, timer } from 'rxjs';
import type { Result } from '../kernel/result.ts';
import { err } from '../kernel/result.ts';
import { schedulerOf } from '../kernel/time.ts';
import type { Clock } from '../ports/clock.ts';
import type { CallFailure } from './api.ts';

export interface Retries {
  /** Tries after the first. */
  readonly count: number;
  readonly pauseMs: number;
}

export const RETRIES = {
  /** The operator's ban on this address [HTTP-12]. */
  block: { count: 2, pauseMs: 100 },
} as const satisfies Readonly<Record<string, Retries>>;

/**
 * Retries until there is a good answer; the last failure stands. A call that was closed or has lost its session is not
 * retried.
 */
export function withRetries<T>(
  ask: () => Observable<Result<T, CallFailure>>,
  { count, pauseMs }: Retries,
  clock: Clock,
): Observable<Result<T, CallFailure>> {
  return defer(() => {
    let last: Result<T, CallFailure> = err({ kind: 'closed' });
    return defer(ask).pipe(
      mergeMap((answer) => {
        last = answer;
        const isFinal = answer.ok || answer.error.kind === 'closed' || answer.error.kind === 'signedOut';
        return isFinal ? of(answer) : throwError(() => new Error('no good answer'));
      }),
      retry({ count, delay: () => timer(pauseMs, schedulerOf(clock)) }),
      catchError(() => of(last)),
    );
  });
}
