import { Observable } from 'rxjs';
import type { Result } from 'touchline/kernel/result';
import { err, ok } from 'touchline/kernel/result';
import type { HttpFailure, HttpPort, HttpResponse } from 'touchline/ports/http';

export type Fetch = (input: string, init: RequestInit) => Promise<Response>;

/** HTTP over fetch. `origin` is '' for the page's own origin. Requests send cookies and bypass the cache. */
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
            // A body that breaks off makes the whole response a failure.
            const text = await response.text();
            return ok({ status: response.status, text });
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
