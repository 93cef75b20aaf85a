/** Loads the player's config: at sign-in and on request; a newer load replaces the older one [USR-1]. */
import { defer, EMPTY, filter, map, merge, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { failureName } from '../../http/failure.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Report } from '../../ports/report.ts';
import { whilePlayer } from '../session/public.ts';
import type { SessionState } from '../session/public.ts';
import type { UserCommand, UserEvent } from './messages.ts';
import { decodeRights, decodeUser } from './wire.ts';

/** The pause after a failed load. */
const AGAIN_MS = 60_000;
export const USER_PATH = '/web-api/user/config';
const RIGHTS_PATH = '/web-api/user/rights';

interface Io {
  readonly events$: Observable<Recorded<UserEvent>>;
  readonly session: Readable<SessionState>;
  readonly api: Api;
  readonly report: Report;
  readonly clock: Clock;
}

export function loadUser({ events$, session, api, clock, report }: Io): Observable<UserCommand> {
  const config$ = defer(() => api({ method: 'GET', path: USER_PATH, auth: true, decode: decodeUser })).pipe(
    mergeMap((answer): readonly UserCommand[] | typeof EMPTY => {
      if (answer.ok) return [{ type: 'user/receive', payload: answer.value }];
      if (answer.error.kind === 'closed') return EMPTY;
      report('user/load', new Error(`no user config: ${failureName(answer.error)}`));
      return [{ type: 'user/reportFailure', payload: {} }];
    }),
  );
  const rights$ = defer(() => api({ method: 'GET', path: RIGHTS_PATH, auth: true, decode: decodeRights })).pipe(
    mergeMap((answer): Observable<UserCommand> => {
      if (answer.ok) return of({ type: 'user/receiveRights', payload: answer.value });
      if (answer.error.kind !== 'closed') report('user/rights', new Error(`no rights: ${failureName(answer.error)}`));
      return EMPTY;
    }),
  );
  return whilePlayer(session, () =>
    merge(
      events$.pipe(
        filter(({ event }) => event.type === 'user/failed' || event.type === 'user/loadAsked'),
        switchMap(({ event }) => (event.type === 'user/failed' ? after(clock, AGAIN_MS) : EMPTY)),
        map((): UserCommand => ({ type: 'user/load', payload: { isAgain: false } })),
      ),
      // Subscribes before it asks.
      events$.pipe(
        filter(({ event }) => event.type === 'user/loadAsked'),
        switchMap(() => merge(config$, rights$)),
      ),
      of<UserCommand>({ type: 'user/load', payload: { isAgain: false } }),
    ),
  );
}
