/** Loads the index when the search is opened, and answers each query from it [SRH-1, SRH-3]. */
import { EMPTY, catchError, concatMap, defer, filter, from, map, merge, of, switchMap } from 'rxjs';
import type { Observable } from 'rxjs';
import type { Api } from '../../http/api.ts';
import type { Recorded } from '../../kernel/message.ts';
import type { Report } from '../../ports/report.ts';
import type { Clock } from '../../ports/clock.ts';
import type { SearchIndexPort } from '../../ports/search-index.ts';
import type { SearchCommand, SearchEvent } from './messages.ts';
import type { SearchCatalogue } from './rules/catalogue.ts';
import { catalogueOf } from './rules/catalogue.ts';
import { indexQueryOf } from './rules/index-query.ts';
import { inOtherLayout } from './rules/keyboard-layout.ts';
import type { SearchState } from './types.ts';
import { decodeSearchIndex, SEARCH_INDEX_PATH } from './wire.ts';

/** An index of this age loads again when the search is opened. */
const INDEX_AGE_MS = 60_000;
const MAX_HITS = 100;

type Answer = 'search/receiveHits' | 'search/receivePage';

interface Io {
  readonly events$: Observable<Recorded<SearchEvent>>;
  readonly state: () => SearchState;
  readonly api: Api;
  readonly clock: Clock;
  readonly report: Report;
  readonly language: () => string;
  readonly loadIndex: (() => Promise<SearchIndexPort>) | undefined;
}

export interface Finder {
  readonly isOld: () => boolean;
  readonly run: () => Observable<SearchCommand>;
}

export function createFinder({ events$, state, api, clock, report, language, loadIndex }: Io): Finder {
  let catalogue: SearchCatalogue | null = null;
  let loadedAt = -Infinity;
  let loadedLanguage = '';
  let index: Promise<SearchIndexPort> | null = null;
  const engine = async (): Promise<SearchIndexPort> => {
    if (loadIndex === undefined) throw new Error('this shell has no search index');
    index ??= loadIndex().catch((fault: unknown) => {
      index = null;
      throw fault;
    });
    return index;
  };
  const failure: SearchCommand = { type: 'search/reportFailure', payload: {} };

  const load = (): Observable<SearchCommand> => {
    const lng = language();
    return api({ method: 'GET', path: SEARCH_INDEX_PATH, query: { lng }, decode: decodeSearchIndex }).pipe(
      switchMap(async (answer): Promise<SearchCommand> => {
        if (!answer.ok) return failure;
        const next = catalogueOf(answer.value);
        await (await engine()).fill(next.documents);
        catalogue = next;
        loadedAt = clock.now();
        loadedLanguage = lng;
        return { type: 'search/receiveIndex', payload: { top: next.top, popular: next.popular } };
      }),
    );
  };

  const answer = (text: string, type: Answer): Observable<SearchCommand> => {
    const asked = indexQueryOf(text);
    const known = catalogue;
    if (known === null || text.trim() === '') return EMPTY;
    if (asked.name === '') return of({ type, payload: { query: text, hits: [] } });
    return from(engine()).pipe(
      switchMap(async (ready) => {
        const keys = await ready.find(asked, MAX_HITS);
        return keys.length > 0 ? keys : ready.find(indexQueryOf(inOtherLayout(text)), MAX_HITS);
      }),
      map((keys): SearchCommand => ({
        type,
        payload: { query: text, hits: keys.flatMap((key) => known.entities.get(key) ?? []) },
      })),
    );
  };

  const guarded = (work: () => Observable<SearchCommand>): Observable<SearchCommand> =>
    defer(work).pipe(
      catchError((fault: unknown) => {
        report('search/index', fault);
        return of(failure);
      }),
    );

  return {
    isOld: () => clock.now() - loadedAt > INDEX_AGE_MS || loadedLanguage !== language(),
    run: () =>
      merge(
        events$.pipe(concatMap(({ event }) => (event.type === 'search/loading' ? guarded(load) : EMPTY))),
        // A later query replaces an earlier one; an index that has just come answers the query that waited for it.
        events$.pipe(
          filter(({ event }) => event.type === 'search/typed' || event.type === 'search/indexed'),
          switchMap(() => guarded(() => answer(state().query, 'search/receiveHits'))),
        ),
        events$.pipe(
          filter(({ event }) => event.type === 'search/asked' || event.type === 'search/indexed'),
          switchMap(() => guarded(() => answer(state().page?.query ?? '', 'search/receivePage'))),
        ),
      ),
  };
}
