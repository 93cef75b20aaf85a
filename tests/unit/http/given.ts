/** An operator controlled by the test: every request waits until the test answers it. */
import { Observable } from 'rxjs';
import type { Api, Tokens } from 'touchline/http/api';
import { createApi } from 'touchline/http/api';
import type { TokenStore } from 'touchline/http/token-source';
import { createTokenStore } from 'touchline/http/token-source';
import type { HttpFailure, HttpRequest, HttpResponse } from 'touchline/ports/http';
import type { Result } from 'touchline/kernel/result';
import { err, ok } from 'touchline/kernel/result';
import { decodeTokens } from 'touchline/core/session/wire';
import type { VirtualClock } from '../../models/virtual-clock.ts';
import { createVirtualClock } from '../../models/virtual-clock.ts';

export interface Sent {
  readonly request: HttpRequest;
  readonly isAborted: () => boolean;
  answer(status: number, body?: unknown): void;
  fail(kind: HttpFailure['kind']): void;
}

export interface Line {
  readonly api: Api;
  readonly tokens: TokenStore;
  readonly clock: VirtualClock;
  /** All requests so far. */
  readonly sent: Sent[];
  /** The requests to a path. */
  to(path: string): readonly Sent[];
  readonly lost: () => number;
}

export const TOKEN_PATH = '/web-api/user/gettoken';

export function tokensNamed(token: string, clock: VirtualClock, livesMs = 600_000): Tokens {
  return { token, sessionToken: `session of ${token}`, expiresAt: clock.now() + livesMs };
}

export function openLine(): Line {
  const clock = createVirtualClock();
  const sent: Sent[] = [];
  let lost = 0;
  const http = {
    send: (request: HttpRequest) =>
      new Observable<Result<HttpResponse, HttpFailure>>((subscriber) => {
        let aborted = false;
        const end = (answer: Result<HttpResponse, HttpFailure>): void => {
          subscriber.next(answer);
          subscriber.complete();
        };
        sent.push({
          request,
          isAborted: () => aborted,
          answer: (status, body = {}) =>
            end(ok({ status, text: typeof body === 'string' ? body : JSON.stringify(body) })),
          fail: (kind) => end(err({ kind })),
        });
        return () => {
          aborted = true;
        };
      }),
  };
  const tokens: TokenStore = createTokenStore(
    clock,
    () => api({ method: 'GET', path: TOKEN_PATH, query: { force_refresh: 'true' }, decode: decodeTokens }),
    () => void (lost += 1),
  );
  const api = createApi({ http, appName: 'test', country: () => 'DE', language: () => 'ru' }, tokens);
  return {
    api,
    tokens,
    clock,
    sent,
    to: (path) => sent.filter(({ request }) => request.path.startsWith(path)),
    lost: () => lost,
  };
}
