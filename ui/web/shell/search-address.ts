/** The page of all results of a query. */
export const searchAddress = (query: string): string => `/search?q=${encodeURIComponent(query)}`;
