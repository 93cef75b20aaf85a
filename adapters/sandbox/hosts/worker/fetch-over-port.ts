/** The page's end of a port: a `fetch` that the operator in a worker answers. */
import { readFromOperator } from './messages.ts';
import type { PortLike, ToOperator } from './messages.ts';

export type FetchLike = (input: string | URL, init?: RequestInit) => Promise<Response>;

interface OpenCall {
  readonly answered: (response: Response) => void;
  readonly failed: (error: unknown) => void;
  body: ReadableStreamDefaultController<Uint8Array> | null;
}

/** Calls follow `fetch`: bodies are text, `signal` aborts, and the answer's body streams and can be cancelled. */
export function fetchOverPort(port: PortLike): FetchLike {
  const calls = new Map<number, OpenCall>();
  let lastId = 0;
  const post = (message: ToOperator): void => port.postMessage(message);

  const bodyOf = (id: number, call: OpenCall): ReadableStream<Uint8Array> =>
    new ReadableStream(
      {
        start: (controller) => {
          call.body = controller;
        },
        pull: () => {
          if (calls.has(id)) post({ t: 'pull', id });
        },
        cancel: () => {
          if (calls.delete(id)) post({ t: 'cancel', id });
        },
      },
      { highWaterMark: 1 },
    );

  port.addEventListener('message', ({ data }) => {
    const message = readFromOperator(data);
    const call = message === null ? undefined : calls.get(message.id);
    if (message === null || call === undefined) return;
    switch (message.t) {
      case 'head': {
        const init = { status: message.status, headers: message.headers };
        if (!message.hasBody) calls.delete(message.id);
        return call.answered(new Response(message.hasBody ? bodyOf(message.id, call) : null, init));
      }
      case 'part':
        return call.body?.enqueue(message.bytes);
      case 'end':
        calls.delete(message.id);
        return call.body?.close();
      case 'failed': {
        calls.delete(message.id);
        const error = new TypeError(message.message);
        call.failed(error);
        return call.body?.error(error);
      }
    }
  });
  port.start?.();

  return (input, init = {}) =>
    new Promise((answered, failed) => {
      const { signal, headers, body = null } = init;
      const method = readMethod(init.method);
      if (signal?.aborted === true) return failed(signal.reason);
      if (method === null || (body !== null && typeof body !== 'string'))
        return failed(new TypeError('only GET, POST and DELETE, with text, go over a port'));
      lastId += 1;
      const id = lastId;
      const call: OpenCall = { answered, failed, body: null };
      calls.set(id, call);
      signal?.addEventListener('abort', () => {
        if (!calls.delete(id)) return;
        post({ t: 'cancel', id });
        failed(signal.reason);
        call.body?.error(signal.reason);
      });
      return post({ t: 'call', id, method, url: String(input), headers: [...new Headers(headers)], body });
    });
}

function readMethod(method = 'GET'): 'GET' | 'POST' | 'DELETE' | null {
  const upper = method.toUpperCase();
  return upper === 'GET' || upper === 'POST' || upper === 'DELETE' ? upper : null;
}
