/**
 * Asks at the start whose session the cookie is; 2 more tries 1.5 s apart. Without an answer the visitor is a guest
 * until the next start or login [SES-1].
 */
import {
  defer,
  EMPTY,
  exhaustMap,
  filter,
  finalize,
  map,
  merge,
  mergeMap,
  of,
  retry,
  switchMap,
  throwError,
  timer,
  catchError,
} from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { nothing } from '../../http/wire-tools.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Cell } from '../../kernel/readable.ts';
import { schedulerOf } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionCommand, SessionEvent } from './messages.ts';
import type { Flag } from './flag.ts';
import { SESSION_CALL } from './wire.ts';

const RETRIES = 2;
const RETRY_MS = 1_500;

interface Io {
  readonly events$: Observable<Recorded<SessionEvent>>;
  readonly api: Api;
  readonly clock: Clock;
  readonly unsentLogout: Flag;
  /** Whether this device's data belongs to another player. */
  readonly contradicts: (userId: string) => boolean;
  /** A login waits for a logout that reaches the operator late, as for any other. */
  readonly leaving: Cell<boolean>;
}

export function restoreSession({
  events$,
  api,
  clock,
  unsentLogout,
  contradicts,
  leaving,
}: Io): Observable<SessionCommand> {
  const guest: SessionCommand = { type: 'session/reportGuest', payload: { why: 'noSession' } };
  const ask$ = defer(() => api(SESSION_CALL)).pipe(
    mergeMap((answer) =>
      answer.ok ? of(answer.value) : throwError(() => new Error(`session lookup: ${answer.error.kind}`)),
    ),
  );
  const lookup$ = ask$.pipe(
    // A different player than the owner of the bets on this device: only the same id twice counts [SES-9].
    mergeMap((userId) =>
      userId !== '' && contradicts(userId)
        ? ask$.pipe(
            mergeMap((again) =>
              again === userId ? of(userId) : throwError(() => new Error('session lookup: two answers')),
            ),
          )
        : of(userId),
    ),
    retry({ count: RETRIES, delay: () => timer(RETRY_MS, schedulerOf(clock)) }),
    map((userId): SessionCommand =>
      userId === ''
        ? guest
        : { type: 'session/reportPlayer', payload: { userId, how: 'restored', previousLoginAt: null } },
    ),
    catchError(() => of(guest)),
  );
  // The player logged out while offline: the cookie still exists, so the session is ended now instead of restored.
  const finishLogout$ = defer(() => {
    leaving.set(true);
    return api({ method: 'POST', path: '/web-api/user/disconnect', decode: nothing });
  }).pipe(
    finalize(() => leaving.set(false)),
    map((answer) => {
      if (answer.ok) unsentLogout.remove();
      return guest;
    }),
  );
  const types$ = events$.pipe(
    filter(({ foreign }) => foreign !== true),
    map(({ event }) => event.type),
  );
  return merge(
    // Nothing cancels the sign-out: it is on its way, and a login waits for it.
    types$.pipe(
      filter((type) => type === 'session/restoring' && unsentLogout.isSet()),
      exhaustMap(() => finishLogout$),
    ),
    types$.pipe(switchMap((type) => (type === 'session/restoring' && !unsentLogout.isSet() ? lookup$ : EMPTY))),
  );
}
