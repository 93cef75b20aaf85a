/** Whose session is the cookie? Asked at the start; 2 more tries 1.5 s apart; without an answer the visitor is a guest until the next start or login [SES-1]. */
import { defer, EMPTY, filter, map, mergeMap, of, retry, switchMap, throwError, timer, catchError } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { nothing } from '../../http/wire-tools.ts';
import type { Recorded } from '../../kernel/message.ts';
import { schedulerOf } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionCommand, SessionEvent } from './messages.ts';
import type { LogoutMark } from './logout-mark.ts';
import { decodeSessionText } from './wire.ts';

const RETRIES = 2;
const RETRY_MS = 1_500;

interface Io {
  readonly events$: Observable<Recorded<SessionEvent>>;
  readonly api: Api;
  readonly clock: Clock;
  readonly mark: LogoutMark;
}

export function restoreSession({ events$, api, clock, mark }: Io): Observable<SessionCommand> {
  const guest: SessionCommand = { type: 'session/reportGuest', payload: { why: 'noSession' } };
  const lookup$ = defer(() => api({ method: 'GET', path: '/web-api/session', text: true, decode: decodeSessionText })).pipe(
    mergeMap((answer) => (answer.ok ? of(answer.value) : throwError(() => new Error(`session lookup: ${answer.error.kind}`)))),
    retry({ count: RETRIES, delay: () => timer(RETRY_MS, schedulerOf(clock)) }),
    map((userId): SessionCommand => (userId === '' ? guest : { type: 'session/reportPlayer', payload: { userId, how: 'restored', previousLoginAt: null } })),
    catchError(() => of(guest)),
  );
  // She logged out while offline: the cookie still stands, so it is ended now instead of restored.
  const finishLogout$ = defer(() => api({ method: 'POST', path: '/web-api/user/disconnect', decode: nothing })).pipe(
    map((answer) => {
      if (answer.ok) mark.remove();
      return guest;
    }),
  );
  return events$.pipe(
    filter(({ foreign }) => foreign !== true),
    switchMap(({ event }) => (event.type === 'session/restoring' ? (mark.isSet() ? finishLogout$ : lookup$) : EMPTY)),
  );
}
