/**
 * Calls to the operator. One policy chain for all: headers, bearer, one shared token refresh with one retry, decoding. Later policies (fingerprint, captcha, terms,
 * retry tables) take their place in `policies` between `headers` and `refresh`. Never errors: every outcome is a Result. A call that fails leaves nothing changed.
 */
import type { Observable } from 'rxjs';
import { concatMap, defer, map, of } from 'rxjs';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import type { HttpFailure, HttpPort, HttpRequest, HttpResponse } from '../ports/http.ts';
import type { Decode } from './wire-tools.ts';

/** Time after which a call's outcome is unknown. */
const CALL_TIMEOUT_MS = 15_000;

export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Needs a signed-in player. */
  readonly auth?: true;
  /** The answer is plain text, not JSON. */
  readonly text?: true;
  readonly decode: Decode<T>;
}

/** One error of a JSON-API answer. */
export interface ApiError {
  readonly code: string;
  readonly detail: string;
  readonly meta: Readonly<Record<string, unknown>>;
}

/**
 * Why a call gave no value. `network`, `timeout`, `closed` (499): no answer, so whether it took effect is unknown. `status`: the operator refused.
 * `malformed`: an answer that can't be read (`issue` says where); unknown too. `signedOut`: there is no session any more.
 */
export type CallFailure =
  | { readonly kind: 'network' | 'timeout' | 'closed' | 'signedOut' }
  | { readonly kind: 'status'; readonly status: number; readonly errors: readonly ApiError[] }
  | { readonly kind: 'malformed'; readonly issue: string };

export interface Tokens {
  readonly token: string;
  readonly sessionToken: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** Where the chain finds tokens. */
export interface TokenSource {
  current(): Tokens | null;
  /** Single-flight: all who wait share one call. */
  refresh(): Observable<Result<Tokens, CallFailure>>;
  /** The operator has refused a call with this token: it is not handed out again. */
  refuse(token: string): void;
  /** Changes when a player comes or goes. What was asked for one is not answered to, or repeated for, another. */
  epoch(): number;
}

export interface ApiParts {
  readonly http: HttpPort;
  readonly appName: string;
  /** GeoIP country for the header; empty until the site config is known. */
  readonly country: () => string;
}

export type Api = <T>(call: Call<T>) => Observable<Result<T, CallFailure>>;

export function createApi({ http, appName, country }: ApiParts, tokens: TokenSource): Api {
  function request<T>(call: Call<T>, bearer: Tokens | null): HttpRequest {
    const query = call.query === undefined ? '' : `?${Object.entries(call.query).map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`).join('&')}`;
    const headers: Record<string, string> = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-app-name': appName, 'x-geoip': country(), ...call.headers };
    if (call.body !== undefined) headers['content-type'] = 'application/json';
    if (bearer !== null) {
      headers['authorization'] = `Bearer ${bearer.token}`;
      headers['x-session-token'] = bearer.sessionToken;
      headers['x-fingerprint'] = 'none';
    }
    const base = { method: call.method, path: `${call.path}${query}`, headers, timeoutMs: CALL_TIMEOUT_MS };
    return call.body === undefined ? base : { ...base, body: JSON.stringify(call.body) };
  }

  function send<T>(call: Call<T>): Observable<Result<T, CallFailure>> {
    return http.send(request(call, null)).pipe(map((answer) => read(call, answer)));
  }

  function sendSigned<T>(call: Call<T>, bearer: Tokens): Observable<Result<T, CallFailure>> {
    return defer(() => {
      const asked = tokens.epoch();
      return http.send(request(call, bearer)).pipe(
        map((answer): Result<T, CallFailure> => {
          if (asked !== tokens.epoch()) return err({ kind: 'closed' });
          if (answer.ok && answer.value.status === 401) tokens.refuse(bearer.token);
          return read(call, answer);
        }),
      );
    });
  }

  function refreshed<T>(spec: Call<T>): Observable<Result<T, CallFailure>> {
    return tokens.refresh().pipe(concatMap((fresh) => (fresh.ok ? sendSigned(spec, fresh.value) : of(fresh))));
  }

  return function call<T>(spec: Call<T>): Observable<Result<T, CallFailure>> {
    if (spec.auth !== true) return send(spec);
    return defer(() => {
      const held = tokens.current();
      if (held === null) return refreshed(spec);
      return sendSigned(spec, held).pipe(
        concatMap((answer) => (!answer.ok && answer.error.kind === 'status' && answer.error.status === 401 ? refreshed(spec) : of(answer))),
      );
    });
  };
}

function read<T>(call: Call<T>, answer: Result<HttpResponse, HttpFailure>): Result<T, CallFailure> {
  if (!answer.ok) return err({ kind: answer.error.kind });
  const { status, text } = answer.value;
  if (status < 200 || status >= 300) return err({ kind: 'status', status, errors: readErrors(text) });
  let value: unknown = text;
  if (call.text !== true && text !== '') {
    try {
      value = JSON.parse(text) as unknown;
    } catch {
      return err({ kind: 'malformed', issue: 'not JSON' });
    }
  }
  const decoded = call.decode(value);
  return decoded.ok ? ok(decoded.value) : err({ kind: 'malformed', issue: `${call.path} ${decoded.error}` });
}

function readErrors(text: string): readonly ApiError[] {
  let value: unknown;
  try {
    value = JSON.parse(text) as unknown;
  } catch {
    return [];
  }
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, 'errors')) return [];
  const { errors } = value as { errors: unknown };
  if (!Array.isArray(errors)) return [];
  return (errors as readonly unknown[]).flatMap((entry) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const { code, detail, meta } = entry as { code?: unknown; detail?: unknown; meta?: unknown };
    return [
      {
        code: typeof code === 'string' ? code : 'unknown',
        detail: typeof detail === 'string' ? detail : '',
        meta: typeof meta === 'object' && meta !== null ? { ...(meta as Record<string, unknown>) } : {},
      },
    ];
  });
}
