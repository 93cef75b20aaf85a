/**
 * Calls to the operator. All calls use one policy chain: headers, bearer, one shared token refresh with one retry, then
 * the remedy that the operator asks for (fingerprint, captcha, terms: `remedies.ts`, loaded with the first such
 * answer), decoding. The result never errors: every outcome is a Result. A failed call changes nothing. See SPEC.md.
 */
import type { Observable } from 'rxjs';
import { concatMap, defer, of } from 'rxjs';
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';
import type { HttpFailure, HttpPort, HttpRequest, HttpResponse } from '../ports/http.ts';
import { mayHaveRemedy } from './refusal-wire.ts';
import type { Decode } from './wire-tools.ts';

/** Time after which a call's outcome is unknown. */
const CALL_TIMEOUT_MS = 15_000;
const DAY_S = 86_400;

export interface Call<T> {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text is sent as it is, with the call's `content-type`. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Requires a signed-in player. */
  readonly auth?: true;
  /** The caller handles a rate limit (429) itself: it informs the player, or decides not to [HTTP-14]. */
  readonly handlesLimit?: true;
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
 * Why a call gave no value. `network`, `timeout`, `closed` (499): no answer, so whether the call took effect is
 * unknown. `status`: the operator refused. `malformed`: an unreadable answer (`issue` says where); the effect is
 * unknown too. `signedOut`: there is no session.
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
  /** The tokens come from another tab's refresh. */
  readonly isShared?: true;
}

/** The source of tokens for the chain. */
export interface TokenSource {
  current(): Tokens | null;
  /** Single-flight: all waiting callers share one refresh. */
  refresh(): Observable<Result<Tokens, CallFailure>>;
  /** Marks a token that the operator has refused; it is not used again. */
  refuse(token: string): void;
  /** Changes when a player signs in or out. A result for one epoch is never delivered to, or retried in, another. */
  epoch(): number;
}

export interface ApiParts {
  readonly http: HttpPort;
  readonly appName: string;
  /** GeoIP country for the header; empty until the site config is known. */
  readonly country: () => string;
  /** The site's language, not the device's. */
  readonly language: () => string;
  /** The fingerprint header's value; `none` until the operator has asked for one. */
  readonly fingerprint?: () => string | null;
  /** Called when the operator rate-limits a call for so many seconds (429) and its caller does not handle that. */
  readonly onLimited?: (seconds: number) => void;
  /** Finds a remedy for a refusal. Without this function every refusal stands. */
  readonly remedy?: (refusal: Refusal) => Observable<Remedy | null>;
}

/** A refusal that demands something before the call may be sent again. */
export interface Refusal {
  readonly status: number;
  /** The raw body of the answer. */
  readonly text: string;
  readonly errors: readonly ApiError[];
  /** The call carried a player's token. */
  readonly isSigned: boolean;
  /** The fingerprint that was sent. */
  readonly fingerprint: string | null;
  /** Policies that this call has used so far, in order. */
  readonly used: readonly Policy[];
}

/** `shared`: a token from another tab's refresh. */
export type Policy = 'token' | 'shared' | 'fingerprint' | 'captcha';

/** Permission for one more try, with these additional headers. */
export interface Remedy {
  readonly policy: Policy;
  readonly headers: Readonly<Record<string, string>>;
}

export type Api = <T>(call: Call<T>) => Observable<Result<T, CallFailure>>;

export function createApi(
  { http, appName, country, language, fingerprint, onLimited, remedy }: ApiParts,
  tokens: TokenSource,
): Api {
  const print = (): string | null => fingerprint?.() ?? null;

  function request<T>(call: Call<T>, bearer: Tokens | null, more: Readonly<Record<string, string>>): HttpRequest {
    const query =
      call.query === undefined
        ? ''
        : `?${Object.entries(call.query)
            .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`)
            .join('&')}`;
    const headers: Record<string, string> = {
      accept: 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-app-name': appName,
      'x-geoip': country(),
      'accept-language': language(),
      ...call.headers,
      ...more,
    };
    if (call.body !== undefined) headers['content-type'] ??= 'application/json';
    if (bearer !== null) {
      headers['authorization'] = `Bearer ${bearer.token}`;
      headers['x-session-token'] = bearer.sessionToken;
      headers['x-fingerprint'] = print() ?? 'none';
    }
    const base = { method: call.method, path: `${call.path}${query}`, headers, timeoutMs: CALL_TIMEOUT_MS };
    return call.body === undefined
      ? base
      : { ...base, body: typeof call.body === 'string' ? call.body : JSON.stringify(call.body) };
  }

  return function call<T>(spec: Call<T>): Observable<Result<T, CallFailure>> {
    const closed = of(err<CallFailure>({ kind: 'closed' }));

    /** One try. `asked` is the epoch of the call: the call is neither sent nor answered in another epoch [HTTP-9]. */
    function go(
      asked: number,
      used: readonly Policy[],
      more: Readonly<Record<string, string>>,
    ): Observable<Result<T, CallFailure>> {
      if (asked !== tokens.epoch()) return closed;
      if (spec.auth !== true) return send(asked, null, used, more);
      const held = tokens.current();
      return held === null ? refreshed(asked, used, more) : send(asked, held, used, more);
    }

    function refreshed(
      asked: number,
      used: readonly Policy[],
      more: Readonly<Record<string, string>>,
    ): Observable<Result<T, CallFailure>> {
      return tokens
        .refresh()
        .pipe(
          concatMap((fresh) =>
            fresh.ok
              ? send(
                  asked,
                  fresh.value,
                  [...used, fresh.value.isShared === true && !used.includes('shared') ? 'shared' : 'token'],
                  more,
                )
              : of(fresh),
          ),
        );
    }

    function send(
      asked: number,
      bearer: Tokens | null,
      used: readonly Policy[],
      more: Readonly<Record<string, string>>,
    ): Observable<Result<T, CallFailure>> {
      if (asked !== tokens.epoch()) return closed;
      const sent = print();
      return http.send(request(spec, bearer, more)).pipe(
        concatMap((answer): Observable<Result<T, CallFailure>> => {
          if (bearer !== null && asked !== tokens.epoch()) return closed;
          const result = read(spec, answer);
          if (!answer.ok || result.ok || result.error.kind !== 'status') return of(result);
          const { status, errors } = result.error;
          const seconds = status === 429 && spec.handlesLimit !== true ? retryAfter(errors) : null;
          if (seconds !== null) onLimited?.(seconds);
          if (status === 401 && bearer !== null) {
            tokens.refuse(bearer.token);
            return used.includes('token') ? of(result) : refreshed(asked, used, more);
          }
          if (remedy === undefined || !mayHaveRemedy(status, errors)) return of(result);
          return remedy({
            status,
            text: answer.value.text,
            errors,
            isSigned: bearer !== null,
            fingerprint: sent,
            used,
          }).pipe(
            concatMap((found) =>
              found === null && (bearer === null || asked === tokens.epoch())
                ? of(result)
                : found === null
                  ? closed
                  : go(asked, [...used, found.policy], { ...more, ...found.headers }),
            ),
          );
        }),
      );
    }

    return defer(() => go(tokens.epoch(), [], {}));
  };
}

/** Seconds until the next try; `null` where the operator names no time, or none within a day. */
function retryAfter([first]: readonly ApiError[]): number | null {
  const seconds = first?.meta['retryAfter'];
  return typeof seconds === 'number' && seconds > 0 && seconds <= DAY_S ? Math.ceil(seconds) : null;
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
        code: typeof code === 'string' ? code : Number.isSafeInteger(code) ? String(code) : 'unknown',
        detail: typeof detail === 'string' ? detail : '',
        meta: typeof meta === 'object' && meta !== null ? { ...(meta as Record<string, unknown>) } : {},
      },
    ];
  });
}
