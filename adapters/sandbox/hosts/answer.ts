/** Sends a request through the handlers. All hosts share this step between their transport and the operator. */
import { getResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { CLIENT_HEADER } from '../handlers/client-header.ts';
import { COOKIE_HEADER, readSetCookie, SET_COOKIE_HEADER } from '../handlers/cookies.ts';
import type { SetCookie } from '../handlers/cookies.ts';
import { problem } from '../handlers/respond.ts';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
  /** The host must apply this to its client's cookies. */
  readonly setCookie: SetCookie | null;
}

/**
 * `cookies` is `name=value; name=value`; call limits count by `client`. Internal headers belong to the host: values
 * that a client sent are dropped.
 */
export async function answerRequest(
  handlers: readonly HttpHandler[],
  request: Request,
  cookies: string,
  client = '',
): Promise<Answered> {
  request.headers.delete('cookie');
  request.headers.delete(SET_COOKIE_HEADER);
  request.headers.set(COOKIE_HEADER, cookies);
  request.headers.set(CLIENT_HEADER, client);
  const response = (await getResponse(candidates(handlers, request), request)) ?? unknownCall(request);
  const headers = new Headers(response.headers);
  headers.delete(SET_COOKIE_HEADER);
  return {
    status: response.status,
    headers,
    body: response.body,
    setCookie: readSetCookie(response.headers.get(SET_COOKIE_HEADER)),
  };
}

const fixedParts = new WeakMap<HttpHandler, string>();

/** The path before its first parameter, without the wildcard for the origin. msw ignores the case of letters. */
function fixedPart(handler: HttpHandler): string {
  const known = fixedParts.get(handler);
  if (known !== undefined) return known;
  const [before = ''] = String(handler.info.path)
    .replace(/^\*/, '')
    .toLowerCase()
    .split(/\/?[:*?+({]/, 1);
  fixedParts.set(handler, before);
  return before;
}

/**
 * The handlers whose path can match. msw tries one handler after another and parses address and cookies for each, which
 * took up to 3 ms a call for all of them.
 */
function candidates(handlers: readonly HttpHandler[], request: Request): HttpHandler[] {
  const address = request.url.toLowerCase();
  return handlers.filter((handler) => address.includes(fixedPart(handler)));
}

function unknownCall(request: Request): Response {
  return problem({
    status: 404,
    code: 'unknownCall',
    title: 'Not found',
    detail: `There is no call ${request.method} ${new URL(request.url).pathname.slice(0, 100)}.`,
  });
}
