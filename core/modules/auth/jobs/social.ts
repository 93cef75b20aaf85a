/**
 * Sign-in with a provider: leaves for the provider's page and returns with a ticket [AUT-12]. One-tap asks on the page
 * itself and continues in the same way [AUT-11].
 */
import { catchError, concatMap, EMPTY, map, of } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Message } from '../../../kernel/message.ts';
import { safeNavigate } from '../../../navigation/safe-navigate.ts';
import { decodeSignedIn } from '../../session/public.ts';
import { failureOf } from '../decider.ts';
import { PROVIDER_ORIGINS } from '../rules/providers.ts';
import { createProviderState } from '../provider-state.ts';
import type { SocialProvider, Secrets } from '../types.ts';
import { decodeClientId, decodeRedirect, strangerIn } from '../wire.ts';
import type { Ended, JobIo, Work } from './io.ts';
import { ask, askToEnter, entered, refuse } from './io.ts';

const BACK = { registration: '/registration/socialregistration', login: '/user/login' } as const;
/** The operator's state for a one-tap sign-in, which begins and ends on the page. */
const ONE_TAP_STATE = 'one-tap';

/** Starts a provider's sign-in. `returnTo` is the path after the sign-in, with its language. */
export function startSocial(io: JobIo, provider: SocialProvider, { returnTo = '' }: Secrets): Work {
  const { social } = io;
  if (social === null) return refuse(failureOf('startSocial', 'refused'));
  const back = safeNavigate(returnTo, '');
  const state = io.ids.uuid();
  const page = BACK[io.isRegistrationOpen() ? 'registration' : 'login'];
  const query = back.ok ? `?return-url=${encodeURIComponent(back.value)}` : '';
  const body = {
    state,
    language: io.language(),
    returnTo: `/${io.language()}${page}${query}`,
  };
  return ask(
    io,
    'startSocial',
    { method: 'POST', path: `/social-api/oauth/${provider}`, body, decode: decodeRedirect },
    ({ redirectUrl }): Ended => {
      const safe = safeNavigate(redirectUrl, social.origin, [...PROVIDER_ORIGINS[provider], ...io.allowedOrigins()]);
      if (!safe.ok) {
        io.report('auth/social', new Error(`address of ${provider} refused: ${safe.error}`));
        return { failure: failureOf('startSocial', 'unsafeAddress') };
      }
      createProviderState(io).write(state, io.clock.now());
      social.leave(safe.value);
      return { outcome: { kind: 'leaving' } };
    },
  );
}

/** Handles the return from the provider: signs a known player in, and asks a new user for registration data. */
export function comeBack(io: JobIo, { ticket = '', state = '', error = '' }: Secrets): Work {
  const isOurs = createProviderState(io).take(state, io.clock.now());
  if (!isOurs) return refuse(failureOf('comeBack', 'socialState'));
  if (error !== '' || ticket === '') return refuse(failureOf('comeBack', 'socialRefused'));
  return askToEnter(
    io,
    'comeBack',
    { method: 'POST', path: '/social-api/oauth/complete', body: { ticket }, decode: decodeSignedIn },
    (wire) => entered(io, wire, 'loggedIn'),
    (failure) => {
      const stranger = strangerIn(failure);
      if (stranger === null) return null;
      io.drafts.tickets.set('social', ticket);
      io.drafts.change({ stranger });
      return { outcome: { kind: 'registrationNeeded' } };
    },
  );
}

export interface OneTapFacts {
  readonly currency: string;
  readonly countryId: number;
}

/**
 * Runs the three one-tap calls [AUT-11]: request the client, send the credential as multipart, go to the address
 * in the answer. Every failure is silent except a script that failed to load.
 */
export function oneTap(io: JobIo, { currency, countryId }: OneTapFacts): Observable<Message> {
  const { social } = io;
  if (social === null) return EMPTY;
  const path = '/social-api/oauth/google-one-tap';
  const send = (credential: string): Observable<never> => {
    const { type, body } = multipart(
      { credential, language: io.language(), currency, countryId: String(countryId) },
      io.ids.uuid(),
    );
    return io
      .api({
        method: 'POST',
        path,
        handlesLimit: true,
        body,
        headers: { 'content-type': type },
        decode: decodeRedirect,
      })
      .pipe(
        concatMap((answer) => {
          if (!answer.ok) return EMPTY;
          const safe = safeNavigate(answer.value.redirectUrl, social.origin, io.allowedOrigins());
          if (!safe.ok) io.report('auth/one-tap', new Error(`address refused: ${safe.error}`));
          else {
            // The address answers this page's own call, so its sign-in began here.
            if (safe.value.includes(`social-state=${ONE_TAP_STATE}`))
              createProviderState(io).write(ONE_TAP_STATE, io.clock.now());
            social.leave(safe.value);
          }
          return EMPTY;
        }),
      );
  };
  return io.api({ method: 'GET', path: `${path}/clientId`, decode: decodeClientId }).pipe(
    concatMap((answer): Observable<Message> => {
      if (!answer.ok) return EMPTY;
      return social.oneTap(answer.value.clientId).pipe(
        concatMap((shown): Observable<Message> => {
          if (shown.kind === 'credential') return send(shown.credential);
          return shown.kind === 'closed'
            ? EMPTY
            : of({
                type: 'notices/show',
                payload: { tone: 'warning', text: { key: 'auth.oneTapScriptFailed', params: {} }, lastsMs: null },
              });
        }),
      );
    }),
    catchError((fault: unknown) => {
      io.report('auth/one-tap', fault);
      return EMPTY;
    }),
    map((message) => message),
  );
}

/**
 * Builds `multipart/form-data`, because the port sends texts only. The boundary is a fresh UUID, so no field contains
 * it.
 */
export function multipart(
  fields: Readonly<Record<string, string>>,
  id: string,
): { readonly type: string; readonly body: string } {
  const boundary = `touchline-${id}`;
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return { type: `multipart/form-data; boundary=${boundary}`, body: `${parts.join('')}--${boundary}--\r\n` };
}
