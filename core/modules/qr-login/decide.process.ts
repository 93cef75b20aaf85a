/**
 * The approving device's side: looks up the login of a scanned code, and sends the player's decision. The ticket stays
 * in this closure.
 */
import { EMPTY, filter, map, mergeMap, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Readable } from '../../kernel/readable.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SessionEvent } from '../session/messages.ts';
import { encodeCredential } from '../session/public.ts';
import type { QrLoginCommand, QrLoginEvent } from './messages.ts';
import type { QrLoginState } from './types.ts';
import { decisionFailure, decodeNothing, decodeRequest, QR_PATHS } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<QrLoginEvent>>;
  readonly api: Api;
  /** Takes a ticket or a proof from the secret channel, once. */
  readonly take: (attempt: string) => string | null;
}

export function decideLogin({ events$, api, take }: Io): Observable<QrLoginCommand> {
  let ticket = '';

  const look = (attempt: string): Observable<QrLoginCommand> => {
    ticket = take(attempt) ?? '';
    return api({
      method: 'POST',
      path: QR_PATHS.look,
      auth: true,
      body: { ticket },
      handlesLimit: true,
      decode: decodeRequest,
    }).pipe(
      map((answer): QrLoginCommand => {
        if (!answer.ok)
          return {
            type: 'qr-login/reportGone',
            payload: { why: decisionFailure(answer.error) === 'gone' ? 'gone' : 'unreachable' },
          };
        const { expiresIn, ...request } = answer.value;
        return { type: 'qr-login/reportRequest', payload: { ...request, expiresInMs: expiresIn } };
      }),
    );
  };

  const decide = (body: { readonly approve: boolean; readonly proof?: string }): Observable<QrLoginCommand> =>
    api({
      method: 'POST',
      path: QR_PATHS.decide,
      auth: true,
      body: { ticket, ...body },
      handlesLimit: true,
      decode: decodeNothing,
    }).pipe(
      map((answer): QrLoginCommand => {
        if (answer.ok) return { type: 'qr-login/reportDecision', payload: { isApproved: body.approve } };
        const failure = decisionFailure(answer.error);
        return failure === 'gone'
          ? { type: 'qr-login/reportGone', payload: { why: 'gone' } }
          : { type: 'qr-login/reportDecisionFailure', payload: failure };
      }),
    );

  return events$.pipe(
    filter(({ foreign }) => foreign !== true),
    mergeMap(({ event }) => {
      if (event.type === 'qr-login/looking') return look(event.payload.attempt);
      if (event.type === 'qr-login/approving')
        return decide({ approve: true, proof: encodeCredential(take(event.payload.attempt) ?? '') });
      return event.type === 'qr-login/refusing' ? decide({ approve: false }) : EMPTY;
    }),
  );
}

/** A request that waits on the page is over at its deadline. */
export function endRequest(state: Readable<QrLoginState>, clock: Clock): Observable<QrLoginCommand> {
  return state.value$.pipe(
    switchMap(({ approving }) =>
      approving.status === 'ready' ? after(clock, Math.max(0, approving.request.expiresAt - clock.now())) : EMPTY,
    ),
    map((): QrLoginCommand => ({ type: 'qr-login/reportGone', payload: { why: 'gone' } })),
  );
}

/** A sign-in and a sign-out end what the last user began. */
export function forgetLogins(session$: Observable<Recorded<SessionEvent>>): Observable<QrLoginCommand> {
  return session$.pipe(
    filter(({ event: { type } }) => type === 'session/signedIn' || type === 'session/signedOut'),
    map((): QrLoginCommand => ({ type: 'qr-login/forget', payload: {} })),
  );
}
