/** The registry with its effects, in virtual time, with an operator and a network that answer as the test sets. */
import { concatMap, isObservable, Observable, of } from 'rxjs';
import type { Api } from 'touchline/http/api';
import { createCell } from 'touchline/kernel/readable';
import type { Recorded } from 'touchline/kernel/message';
import { supervise } from 'touchline/kernel/process';
import type { Result } from 'touchline/kernel/result';
import { err, ok } from 'touchline/kernel/result';
import { createRuntime } from 'touchline/kernel/runtime';
import { entryOf, remoteViewsDecider } from 'touchline/core/remote-views/decider';
import type { RemoteViewsState } from 'touchline/core/remote-views/decider';
import { giveUpAwaited, loadViews } from 'touchline/core/remote-views/load-views.process';
import type { RemoteViewsCommand, RemoteViewsEvent } from 'touchline/core/remote-views/messages';
import type { ViewEntry } from 'touchline/core/remote-views/types';
import { createDocumentCache } from 'touchline/core/remote-views/document-cache';
import type { RemoteFetchFailure, RemoteRequest, RemoteViewsPort } from 'touchline/ports/remote-views';
import { createVirtualClock } from '../../models/virtual-clock.ts';

export const HASH = `sha256-${'A'.repeat(43)}=`;
export const MANIFEST = {
  appName: 'Pages',
  mode: 'json',
  url: '/views-api/v1/content/x',
  origins: ['self'],
  integrity: HASH,
};
export const DOCUMENT = JSON.stringify({ title: 'A page', language: 'en', blocks: [{ t: 'text', line: ['Hello'] }] });

/** The views of this release: one screen of two files. */
export const OWN_FILES = [
  { url: '/assets/limits.view-ABCDEFGH.js', integrity: HASH },
  { url: '/assets/chunk-ABCDEFGH.js', integrity: `sha256-${'B'.repeat(43)}=` },
];
export const LIST = JSON.stringify({ views: { limits: OWN_FILES } });

type Answer = Result<string, RemoteFetchFailure> | 'never';

export function openViews() {
  const clock = createVirtualClock();
  const language = createCell('en');
  const now = (): RemoteViewsState => runtime.state('remote-views') as RemoteViewsState;
  const documents = createDocumentCache(
    () => clock.now(),
    () => now().entries,
  );
  let made = 0;
  const reports: string[] = [];
  const report = (where: string, fault: unknown): void => void reports.push(`${where}: ${String(fault)}`);
  const runtime = createRuntime({
    modules: [
      {
        name: 'remote-views',
        decider: remoteViewsDecider,
        facts: () => ({
          language: language.get(),
          kept: (view: string, path: string, lng: string) => documents.fresh({ view, path, language: lng }),
        }),
      },
    ],
    clock,
    report,
    ids: { next: () => `id-${(made += 1)}`, uuid: () => `uuid-${(made += 1)}`, random: () => 0.5 },
  });
  const asked: { readonly request: RemoteRequest; isAborted: boolean }[] = [];
  const manifests: Readonly<Record<string, string>>[] = [];
  /** `manifest`: the answer, immediate or over time; a number is a status, null means no answer. */
  const answers: {
    manifest: unknown;
    part: Answer;
    list: Result<string, RemoteFetchFailure> | null;
    files?: (url: string) => Answer | undefined;
  } = { manifest: MANIFEST, part: ok(DOCUMENT), list: ok(LIST) };
  const api: Api = (call) => {
    manifests.push(call.query ?? {});
    const manifest$: Observable<unknown> = isObservable(answers.manifest) ? answers.manifest : of(answers.manifest);
    return manifest$.pipe(
      concatMap((answer) => {
        if (answer === null) return of(err({ kind: 'network' as const }));
        if (typeof answer === 'number') return of(err({ kind: 'status' as const, status: answer, errors: [] }));
        const decoded = call.decode(answer);
        return of(decoded.ok ? ok(decoded.value) : err({ kind: 'malformed' as const, issue: decoded.error }));
      }),
    );
  };
  const port: RemoteViewsPort = {
    fetchPart: (request) =>
      new Observable((subscriber) => {
        const one = { request, isAborted: false };
        asked.push(one);
        const answer = answers.files?.(request.url) ?? answers.part;
        if (answer !== 'never') {
          subscriber.next(answer);
          subscriber.complete();
          return undefined;
        }
        return () => void (one.isAborted = true);
      }),
    bundledViews: () => of(answers.list),
    mount: () => () => undefined,
  };
  const events: RemoteViewsEvent[] = [];
  const events$ = runtime.events$ as unknown as Observable<Recorded<RemoteViewsEvent>>;
  events$.subscribe(({ event }) => events.push(event));
  const running = supervise(
    [
      {
        name: 'load',
        run: () =>
          loadViews({ events$, api, port: () => Promise.resolve(port), documents, clock, appName: 'touchline' }),
      },
      { name: 'give-up', run: () => giveUpAwaited(events$, clock, (view) => entryOf(now(), view)?.load ?? null) },
    ],
    { clock, report, dispatch: (command) => runtime.dispatch(command) },
  );
  return {
    clock,
    language,
    answers,
    asked,
    manifests,
    events,
    reports,
    documents,
    entry: (view: string): ViewEntry | null => entryOf(now(), view),
    do: (command: RemoteViewsCommand) => runtime.dispatch(command),
    hold: (view: string, path = '/contacts', kind: 'view' | 'component' = 'view') =>
      runtime.dispatch({ type: 'remote-views/hold', payload: { view, path, kind } }),
    release: (view: string, kind: 'view' | 'component' = 'view') =>
      runtime.dispatch({ type: 'remote-views/release', payload: { view, kind } }),
    content: (view: string) => {
      const entry = entryOf(now(), view);
      return entry === null ? null : (documents.get(entry)?.content ?? null);
    },
    close: () => running.unsubscribe(),
  };
}
