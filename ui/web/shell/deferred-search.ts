/** The header's search, in a chunk of its own: a phone opens it with a press. */
import { deferred } from './deferred.tsx';

export const Search = deferred(async () => (await import('./head-search.tsx')).HeadSearch, 'tools');
