/**
 * Login and one-click registration. One at a time: the decider refuses a second attempt during the first, so
 * `concatMap` never queues.
 */
import { concatMap, EMPTY, filter, map, of, take } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { TokenStore } from '../../http/token-source.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Cell, Readable } from '../../kernel/readable.ts';
import type { SessionCommand, SessionEvent } from './messages.ts';
import type { NewCredentials, SessionFailure } from './views.ts';
import type { SignedInWire } from './wire.ts';
import { decodeRegistered, decodeSignedIn, encodeCredential, NO_BONUS } from './wire.ts';

interface Io {
  readonly events$: Observable<Recorded<SessionEvent>>;
  readonly api: Api;
  readonly tokens: TokenStore;
  /** Takes the login and the password of an attempt from the secret channel, once. */
  readonly take: (attempt: string) => NewCredentials | null;
  readonly newCredentials: Cell<NewCredentials | null>;
  readonly language: () => string;
  readonly leaving: Readable<boolean>;
}

export function authenticate({
  events$,
  api,
  tokens,
  take: takeCredentials,
  newCredentials,
  language,
  leaving,
}: Io): Observable<SessionCommand> {
  function enter(wire: SignedInWire, how: 'loggedIn' | 'registered'): SessionCommand {
    tokens.hold(wire);
    return {
      type: 'session/reportPlayer',
      payload: { userId: wire.userId, how, previousLoginAt: wire.previousLoginAt },
    };
  }

  function logIn(attempt: string): Observable<SessionCommand> {
    const credentials = takeCredentials(attempt);
    if (credentials === null) return of(failed({ code: 'refused' }));
    const body = { login: encodeCredential(credentials.login), password: encodeCredential(credentials.password) };
    return api({ method: 'POST', path: '/web-api/user/login', body, decode: decodeSignedIn }).pipe(
      map((answer) => (answer.ok ? enter(answer.value, 'loggedIn') : failed(failureOf(answer.error)))),
    );
  }

  function register(form: { readonly currency: string; readonly countryId: number }): Observable<SessionCommand> {
    const body = { ...form, language: language(), isAdult: true, bonus: NO_BONUS };
    return api({ method: 'POST', path: '/web-api/registration/fast', body, decode: decodeRegistered }).pipe(
      map((answer) => {
        if (!answer.ok) return failed(failureOf(answer.error));
        newCredentials.set({ login: answer.value.login, password: answer.value.password });
        return enter(answer.value, 'registered');
      }),
    );
  }

  /**
   * Waits for a pending sign-out, whose answer would remove the new session's cookie [SES-4]. The wait ends with the
   * answer or the call's timeout.
   */
  function afterLeaving(enterNow: () => Observable<SessionCommand>): Observable<SessionCommand> {
    return leaving.value$.pipe(
      filter((isLeaving) => !isLeaving),
      take(1),
      concatMap(enterNow),
    );
  }

  return events$.pipe(
    filter(({ foreign }) => foreign !== true),
    concatMap(({ event }) => {
      if (event.type === 'session/logInAsked') return afterLeaving(() => logIn(event.payload.attempt));
      if (event.type === 'session/registrationAsked')
        return afterLeaving(() => register({ currency: event.payload.currency, countryId: event.payload.countryId }));
      return EMPTY;
    }),
  );
}

function failed(failure: SessionFailure): SessionCommand {
  return { type: 'session/reportFailure', payload: failure };
}

function failureOf(failure: CallFailure): SessionFailure {
  if (failure.kind !== 'status') return { code: 'unreachable' };
  if (failure.status === 429) return { code: 'tooManyTries' };
  const code = failure.errors[0]?.code;
  if (code === 'wrongCredentials' || code === 'underAge' || code === 'unknownCurrency') return { code };
  return { code: failure.status >= 500 ? 'unreachable' : 'refused' };
}
