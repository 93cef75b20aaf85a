/**
 * Brings what the registry asks for: the manifest from the operator, then the view's own part, and tries again after failures. A view at a time has one effect: whatever happens to it next ends the last one, so
 * that nothing late comes through and no timer stays behind.
 */
import { concatMap, EMPTY, filter, from, groupBy, map, mergeMap, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api, CallFailure } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import { after } from '../../kernel/time.ts';
import { safeNavigate } from '../../navigation/safe-navigate.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RemoteFetchFailure, RemoteViewsPort } from '../../ports/remote-views.ts';
import type { RemoteViewsCommand, RemoteViewsEvent } from './messages.ts';
import { AWAITED_MS, HEADER_VIEW } from './rules.ts';
import type { ViewContent, ViewFailure } from './types.ts';
import type { Shelf } from './views.ts';
import type { ViewManifest } from './wire.ts';
import { decodeManifest, parseDocument } from './wire.ts';

/** The largest part of a view, and the longest it may take [RMV-11]. */
export const MOST_BYTES = 1_000_000;
export const PART_TIMEOUT_MS = 10_000;
const MANIFEST_PATH = '/views-api/v1/manifest';
/** The parts of the header that the shell places [RMV-18]. */
const HEADER_COMPONENTS = ['announcement'] as const;

export interface LoadViewsParts {
  readonly events$: Observable<Recorded<RemoteViewsEvent>>;
  readonly api: Api;
  readonly port: (() => Promise<RemoteViewsPort>) | undefined;
  readonly shelf: Shelf;
  readonly clock: Clock;
  readonly appName: string;
}

type Started = Extract<RemoteViewsEvent, { readonly type: 'remote-views/loadStarted' }>['payload'];
type Loaded = { readonly appName: string; readonly content: ViewContent };

export function loadViews(parts: LoadViewsParts): Observable<RemoteViewsCommand> {
  return parts.events$.pipe(
    map(({ event }) => event),
    // Views have bounded names and few; a group a view.
    groupBy(({ payload }) => payload.view),
    mergeMap((events$) =>
      events$.pipe(
        filter(({ type }) => type !== 'remote-views/held' && type !== 'remote-views/released' && type !== 'remote-views/awaited' && type !== 'remote-views/reloadAsked'),
        switchMap((event): Observable<RemoteViewsCommand> => {
          switch (event.type) {
            case 'remote-views/loadStarted':
              return event.payload.how === 'broken' ? EMPTY : bring(event.payload, parts);
            case 'remote-views/failed': {
              const { view, load, retryInMs } = event.payload;
              return retryInMs === null ? EMPTY : after(parts.clock, retryInMs).pipe(map(() => ({ type: 'remote-views/retry', payload: { view, load } })));
            }
            case 'remote-views/becameReady':
            case 'remote-views/dropped':
            case 'remote-views/awaited':
            case 'remote-views/held':
            case 'remote-views/released':
            case 'remote-views/reloadAsked':
              return EMPTY;
          }
        }),
      ),
    ),
  );
}

/** A page that never comes does not keep its view [RMV-5]. */
export function giveUpAwaited(events$: Observable<Recorded<RemoteViewsEvent>>, clock: Clock, loadOf: (view: string) => string | null): Observable<RemoteViewsCommand> {
  return events$.pipe(
    map(({ event: { type, payload } }) => ({ type, view: payload.view })),
    filter(({ type }) => type === 'remote-views/awaited' || type === 'remote-views/held' || type === 'remote-views/dropped'),
    groupBy(({ view }) => view),
    mergeMap((turns$) =>
      turns$.pipe(
        switchMap(({ type, view }) => {
          if (type !== 'remote-views/awaited') return EMPTY;
          // Retries have made other loads of it by then.
          return after(clock, AWAITED_MS).pipe(map((): RemoteViewsCommand => ({ type: 'remote-views/giveUp', payload: { view, load: loadOf(view) ?? '' } })));
        }),
      ),
    ),
  );
}

function bring(started: Started, parts: LoadViewsParts): Observable<RemoteViewsCommand> {
  const { view, load } = started;
  const { api, port, shelf } = parts;
  const query = { view, path: started.path, lng: started.language, ...(view === HEADER_VIEW ? { components: HEADER_COMPONENTS.join(',') } : {}) };
  const manifest$ = api({ method: 'GET', path: MANIFEST_PATH, query, decode: decodeManifest });
  return manifest$.pipe(
    switchMap((manifest): Observable<Result<Loaded, ViewFailure>> => {
      if (!manifest.ok) return of(err(failureOfCall(manifest.error)));
      if (port === undefined) return of(err(failure('unsupported')));
      return from(port()).pipe(concatMap((remote) => part(started, manifest.value, remote, parts.appName)));
    }),
    map((loaded): RemoteViewsCommand => {
      if (!loaded.ok) return { type: 'remote-views/fail', payload: { view, load, failure: loaded.error } };
      const { appName, content } = loaded.value;
      shelf.put(started, appName, content);
      return { type: 'remote-views/receive', payload: { view, load, appName } };
    }),
  );
}

/** The view's part: its document, or the code that the page will mount. Without an allow-listed origin and a hash nothing is fetched [RMV-10]. */
function part({ view, path, language, how }: Started, manifest: ViewManifest, remote: RemoteViewsPort, appName: string): Observable<Result<Loaded, ViewFailure>> {
  const { mode, url, origins, integrity } = manifest;
  if (origins.length === 0 || integrity === '') return of(err(failure('manifest')));
  if (!url.startsWith('/') && !origins.some((origin) => url.startsWith(`${origin}/`))) return of(err(failure('origin')));
  const safe = safeNavigate(url, '', origins);
  if (!safe.ok || (safe.value.startsWith('/') && !origins.includes('self'))) return of(err(failure('origin')));
  const common = { origins, integrity, mostBytes: MOST_BYTES, timeoutMs: PART_TIMEOUT_MS };
  if (mode === 'script') {
    return remote.deliver({ ...common, url: safe.value, method: 'GET', headers: {}, type: 'text/javascript' }).pipe(
      map((answer) => (answer.ok ? ok({ appName: manifest.appName, content: { mode, code: { name: manifest.name, url: safe.value, origins, integrity } } }) : err(failureOfFetch(answer.error)))),
    );
  }
  const headers = {
    accept: 'application/json', 'x-requested-with': 'XMLHttpRequest', 'x-app-name': appName, 'x-render-mode': 'json', 'x-api-version': 'v2', ...(how === 'forced' ? { 'x-force-spa': '1' } : {}),
  };
  const address = `${safe.value.replace(/\/$/, '')}${path}?lng=${language}`;
  const asked = view === HEADER_VIEW
    ? ({ method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify({ components: HEADER_COMPONENTS }) } as const)
    : ({ method: 'GET', headers } as const);
  return remote.deliver({ ...common, ...asked, url: address, type: 'application/json' }).pipe(
    map((answer): Result<Loaded, ViewFailure> => {
      if (!answer.ok) return err(failureOfFetch(answer.error));
      const document = parseDocument(answer.value);
      return document.ok ? ok({ appName: manifest.appName, content: { mode, document: document.value } }) : err(failure('malformed'));
    }),
  );
}

/** What the error page shows for a reason that has no status of its own [RMV-9]. */
const STATUS: Readonly<Record<ViewFailure['code'], number>> = {
  network: 503, timeout: 504, status: 500, tooLarge: 502, wrongType: 502, malformed: 502, integrity: 502, origin: 502, redirected: 502, manifest: 502, threw: 500, noAnswer: 504, unsupported: 501,
};

export function failure(code: ViewFailure['code'], status = STATUS[code]): ViewFailure {
  return { code, status };
}

function failureOfFetch(reason: RemoteFetchFailure): ViewFailure {
  return reason.code === 'status' ? failure('status', reason.status) : failure(reason.code);
}

function failureOfCall(reason: CallFailure): ViewFailure {
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
