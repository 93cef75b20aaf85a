import { Observable } from 'rxjs';
import type { Result } from '../../core/kernel/result.ts';
import { err, ok } from '../../core/kernel/result.ts';
import type { HttpFailure, HttpPort, HttpResponse } from '../../core/ports/http.ts';

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** HTTP over fetch. `origin` is '' for the page's own. Cookies go along; nothing is cached. */
export function createFetchHttp(origin: string, fetchFn: Fetch = (input, init) => fetch(input, init)): HttpPort {
  return {
    send: ({ method, path, headers, body, timeoutMs }) =>
      new Observable<Result<HttpResponse, HttpFailure>>((subscriber) => {
        const abort = new AbortController();
        let timedOut = false;
        const timer = setTimeout(() => {
          timedOut = true;
          abort.abort();
        }, timeoutMs);
        const run = async (): Promise<Result<HttpResponse, HttpFailure>> => {
          try {
            const response = await fetchFn(`${origin}${path}`, {
              method,
              headers,
              credentials: 'same-origin',
              cache: 'no-store',
              redirect: 'error',
              signal: abort.signal,
              ...(body === undefined ? {} : { body }),
            });
            // The body counts too: an answer that breaks off is no answer.
            const text = await response.text();
            return ok({ status: response.status, headers: Object.fromEntries(response.headers), text });
          } catch {
            return err({ kind: timedOut ? 'timeout' : abort.signal.aborted ? 'closed' : 'network' });
          }
        };
        void run().then((answer) => {
          clearTimeout(timer);
          subscriber.next(answer);
          subscriber.complete();
        });
        return () => {
          clearTimeout(timer);
          abort.abort();
        };
      }),
  };
}
