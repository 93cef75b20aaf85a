import { trustedScript } from '../browser/trusted-script.ts';
import type { SearchDocument, SearchIndexPort, SearchQuery } from 'touchline/ports/search-index';
import type { SearchRequest, SearchResponse } from './search-messages.ts';

/** A request without its id. */
type Question = SearchRequest extends infer R ? (R extends SearchRequest ? Omit<R, 'id'> : never) : never;

/** The index in a worker of its own. Rejects where the worker fails to start or to answer. */
export function createWorkerIndex(
  worker: Worker = new Worker(trustedScript(new URL('./search.worker.ts', import.meta.url).href), {
    type: 'module',
    name: 'touchline-search',
  }),
): SearchIndexPort {
  const waiting = new Map<number, { resolve: (keys: readonly string[]) => void; reject: (fault: Error) => void }>();
  let lastId = 0;
  worker.addEventListener('message', ({ data: { id, keys } }: MessageEvent<SearchResponse>) => {
    const asked = waiting.get(id);
    waiting.delete(id);
    if (keys === null) asked?.reject(new Error('the search index failed'));
    else asked?.resolve(keys);
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(`the search worker failed: ${message}`));
    waiting.clear();
  });
  const ask = (question: Question): Promise<readonly string[]> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ ...question, id: lastId });
    });
  return {
    fill: async (documents: readonly SearchDocument[]): Promise<void> => void (await ask({ fill: documents })),
    find: (query: SearchQuery, max: number) => ask({ find: query, max }),
  };
}
