/**
 * Screens of the site's own release. The page names their list by its hash, and the list names each file by its hash,
 * so that no answer of the operator can replace their code. The operator's manifest may name a different view
 * instead; where that view fails, the site's own is shown [RMV-20 to RMV-22].
 */
import { concatMap, defer, forkJoin, map, merge, Observable, of, ReplaySubject, Subscription, take } from 'rxjs';
import type { CallFailure } from '../../http/api.ts';
import type { Result } from '../../kernel/result.ts';
import { err, ok } from '../../kernel/result.ts';
import { after } from '../../kernel/time.ts';
import type { Clock } from '../../ports/clock.ts';
import type { RemoteViewsPort } from '../../ports/remote-views.ts';
import type { Loaded, Started } from './load-remote.ts';
import { loadRemote, failure, failureOfFetch, MAX_BYTES, PART_TIMEOUT_MS } from './load-remote.ts';
import type { BundledFile, ViewFailure } from './types.ts';
import type { ViewManifest } from './wire.ts';
import { parseBundledViews } from './wire.ts';

/** How long the site's own screen waits for the manifest [RMV-21]. */
export const MANIFEST_TIMEOUT_MS = 1_500;

type BundledViews = ReadonlyMap<string, readonly BundledFile[]>;
type Answer = Result<Loaded, ViewFailure>;

/** Loads the release's list once, and again only after a failure. */
export function createBundledViews(): (remote: RemoteViewsPort) => Observable<Result<BundledViews, ViewFailure>> {
  let known: BundledViews | null = null;
  return (remote) =>
    defer(() => {
      if (known !== null) return of(ok(known));
      return remote.bundledViews().pipe(
        map((answer): Result<BundledViews, ViewFailure> => {
          if (answer === null) return err(failure('unsupported'));
          if (!answer.ok) return err(failureOfFetch(answer.error));
          known = parseBundledViews(answer.value);
          return known === null ? err(failure('malformed')) : ok(known);
        }),
      );
    });
}

export interface BundledParts {
  readonly remote: RemoteViewsPort;
  readonly list: (remote: RemoteViewsPort) => Observable<Result<BundledViews, ViewFailure>>;
  readonly manifest$: Observable<Result<ViewManifest, CallFailure>>;
  readonly clock: Clock;
  readonly appName: string;
}

/** Loads files and manifest in parallel, because nearly always the site's own screen is shown. */
export function loadBundled(
  started: Started,
  { remote, list, manifest$, clock, appName }: BundledParts,
): Observable<Answer> {
  const files$ = list(remote).pipe(
    concatMap((views): Observable<Answer> => {
      if (!views.ok) return of(views);
      const files = views.value.get(started.view);
      return files === undefined ? of(err(failure('unsupported'))) : loadBundledFiles(files, started, remote, appName);
    }),
  );
  const instead$ = merge(manifest$, after(clock, MANIFEST_TIMEOUT_MS).pipe(map(() => null))).pipe(
    take(1),
    concatMap((answer) =>
      answer === null || !answer.ok || answer.value.mode === 'bundled'
        ? of(null)
        : loadRemote(started, answer.value, remote, appName),
    ),
  );
  return new Observable((subscriber) => {
    const own$ = new ReplaySubject<Answer>(1);
    // Either subscription may end without the other.
    const both = new Subscription();
    both.add(files$.subscribe(own$));
    both.add(instead$.pipe(concatMap((instead) => (instead?.ok === true ? of(instead) : own$))).subscribe(subscriber));
    return both;
  });
}

function loadBundledFiles(
  files: readonly BundledFile[],
  { tries, how }: Started,
  remote: RemoteViewsPort,
  appName: string,
): Observable<Answer> {
  // A cached copy that failed is fetched again.
  const common = {
    method: 'GET',
    headers: {},
    origins: ['self'],
    type: 'text/javascript',
    mostBytes: MAX_BYTES,
    timeoutMs: PART_TIMEOUT_MS,
    isHashed: tries === 0 && how === 'plain',
  } as const;
  return forkJoin(files.map((file) => remote.fetchPart({ ...common, ...file }))).pipe(
    map((answers): Answer => {
      for (const answer of answers) if (!answer.ok) return err(failureOfFetch(answer.error));
      return ok({ appName, content: { mode: 'bundled', files } });
    }),
  );
}
