/** A document of the index. The texts are folded: lower-case Latin words without accents, separated by spaces. */
export interface SearchDocument {
  readonly key: string;
  readonly name: string;
  /** Other names of the same thing; may be empty. */
  readonly otherNames: string;
  /** The consonants of each name, for words that are written as they sound. */
  readonly sound: string;
  /** Multiplies the score of a match; positive. */
  readonly weight: number;
  /**
   * Whether this name, typed as it is written, is surely meant: then names that are only similar are left out. Not of
   * names that hardly anybody means, because a player who misspells a well-known name may hit one of them.
   */
  readonly isSure: boolean;
}

/** A query in the same form as the documents. */
export interface SearchQuery {
  readonly name: string;
  /** Empty where the sound is not to be compared. */
  readonly sound: string;
}

/**
 * A full-text index with prefixes and a tolerance for typing errors. Runs outside the page's main thread where it can.
 */
export interface SearchIndexPort {
  /** Replaces all documents. */
  fill(documents: readonly SearchDocument[]): Promise<void>;
  /**
   * Keys of the documents that match all words of the query, best first, at most `max`. Where a sure one has them all as
   * whole words, those that match by similarity alone are left out. Where nothing matches all words but each long one is
   * a whole word of some document, those documents.
   */
  find(query: SearchQuery, max: number): Promise<readonly string[]>;
}
