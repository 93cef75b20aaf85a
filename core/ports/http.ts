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

/** Header names are lower case. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Why there is no response: nothing reached us (`network`), nothing in time (`timeout`), or the caller left (`closed`, the specification's 499). */
export type HttpFailure = { readonly kind: 'network' | 'timeout' | 'closed' };

/** Sends one request. Cold: each subscription sends once; unsubscribing aborts. Never errors. Cookies of the origin are included. */
export interface HttpPort {
  send(request: HttpRequest): Observable<Result<HttpResponse, HttpFailure>>;
}
