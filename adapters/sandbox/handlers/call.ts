/** One call as the handlers see it, and the way from msw to it. */
import { http } from 'msw';
import type { HttpHandler } from 'msw';
import * as v from 'valibot';
import type { Bettor } from '../operator/book/coupon.ts';
import type { Operator } from '../operator/create-operator.ts';
import { guardsOf } from '../operator/guards-on-calls/guards.ts';
import { StoreFailed } from '../operator/store/journal.ts';
import type { StoredSession } from '../operator/store/records.ts';
import { COOKIE_HEADER, readCookies } from './cookies.ts';
import { malformed, problem } from './respond.ts';

export interface Call {
  readonly operator: Operator;
  readonly headers: Headers;
  readonly query: URLSearchParams;
  readonly cookies: ReadonlyMap<string, string>;
  /** A part of the path by its name, '' when there is none. */
  readonly part: (name: string) => string;
  /** The body's text; read it once. */
  readonly body: () => Promise<string>;
}

export interface SignedCall extends Call {
  readonly session: StoredSession;
  readonly bettor: Bettor;
}

type Answering<C> = (call: C) => Response | Promise<Response>;

export interface Route {
  readonly method: 'get' | 'post' | 'delete';
  /** From the origin's root, with `:parts`. */
  readonly path: string;
  readonly answer: Answering<Call>;
}

export function get(path: string, answer: Answering<Call>): Route {
  return { method: 'get', path, answer };
}

/** A call that changes something must say that a page's script sent it: no foreign form can. */
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

/** A form of the operator's own page, sent by a browser without any script: the page's own secret stands for the header. */
export function formPost(path: string, answer: Answering<Call>): Route {
  return { method: 'post', path, answer };
}

/** Calls marked T: a token that is still good, its session token, and a fingerprint. */
export function signed(answer: Answering<SignedCall>): Answering<Call> {
  return (call) => {
    const { operator, headers } = call;
    const [, token = ''] = /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '') ?? [];
    const session = operator.players.sessions.byToken(
      token,
      headers.get('x-session-token') ?? '',
      operator.clock.now(),
    );
    if (session === null) return unauthorized('The access token is missing, over, or of another session.');
    if (headers.get('x-fingerprint') === null) {
      return problem({
        status: 400,
        code: 'missingHeader',
        title: 'A header is missing',
        detail: 'This call needs X-Fingerprint.',
      });
    }
    return answer({
      ...call,
      session,
      bettor: { id: session.playerId, currency: operator.currencyOf(session.playerId) },
    });
  };
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

/** A JSON body that has a schema's shape (unknown fields are ignored), or the refusal to send. */
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

/** What stands before the call (`operator/guards-on-calls`), as an answer. */
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

/** Every answer but those of the switches themselves comes so much later, as the switch says. */
function late({ clock, switches }: Operator, path: string): Promise<void> | undefined {
  const ms = switches.get('latencyMs');
  if (ms === 0 || path.includes('/sandbox-api/')) return undefined;
  return new Promise((resolve) => void clock.schedule(clock.now() + ms, resolve));
}

/** The handler of a route. Nothing that goes wrong inside leaves the caller without an answer. */
export function handlerOf(operator: Operator, route: Route, report: (error: unknown) => void): HttpHandler {
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
      await late(operator, new URL(request.url).pathname);
      return refusalOf(call, route, new URL(request.url).pathname) ?? (await route.answer(call));
    } catch (error) {
      if (error instanceof StoreFailed) {
        return problem({
          status: 503,
          code: 'recordFailed',
          title: 'The operator can keep no record',
          detail: 'Nothing is taken or told until the operator is started again.',
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
