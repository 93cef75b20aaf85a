/** Sends the time of a player's consent to the operator, once after a sign-in or a choice [CNS-5]. */
import { distinctUntilChanged, EMPTY, filter, map, merge, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import { nothing } from '../../http/wire-tools.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import type { SessionEvent } from '../session/public.ts';
import type { ConsentCommand } from './messages.ts';

export const CONSENT_TIME_PATH = '/web-api/user/cookies-agree';

export interface SendTimeIo {
  /** The time of a signed-in player's choice that the operator does not have yet, ms; otherwise null. */
  readonly due: Readable<number | null>;
  readonly sessionEvents$: Observable<Recorded<SessionEvent>>;
  readonly api: Api;
}

export function sendTime({ due, sessionEvents$, api }: SendTimeIo): Observable<ConsentCommand> {
  const sent$ = due.value$.pipe(
    distinctUntilChanged(),
    switchMap((at): Observable<ConsentCommand> => {
      if (at === null) return EMPTY;
      // After a failure the next visit or sign-in tries again: the choice itself holds either way.
      return api({
        method: 'POST',
        path: CONSENT_TIME_PATH,
        auth: true,
        body: { cookiesAgreeTime: new Date(at).toISOString() },
        decode: nothing,
      }).pipe(
        mergeMap((answer) =>
          answer.ok ? of<ConsentCommand>({ type: 'consent/confirmSent', payload: { at } }) : EMPTY,
        ),
      );
    }),
  );
  // Nothing of a player stays: the next player's sign-in sends the time again.
  const left$ = sessionEvents$.pipe(
    filter(({ event }) => event.type === 'session/signedOut' && event.payload.userId !== null),
    map((): ConsentCommand => ({ type: 'consent/forgetSent', payload: {} })),
  );
  return merge(sent$, left$);
}
