/** The operator's end of a port. */
import type { HttpHandler } from 'msw';
import { createCookieJar } from '../../handlers/cookies.ts';
import type { CookieJar } from '../../handlers/cookies.ts';
import { answerRequest } from '../answer.ts';
import { readToOperator } from './messages.ts';
import type { FromOperator, PortLike, ToOperator } from './messages.ts';

/** Relative paths need an origin; this one is arbitrary. */
const ORIGIN = 'http://operator.sandbox';

interface OpenCall {
  readonly abort: AbortController;
  reader: ReadableStreamDefaultReader<Uint8Array> | null;
}

/**
 * Answers the calls that arrive over `port`. Calls that arrive before the handlers are ready wait. `jar` holds the
 * cookies of the clients behind the port; all ports of one browser share a jar.
 */
export function serveOperator(
  port: PortLike,
  handlers: readonly HttpHandler[] | Promise<readonly HttpHandler[]>,
  jar: CookieJar = createCookieJar(),
): void {
  const made = Promise.resolve(handlers);
  made.catch(() => undefined); // reported to each call
  const calls = new Map<number, OpenCall>();
  const post = (message: FromOperator): void => port.postMessage(message);

  const fail = (id: number, error: unknown): void => {
    if (calls.delete(id)) post({ t: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  };

  const answer = async ({
    id,
    method,
    url,
    headers,
    body,
  }: Extract<ToOperator, { readonly t: 'call' }>): Promise<void> => {
    const call: OpenCall = { abort: new AbortController(), reader: null };
    calls.set(id, call);
    const request = new Request(new URL(url, ORIGIN), { method, headers, body, signal: call.abort.signal });
    const answered = await answerRequest(await made, request, jar.header());
    jar.take(answered.setCookie);
    if (!calls.has(id)) return answered.body?.cancel();
    call.reader = answered.body?.getReader() ?? null;
    if (call.reader === null) calls.delete(id);
    post({ t: 'head', id, status: answered.status, headers: [...answered.headers], hasBody: call.reader !== null });
  };

  const pull = async (id: number): Promise<void> => {
    const next = await calls.get(id)?.reader?.read();
    if (next === undefined || !calls.has(id)) return;
    if (!next.done) post({ t: 'part', id, bytes: next.value });
    else if (calls.delete(id)) post({ t: 'end', id });
  };

  const cancel = async (id: number): Promise<void> => {
    const call = calls.get(id);
    calls.delete(id);
    call?.abort.abort();
    await call?.reader?.cancel();
  };

  port.addEventListener('message', ({ data }) => {
    const message = readToOperator(data);
    switch (message?.t) {
      case undefined:
        return undefined;
      case 'call':
        return void answer(message).catch((error: unknown) => fail(message.id, error));
      case 'pull':
        return void pull(message.id).catch((error: unknown) => fail(message.id, error));
      case 'cancel':
        return void cancel(message.id).catch(() => undefined);
    }
  });
  port.start?.();
}
