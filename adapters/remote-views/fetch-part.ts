/**
 * Fetches a part of a view. The origin must be allowed, the type, size and time must stay within limits, and the bytes
 * must match the hash.
 */
import { Observable } from 'rxjs';
import type { Result } from 'touchline/kernel/result';
import { err, ok } from 'touchline/kernel/result';
import type { RemoteFetchFailure, RemoteRequest } from 'touchline/ports/remote-views';
import type { Fetch } from '../browser/fetch-http.ts';

/** The media types that static hosts give to scripts. */
const SCRIPT_TYPES: ReadonlySet<string> = new Set([
  'text/javascript',
  'application/javascript',
  'application/x-javascript',
]);

type Fetched = Result<string, RemoteFetchFailure>;

/**
 * Whether an address may send a part: on this site where `self` is allowed, or on an origin allowed by name. `own`
 * is the site's origin.
 */
export function isAllowed(url: string, origins: readonly string[], own: string): boolean {
  if (url.startsWith('/') && !url.startsWith('//')) return origins.includes('self');
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return false;
  }
  if (parsed.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '') return false;
  return parsed.origin === own ? origins.includes('self') : origins.includes(parsed.origin);
}

/** Null when the body exceeds the limit; the rest of the body is then not read. */
async function readUpTo(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Number(response.headers.get('content-length') ?? 0) > mostBytes) {
    await response.body?.cancel();
    return null;
  }
  const reader = response.body?.getReader();
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (reader === undefined) return new Uint8Array();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > mostBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/** `sha256-` and base64, as in an integrity attribute; null in an insecure context, where no digest is available. */
export async function integrityOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** Fetches and checks one part. `own` is the site's origin. */
export function fetchPart(request: RemoteRequest, own: string, fetchFn: Fetch): Observable<Fetched> {
  return new Observable<Fetched>((subscriber) => {
    const abort = new AbortController();
    const settle = (answer: Fetched): void => {
      clearTimeout(timer);
      subscriber.next(answer);
      subscriber.complete();
    };
    // The timeout settles without waiting for the aborted call.
    const timer = setTimeout(() => {
      abort.abort();
      settle(err({ code: 'timeout' }));
    }, request.timeoutMs);
    const run = async (): Promise<Fetched> => {
      const { url, method, headers, body, origins, integrity, type, mostBytes } = request;
      if (!isAllowed(url, origins, own)) return err({ code: 'origin' });
      try {
        const response = await fetchFn(url, {
          method,
          headers,
          credentials: 'same-origin',
          cache: request.isHashed === true ? 'default' : 'no-cache',
          redirect: 'manual',
          signal: abort.signal,
          ...(body === undefined ? {} : { body }),
        });
        // Redirects are never followed: only the manifest names origins that may send a part.
        if (
          response.type === 'opaqueredirect' ||
          response.redirected ||
          (response.status >= 300 && response.status < 400)
        )
          return err({ code: 'redirected' });
        if (!response.ok) {
          await response.body?.cancel();
          return err({ code: 'status', status: response.status });
        }
        const found = (response.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
        if ((SCRIPT_TYPES.has(found) ? 'text/javascript' : found) !== type) {
          await response.body?.cancel();
          return err({ code: 'wrongType' });
        }
        const bytes = await readUpTo(response, mostBytes);
        if (bytes === null) return err({ code: 'tooLarge' });
        const hash = await integrityOf(bytes);
        if (hash === null) return err({ code: 'unsupported' });
        return hash === integrity ? ok(new TextDecoder().decode(bytes)) : err({ code: 'integrity' });
      } catch {
        return err({ code: 'network' });
      }
    };
    void run().then(settle);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  });
}
