import type { Observable } from 'rxjs';
import type { Result } from '../kernel/result.ts';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Path and query, from the root of the operator's origin. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly timeoutMs: number;
}

export interface HttpResponse {
  readonly status: number;
  readonly text: string;
}

/**
 * Why there is no response: the network failed (`network`), no response came in time (`timeout`), or the caller
 * unsubscribed (`closed`, status 499 [S8.2]).
 */
export type HttpFailure = { readonly kind: 'network' | 'timeout' | 'closed' };

/**
 * Sends one request. Cold: each subscription sends once; unsubscribing aborts. Never errors. Cookies of the origin are
 * included.
 */
export interface HttpPort {
  send(request: HttpRequest): Observable<Result<HttpResponse, HttpFailure>>;
}
