/** The list of the views that this release of the site brings along. The page names it, by address and hash, in its head. */
import type { Observable } from 'rxjs';
import { of } from 'rxjs';
import type { Result } from '../../core/kernel/result.ts';
import type { RemoteFetchFailure } from '../../core/ports/remote-views.ts';
import { fetchPart } from './fetch-part.ts';

const MOST_BYTES = 200_000;
const TIMEOUT_MS = 10_000;

/** As `RemoteViewsPort.ownViews`. `own` is the site's origin. */
export function fetchOwnList(own: string): Observable<Result<string, RemoteFetchFailure> | null> {
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
      mostBytes: MOST_BYTES,
      timeoutMs: TIMEOUT_MS,
      isHashed: true,
    },
    own,
    (input, init) => fetch(input, init),
  );
}
