/** Fetches a part of a view: from an origin that may deliver it, of the type that was asked for, no larger and no slower than agreed, and with the bytes that it must have. */
import { Observable } from 'rxjs';
import type { Result } from '../../core/kernel/result.ts';
import { err, ok } from '../../core/kernel/result.ts';
import type { RemoteFetchFailure, RemoteRequest } from '../../core/ports/remote-views.ts';
import type { Fetch } from '../browser/fetch-http.ts';

/** What static hosts call a script. */
const SCRIPT_TYPES: ReadonlySet<string> = new Set([
  'text/javascript',
  'application/javascript',
  'application/x-javascript',
]);

type Fetched = Result<string, RemoteFetchFailure>;

/** Whether an address may deliver a part: of this site where `self` is allowed, or of an origin allowed by name. `own` is the site's. */
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

/** Null where the body is larger than agreed: the rest of it is not read. */
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

/** `sha256-` and base64, as in an integrity attribute; null where there is no digest (a page that is not secure). */
export async function integrityOf(bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...digest))}`;
}

/** `own` is the site's origin. */
export function fetchPart(request: RemoteRequest, own: string, fetchFn: Fetch): Observable<Fetched> {
  return new Observable<Fetched>((subscriber) => {
    const abort = new AbortController();
    const settle = (answer: Fetched): void => {
      clearTimeout(timer);
      subscriber.next(answer);
      subscriber.complete();
    };
    // The answer does not wait for the call to hear that it is over.
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
        // A redirect is not followed, wherever it leads: what may deliver the part is said by the manifest alone.
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
