/** A call as the handlers see it, and its construction from an msw request. */
import { http } from 'msw';
import type { HttpHandler } from 'msw';
import * as v from 'valibot';
import type { Right } from 'touchline/core/user/rules/rights';
import type { Bettor } from '../operator/book/coupon.ts';
import type { Operator } from '../operator/operator.ts';
import { guardsOf } from '../operator/guards-on-calls/guards.ts';
import { StoreFailed } from '../operator/store/journal.ts';
import { TryLater } from '../operator/try-later.ts';
import { deviceName } from '../operator/players/device-name.ts';
import type { StoredSession } from '../operator/store/records.ts';
import { CLIENT_HEADER } from './client-header.ts';
import { COOKIE_HEADER, readCookies } from './cookies.ts';
import { malformed, problem, tooMany } from './respond.ts';

export interface Call {
  readonly operator: Operator;
  readonly headers: Headers;
  readonly query: URLSearchParams;
  readonly cookies: ReadonlyMap<string, string>;
  /** A path parameter by name; '' when absent. */
  readonly part: (name: string) => string;
  /** The body's text. Can be read once. */
  readonly body: () => Promise<string>;
}

export interface SignedCall extends Call {
  readonly session: StoredSession;
  readonly bettor: Bettor;
}

type Answering<C> = (call: C) => Response | Promise<Response>;

export interface Route {
  readonly method: 'get' | 'post' | 'delete';
  /** The path from the origin's root, with `:parts`. */
  readonly path: string;
  readonly answer: Answering<Call>;
}

export function get(path: string, answer: Answering<Call>): Route {
  return { method: 'get', path, answer };
}

/** A call that changes state requires a header that only a script can set, so no form on another site can send it. */
export function post(path: string, answer: Answering<Call>): Route {
  return {
    method: 'post',
    path,
    answer: (call) =>
      call.headers.get('x-requested-with') === null
        ? problem({
            status: 400,
            code: 'missingHeader',
            title: 'A header is missing',
            detail: 'This call needs X-Requested-With.',
          })
        : answer(call),
  };
}

/** Accepts a form of the operator's own page, sent without script. The page's secret replaces the header. */
export function formPost(path: string, answer: Answering<Call>): Route {
  return { method: 'post', path, answer };
}

const STALE_TOKEN = 'The access token is missing, expired, or from another session.';

/** The session of the call's bearer token and session token, or null. */
export function bearerSession({ operator, headers }: Call): StoredSession | null {
  const [, token = ''] = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
  return operator.players.sessions.byToken(token, headers.get('x-session-token') ?? '', operator.clock.now());
}

/**
 * A call of guests and players. A token that comes with the call must be valid: the page renews its token after a 401,
 * and would take the answer to a guest for the player's.
 */
export function guestOrSigned(answer: Answering<Call>): Answering<Call> {
  return (call) =>
    call.headers.has('authorization') && bearerSession(call) === null ? unauthorized(STALE_TOKEN) : answer(call);
}

/** A call marked T requires a valid access token, its session token and a fingerprint. */
export function signed(answer: Answering<SignedCall>): Answering<Call> {
  return (call) => {
    const { operator, headers } = call;
    const session = bearerSession(call);
    if (session === null) return unauthorized(STALE_TOKEN);
    if (headers.get('x-fingerprint') === null) {
      return problem({
        status: 400,
        code: 'missingHeader',
        title: 'A header is missing',
        detail: 'This call needs X-Fingerprint.',
      });
    }
    operator.players.sessions.see(session, deviceName(headers.get('user-agent') ?? ''));
    return answer({
      ...call,
      session,
      bettor: { id: session.playerId, currency: operator.currencyOf(session.playerId) },
    });
  };
}

/** The player, with the currency of the account that pays. */
export function payerOf({ operator, bettor }: SignedCall, { accountId }: { readonly accountId: number }): Bettor {
  return { ...bettor, currency: operator.office.currencyOf(bettor.id, accountId) ?? bettor.currency };
}

/** Requires a right; a player without the right is refused with every reason. */
export function withRight(right: Right, answer: Answering<SignedCall>): Answering<SignedCall> {
  return (call) => rightRefusal(call, right) ?? answer(call);
}

export function rightRefusal({ operator }: Call, right: Right): Response | null {
  const [first, ...others] = operator.standing.stops(right);
  return first === undefined
    ? null
    : problem({
        status: 403,
        code: first,
        title: 'This is not open to the player now',
        detail: `${right}: ${[first, ...others].join(', ')}.`,
      });
}

export function unauthorized(detail: string): Response {
  return problem({
    status: 401,
    code: 'unauthorized',
    title: 'Sign in',
    detail,
    headers: { 'www-authenticate': 'Bearer' },
  });
}

/** A JSON body that matches the schema (unknown fields are ignored), or the refusal to send. */
export async function readBody<T>(
  call: Call,
  schema: v.GenericSchema<unknown, T>,
): Promise<{ readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: Response }> {
  let body: unknown;
  try {
    body = JSON.parse(await call.body());
  } catch {
    return {
      ok: false,
      error: problem({
        status: 400,
        code: 'notJson',
        title: 'The request could not be read',
        detail: 'The body is not JSON.',
      }),
    };
  }
  const read = v.safeParse(schema, body);
  if (read.success) return { ok: true, value: read.output };
  const [issue] = read.issues;
  return { ok: false, error: malformed(`${v.getDotPath(issue) ?? 'The body'}: ${issue.message}`) };
}

/** The answer of the guard in front of the call (`operator/guards-on-calls`), if any. */
function refusalOf({ operator, headers }: Call, { method }: Route, path: string): Response | null {
  const refusal = guardsOf(operator).judge({
    method,
    path,
    isSigned: headers.get('authorization') !== null,
    fingerprint: headers.get('x-fingerprint'),
    proof: headers.get('x-captcha'),
  });
  if (refusal === null) return null;
  switch (refusal.status) {
    case 401:
      return unauthorized('The access token was refused on demand.');
    case 451:
      return problem({
        status: 451,
        code: 'termsChanged',
        title: 'Confirm the terms',
        detail: 'The terms have changed.',
        meta: { exception_code: 1 },
      });
    case 400:
      return problem({
        status: 400,
        code: refusal.code,
        title: 'Something is needed first',
        detail:
          refusal.code === 'fingerprint' ? 'This call needs a fingerprint.' : 'This call needs a proof in X-Captcha.',
      });
  }
}

/** Delays every answer by the switch `latencyMs`, except the answers of the switches themselves. */
function late({ clock, switches }: Operator, path: string): Promise<void> | undefined {
  const ms = switches.get('latencyMs');
  if (ms === 0 || path.includes('/sandbox-api/')) return undefined;
  return new Promise((resolve) => void clock.schedule(clock.now() + ms, resolve));
}

/**
 * Asked before each call: null admits the call, a number refuses it and says for how many milliseconds. `path` is the
 * route's own, so that no spelling of an address bypasses a limit. `client` is the host's name for the client.
 */
export type Admit = (call: {
  readonly method: string;
  readonly path: string;
  readonly client: string;
}) => Promise<number | null>;

/** The handler of a route. Errors inside it always produce an answer. */
export function handlerOf(
  operator: Operator,
  route: Route,
  report: (error: unknown) => void,
  admit: Admit,
): HttpHandler {
  return http[route.method](`*${route.path}`, async ({ request, params }) => {
    const call: Call = {
      operator,
      headers: request.headers,
      query: new URL(request.url).searchParams,
      cookies: readCookies(request.headers.get(COOKIE_HEADER)),
      part: (name) => {
        const value = params[name];
        return typeof value === 'string' ? value : '';
      },
      body: () => request.text(),
    };
    try {
      const client = request.headers.get(CLIENT_HEADER) ?? '';
      const retryAfterMs = await admit({ method: route.method, path: route.path, client });
      if (retryAfterMs !== null) return tooMany(retryAfterMs);
      await late(operator, new URL(request.url).pathname);
      return refusalOf(call, route, new URL(request.url).pathname) ?? (await route.answer(call));
    } catch (error) {
      if (error instanceof TryLater) return tooMany(error.retryAfterMs);
      if (error instanceof StoreFailed) {
        return problem({
          status: 503,
          code: 'recordFailed',
          title: 'The operator can keep no record',
          detail: 'Calls about money fail until the operator is restarted.',
        });
      }
      report(error);
      return problem({
        status: 500,
        code: 'internal',
        title: 'Something went wrong',
        detail: 'The operator could not answer.',
      });
    }
  });
}

/** Computes the answer and sends it once all of its content is durable. */
export async function answerDurably({ operator }: Call, answer: () => Response): Promise<Response> {
  const response = answer();
  await operator.durable();
  return response;
}
