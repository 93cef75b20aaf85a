import type { SearchDocument, SearchQuery } from 'touchline/ports/search-index';

/** What the page asks its worker. Each request is answered once, by its id. */
export type SearchRequest =
  | { readonly id: number; readonly fill: readonly SearchDocument[] }
  | { readonly id: number; readonly find: SearchQuery; readonly max: number };

export interface SearchResponse {
  readonly id: number;
  /** Null where the request failed. */
  readonly keys: readonly string[] | null;
}
