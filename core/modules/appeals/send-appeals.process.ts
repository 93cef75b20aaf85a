/**
 * Sends an appeal once, and loads the outcomes. A POST without an answer is not repeated: it may have arrived [APL-3].
 */
import { EMPTY, exhaustMap, filter, map, merge, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { SessionEvent } from '../session/public.ts';
import type { AppealsCommand, AppealsEvent } from './messages.ts';
import type { AppealForm } from './types.ts';
import { APPEALS_PATH, decodeAppeal, decodeAppeals, encodeAppeal } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<AppealsEvent>>;
  readonly api: Api;
  /** The operator's cookie identifies the visitor; a player's call is also signed. */
  readonly isSignedIn: () => boolean;
  /** Takes the form from the secret channel, once. */
  readonly take: (attempt: string) => AppealForm | null;
}

export function sendAppeals({ events$, api, isSignedIn, take }: Io): Observable<AppealsCommand> {
  const signed = (): { readonly auth?: true } => (isSignedIn() ? { auth: true } : {});
  const load$ = events$.pipe(
    filter(({ event }) => event.type === 'appeals/loading'),
    switchMap(() => api({ method: 'GET', path: APPEALS_PATH, ...signed(), decode: decodeAppeals })),
    map((answer): AppealsCommand =>
      answer.ok
        ? { type: 'appeals/receive', payload: { list: answer.value } }
        : { type: 'appeals/reportFailure', payload: {} },
    ),
  );
  const send$ = events$.pipe(
    mergeMap(({ event }) => (event.type === 'appeals/sending' ? of(event.payload.attempt) : EMPTY)),
    exhaustMap((attempt): Observable<AppealsCommand> => {
      const form = take(attempt);
      if (form === null) return of({ type: 'appeals/reportNotSent', payload: { isRefused: true } });
      const body = encodeAppeal(form);
      return api({ method: 'POST', path: APPEALS_PATH, ...signed(), body, decode: decodeAppeal }).pipe(
        map((answer): AppealsCommand =>
          answer.ok
            ? { type: 'appeals/reportSent', payload: { appeal: answer.value } }
            : {
                type: 'appeals/reportNotSent',
                payload: { isRefused: answer.error.kind === 'status' && answer.error.status < 500 },
              },
        ),
      );
    }),
  );
  return merge(load$, send$);
}

/** The list belongs to the player or visitor and is cleared at sign-in and sign-out [APL-4]. */
export function forgetAppeals(session$: Observable<Recorded<SessionEvent>>): Observable<AppealsCommand> {
  return session$.pipe(
    filter(({ event }) => event.type === 'session/signedOut' || event.type === 'session/signedIn'),
    map((): AppealsCommand => ({ type: 'appeals/forget', payload: {} })),
  );
}
