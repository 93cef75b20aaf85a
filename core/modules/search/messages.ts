import type { Message, Nothing } from '../../kernel/message.ts';
import type { SearchEntity, SearchState, ViewedGame } from './types.ts';

export type SearchCommand =
  /** The player looks at the search: the index loads if it is missing, old, or failed before. */
  | Message<'search/open', Nothing>
  /** The player types into the input. */
  | Message<'search/type', { readonly text: string }>
  /** The page of results shows a query: the one of its address. */
  | Message<'search/ask', { readonly text: string }>
  /** The player sends a query to the page of results. */
  | Message<'search/send', { readonly text: string }>
  /** The player opens a hit, or one of the top competitions. */
  | Message<'search/choose', { readonly key: string }>
  | Message<'search/forgetRecent', Nothing>
  /** The page of a game is open. */
  | Message<'search/viewGame', ViewedGame>
  /** A game is over, or the line does not have it. */
  | Message<'search/dropViewed', { readonly gameId: number }>
  | Message<'search/forgetViewed', Nothing>
  /** From the module's processes. */
  | Message<'search/receiveIndex', Pick<SearchState, 'top' | 'popular'>>
  | Message<'search/receiveHits', { readonly query: string; readonly hits: readonly SearchEntity[] }>
  | Message<'search/receivePage', { readonly query: string; readonly hits: readonly SearchEntity[] }>
  | Message<'search/reportFailure', Nothing>
  | Message<'search/restoreRecent', { readonly recent: readonly string[] }>
  | Message<'search/restoreViewed', { readonly viewed: readonly ViewedGame[] }>;

export type SearchEvent =
  | Message<'search/loading', Nothing>
  | Message<'search/typed', { readonly text: string }>
  | Message<'search/asked', { readonly text: string }>
  /** A hit was opened, or a query was sent: its name is kept [SRH-6]. */
  | Message<'search/chosen', { readonly name: string }>
  | Message<'search/recentForgotten', Nothing>
  | Message<'search/indexed', Pick<SearchState, 'top' | 'popular'>>
  | Message<'search/found', { readonly hits: readonly SearchEntity[] }>
  /** The answer to the query of the page of results. */
  | Message<'search/answered', { readonly hits: readonly SearchEntity[] }>
  | Message<'search/failed', Nothing>
  | Message<'search/recentRestored', { readonly recent: readonly string[] }>
  /** The whole list, after a game was opened or is over, or with those of an earlier visit. */
  | Message<'search/viewedChanged', { readonly viewed: readonly ViewedGame[] }>
  | Message<'search/viewedForgotten', Nothing>;

export type SearchRejection = { readonly code: 'search/unchanged' | 'search/unknown' };
