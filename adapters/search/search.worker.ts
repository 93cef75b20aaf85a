/** The search index in a worker, so that typing does not wait for it. */
import { createMiniSearchIndex } from './minisearch-index.ts';
import type { SearchRequest, SearchResponse } from './search-messages.ts';

const index = createMiniSearchIndex();

async function answer(request: SearchRequest): Promise<readonly string[]> {
  if ('find' in request) return index.find(request.find, request.max);
  await index.fill(request.fill);
  return [];
}

// Only this site's own page can post to its worker, so a message has the type that it was posted with.
addEventListener('message', ({ data: request }: MessageEvent<SearchRequest>) => {
  const respond = (keys: SearchResponse['keys']): void =>
    postMessage({ id: request.id, keys } satisfies SearchResponse);
  answer(request).then(respond, () => respond(null));
});
