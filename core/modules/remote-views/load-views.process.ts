/**
 * Loads the views that the registry requests: the manifest from the operator, then the view's own part, with retries. A
 * view has one effect at a time: any later event for the view ends the previous one, so that no late answer passes and
 * no timer stays.
 */
import { concatMap, EMPTY, filter, from, groupBy, map, mergeMap, of, startWith, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Result } from '../../kernel/result.ts';
import { err } from '../../kernel/result.ts';
import { after } from '../../kernel/time.ts';
import { isBundledView } from '../../navigation/view-routes.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RemoteViewsPort } from '../../ports/remote-views.ts';
import type { Loaded, Started } from './load-remote.ts';
import { loadRemote, failure, failureOfCall, HEADER_COMPONENTS } from './load-remote.ts';
import type { RemoteViewsCommand, RemoteViewsEvent } from './messages.ts';
import { loadBundled, createBundledViews } from './bundled-views.ts';
import { AWAITED_MS, HEADER_VIEW } from './rules.ts';
import type { ViewFailure } from './types.ts';
import type { DocumentCache } from './document-cache.ts';
import { decodeManifest } from './wire.ts';

const MANIFEST_PATH = '/views-api/v1/manifest';

export interface LoadViewsParts {
  readonly events$: Observable<Recorded<RemoteViewsEvent>>;
  readonly api: Api;
  readonly port: (() => Promise<RemoteViewsPort>) | undefined;
  readonly documents: DocumentCache;
  readonly clock: Clock;
  readonly appName: string;
}

export function loadViews(parts: LoadViewsParts): Observable<RemoteViewsCommand> {
  const own = createBundledViews();
  return parts.events$.pipe(
    map(({ event }) => event),
    // There are few views with bounded names: one group for each.
    groupBy(({ payload }) => payload.view),
    mergeMap((events$) =>
      events$.pipe(
        filter(
          ({ type }) =>
            type !== 'remote-views/held' &&
            type !== 'remote-views/released' &&
            type !== 'remote-views/awaited' &&
            type !== 'remote-views/reloadAsked',
        ),
        switchMap((event): Observable<RemoteViewsCommand> => {
          switch (event.type) {
            case 'remote-views/loadStarted':
              return event.payload.how === 'broken' ? EMPTY : bring(event.payload, parts, own);
            case 'remote-views/failed': {
              const { view, load, retryInMs } = event.payload;
              return retryInMs === null
                ? EMPTY
                : after(parts.clock, retryInMs).pipe(
                    map(() => ({ type: 'remote-views/retry', payload: { view, load } })),
                  );
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

/** Releases a view whose page never comes [RMV-5]. `awaited` are the views that already wait for theirs. */
export function giveUpAwaited(
  events$: Observable<Recorded<RemoteViewsEvent>>,
  clock: Clock,
  loadOf: (view: string) => string | null,
  awaited: readonly string[] = [],
): Observable<RemoteViewsCommand> {
  return events$.pipe(
    map(({ event: { type, payload } }) => ({ type, view: payload.view })),
    startWith(...awaited.map((view) => ({ type: 'remote-views/awaited' as const, view }))),
    filter(
      ({ type }) => type === 'remote-views/awaited' || type === 'remote-views/held' || type === 'remote-views/dropped',
    ),
    groupBy(({ view }) => view),
    mergeMap((turns$) =>
      turns$.pipe(
        switchMap(({ type, view }) => {
          if (type !== 'remote-views/awaited') return EMPTY;
          // Retries may have started other loads of the view by then.
          return after(clock, AWAITED_MS).pipe(
            map((): RemoteViewsCommand => ({
              type: 'remote-views/giveUp',
              payload: { view, load: loadOf(view) ?? '' },
            })),
          );
        }),
      ),
    ),
  );
}

function bring(
  started: Started,
  { api, port, documents, appName, clock }: LoadViewsParts,
  list: ReturnType<typeof createBundledViews>,
): Observable<RemoteViewsCommand> {
  const { view, load } = started;
  const query = {
    view,
    path: started.path,
    lng: started.language,
    ...(view === HEADER_VIEW ? { components: HEADER_COMPONENTS.join(',') } : {}),
  };
  const manifest$ = api({ method: 'GET', path: MANIFEST_PATH, query, decode: decodeManifest });
  const loaded$ = (remote: RemoteViewsPort): Observable<Result<Loaded, ViewFailure>> =>
    isBundledView(view)
      ? loadBundled(started, { remote, list, manifest$, clock, appName })
      : manifest$.pipe(
          switchMap((manifest) =>
            manifest.ok ? loadRemote(started, manifest.value, remote, appName) : of(err(failureOfCall(manifest.error))),
          ),
        );
  const all$ =
    port === undefined
      ? of<Result<Loaded, ViewFailure>>(err(failure('unsupported')))
      : from(port()).pipe(concatMap(loaded$));
  return all$.pipe(
    map((loaded): RemoteViewsCommand => {
      if (!loaded.ok) return { type: 'remote-views/fail', payload: { view, load, failure: loaded.error } };
      documents.put(started, loaded.value.appName, loaded.value.content);
      return { type: 'remote-views/receive', payload: { view, load, appName: loaded.value.appName } };
    }),
  );
}
