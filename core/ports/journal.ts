/** One stored text with the key the store gave it. Keys grow. */
export interface StoredText {
  readonly key: number;
  readonly text: unknown;
}

/** Durable lines of text, shared by the tabs of one origin. Any call may reject: the core goes on in memory and tells. */
export interface JournalPort {
  /** The newest snapshot, if any, and every segment after it, oldest first. */
  load(): Promise<{ readonly snapshot: StoredText | null; readonly segments: readonly StoredText[] }>;
  /** Appends one segment. `strict`: resolved only when it is on disk, in a transaction of its own. */
  append(text: string, strict: boolean): Promise<void>;
  /**
   * Stores a snapshot and removes the segments with keys up to `covers`, both or neither. Does nothing when there are none of them any more (but for `covers` 0): another
   * tab was faster or has wiped, and its work is newer.
   */
  compact(snapshot: string, covers: number): Promise<void>;
  /** Sets a text aside that could not be read, for a person to look at. Bounded by the adapter. */
  quarantine(text: unknown, reason: string): Promise<void>;
  /** Removes everything, the quarantine too. */
  wipe(): Promise<void>;
}
