/** The list of views that ship with this release of the site. The page's head names the list by address and hash. */
import type { Observable } from 'rxjs';
import { of } from 'rxjs';
import type { Result } from 'touchline/kernel/result';
import type { RemoteFetchFailure } from 'touchline/ports/remote-views';
import { fetchPart } from './fetch-part.ts';

const MAX_BYTES = 200_000;
const TIMEOUT_MS = 10_000;

/** Implements `RemoteViewsPort.bundledViews`. `own` is the site's origin. */
export function fetchBundledList(own: string): Observable<Result<string, RemoteFetchFailure> | null> {
  const named = document.querySelector<HTMLMetaElement>('meta[name="touchline-views"]');
  const integrity = named?.dataset['integrity'] ?? '';
  if (named === null || integrity === '') return of(null);
  return fetchPart(
    {
      url: named.content,
      method: 'GET',
      headers: {},
      origins: ['self'],
      integrity,
      type: 'application/json',
      mostBytes: MAX_BYTES,
      timeoutMs: TIMEOUT_MS,
      isHashed: true,
    },
    own,
    (input, init) => fetch(input, init),
  );
}
