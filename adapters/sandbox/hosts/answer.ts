/** A request through the handlers: what all hosts do between their own transport and the operator. */
import { getResponse } from 'msw';
import type { HttpHandler } from 'msw';
import { COOKIE_HEADER, readSetCookie, SET_COOKIE_HEADER } from '../handlers/cookies.ts';
import type { SetCookie } from '../handlers/cookies.ts';
import { problem } from '../handlers/respond.ts';

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly body: ReadableStream<Uint8Array> | null;
  /** What the host has to do with its client's cookies. */
  readonly setCookie: SetCookie | null;
}

/** `cookies` as `name=value; name=value`. The internal headers of the request are the host's alone: what a client sent in them is dropped. */
export async function answerRequest(
  handlers: readonly HttpHandler[],
  request: Request,
  cookies: string,
): Promise<Answered> {
  request.headers.delete('cookie');
  request.headers.delete(SET_COOKIE_HEADER);
  request.headers.set(COOKIE_HEADER, cookies);
  const response = (await getResponse([...handlers], request)) ?? unknownCall(request);
  const headers = new Headers(response.headers);
  headers.delete(SET_COOKIE_HEADER);
  return {
    status: response.status,
    headers,
    body: response.body,
    setCookie: readSetCookie(response.headers.get(SET_COOKIE_HEADER)),
  };
}

function unknownCall(request: Request): Response {
  return problem({
    status: 404,
    code: 'unknownCall',
    title: 'Not found',
    detail: `There is no call ${request.method} ${new URL(request.url).pathname.slice(0, 100)}.`,
  });
}
