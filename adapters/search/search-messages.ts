import type { SearchDocument, SearchQuery } from 'touchline/ports/search-index';

/** The requests of the page to its worker. Each is answered once, by its id. */
export type SearchRequest =
  | { readonly id: number; readonly fill: readonly SearchDocument[] }
  | { readonly id: number; readonly find: SearchQuery; readonly max: number };

export interface SearchResponse {
  readonly id: number;
  /** Null where the request failed. */
  readonly keys: readonly string[] | null;
}
