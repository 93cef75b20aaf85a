/** A client without sockets: fetch-like calls directly to the handlers, with its own cookies. */
import type { HttpHandler } from 'msw';
import { createCookieJar } from '../../handlers/cookies.ts';
import { answerRequest } from '../answer.ts';

export type FetchLike = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

const ORIGIN = 'http://operator.sandbox';

/** Paths are resolved against an arbitrary origin. */
export function createClient(handlers: readonly HttpHandler[]): FetchLike {
  const jar = createCookieJar();
  return async (input, init) => {
    const request = new Request(input instanceof Request ? input : new URL(input, ORIGIN), init);
    const { status, headers, body, setCookie } = await answerRequest(handlers, request, jar.header());
    jar.take(setCookie);
    const signal = init?.signal ?? null;
    return new Response(body === null || signal === null ? body : abortable(body, signal), { status, headers });
  };
}

/** A body that errors when its call is aborted, like that of `fetch`. */
function abortable(body: ReadableStream<Uint8Array>, signal: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream({
    start: (controller) => {
      signal.addEventListener('abort', () => {
        controller.error(signal.reason);
        reader.cancel().catch(() => undefined);
      });
    },
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (signal.aborted) return;
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
