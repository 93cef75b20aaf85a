/** A longer query is cut [SRH-10]. */
export const MAX_QUERY_LENGTH = 100;

/** The normalized query of a text that a player has entered; `queryOf(queryOf(text))` is `queryOf(text)`. */
export const queryOf = (text: string): string => cutQuery(text.trim()).trim();

/** Half of a character that takes two units is not kept: it has no address. */
export const cutQuery = (text: string): string => text.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
