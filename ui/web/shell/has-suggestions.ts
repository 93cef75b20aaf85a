import type { SearchState } from 'touchline/core/search/types';

/** Whether an empty search has something to offer. */
export const hasSuggestions = ({ recent, viewed, popular, top }: SearchState): boolean =>
  recent.length + viewed.length + popular.length + top.length > 0;
