/** Fetches the part of a view that its manifest names: a document, or code to mount. */
import type { Observable } from 'rxjs';
import { map, of } from 'rxjs';
import type { CallFailure } from '../../http/api.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import { safeNavigate } from '../../navigation/safe-navigate.ts';
import type { RemoteFetchFailure, RemoteViewsPort } from '../../ports/remote-views.ts';
import type { RemoteViewsEvent } from './messages.ts';
import { HEADER_VIEW } from './rules.ts';
import type { ViewContent, ViewFailure } from './types.ts';
import type { ViewManifest } from './wire.ts';
import { parseDocument } from './wire.ts';

/** The maximum size of a part, and its timeout [RMV-11]. */
export const MAX_BYTES = 1_000_000;
export const PART_TIMEOUT_MS = 10_000;
/** The parts of the header that the shell places [RMV-18]. */
export const HEADER_COMPONENTS = ['announcement'] as const;

export type Started = Extract<RemoteViewsEvent, { readonly type: 'remote-views/loadStarted' }>['payload'];
export type Loaded = { readonly appName: string; readonly content: ViewContent };

/**
 * Fetches the view's part: its document, or code to mount. Without an allow-listed origin and a hash nothing is fetched
 * [RMV-10].
 */
export function loadRemote(
  { view, path, language, how }: Started,
  manifest: ViewManifest,
  remote: RemoteViewsPort,
  appName: string,
): Observable<Result<Loaded, ViewFailure>> {
  const { mode, url, origins, integrity } = manifest;
  if (mode === 'bundled' || origins.length === 0 || integrity === '') return of(err(failure('manifest')));
  if (!url.startsWith('/') && !origins.some((origin) => url.startsWith(`${origin}/`)))
    return of(err(failure('origin')));
  const safe = safeNavigate(url, '', origins);
  if (!safe.ok || (safe.value.startsWith('/') && !origins.includes('self'))) return of(err(failure('origin')));
  const common = { origins, integrity, mostBytes: MAX_BYTES, timeoutMs: PART_TIMEOUT_MS };
  if (mode === 'script') {
    return remote.fetchPart({ ...common, url: safe.value, method: 'GET', headers: {}, type: 'text/javascript' }).pipe(
      map((answer) =>
        answer.ok
          ? ok({
              appName: manifest.appName,
              content: { mode, code: { name: manifest.name, url: safe.value, origins, integrity } },
            })
          : err(failureOfFetch(answer.error)),
      ),
    );
  }
  const headers = {
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-app-name': appName,
    'x-render-mode': 'json',
    'x-api-version': 'v2',
    ...(how === 'forced' ? { 'x-force-spa': '1' } : {}),
  };
  const address = `${safe.value.replace(/\/$/, '')}${path}?lng=${language}`;
  const asked =
    view === HEADER_VIEW
      ? ({
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify({ components: HEADER_COMPONENTS }),
        } as const)
      : ({ method: 'GET', headers } as const);
  return remote.fetchPart({ ...common, ...asked, url: address, type: 'application/json' }).pipe(
    map((answer): Result<Loaded, ViewFailure> => {
      if (!answer.ok) return err(failureOfFetch(answer.error));
      const document = parseDocument(answer.value);
      return document.ok
        ? ok({ appName: manifest.appName, content: { mode, document: document.value } })
        : err(failure('malformed'));
    }),
  );
}

/** The error page's status for a reason without its own status [RMV-9]. */
const STATUS: Readonly<Record<ViewFailure['code'], number>> = {
  network: 503,
  timeout: 504,
  status: 500,
  tooLarge: 502,
  wrongType: 502,
  malformed: 502,
  integrity: 502,
  origin: 502,
  redirected: 502,
  manifest: 502,
  threw: 500,
  noAnswer: 504,
  unsupported: 501,
};

export function failure(code: ViewFailure['code'], status = STATUS[code]): ViewFailure {
  return { code, status };
}

export function failureOfFetch(reason: RemoteFetchFailure): ViewFailure {
  return reason.code === 'status' ? failure('status', reason.status) : failure(reason.code);
}

export function failureOfCall(reason: CallFailure): ViewFailure {
  switch (reason.kind) {
    case 'status':
      return failure('status', reason.status);
    case 'timeout':
      return failure('timeout');
    case 'malformed':
      return failure('manifest');
    case 'closed':
      return failure('network', 499);
    case 'network':
    case 'signedOut':
      return failure('network');
  }
}
