/** One stored text with the key that the store assigned. Keys increase. */
export interface StoredText {
  readonly key: number;
  readonly text: unknown;
}

/**
 * Durable lines of text, shared by the tabs of one origin. Any call may reject: the core then continues in memory and
 * reports the failure.
 */
export interface JournalPort {
  /** The newest snapshot, if any, and every segment after it, oldest first. */
  load(): Promise<{ readonly snapshot: StoredText | null; readonly segments: readonly StoredText[] }>;
  /** Appends one segment. With `strict`, resolves only when the segment is on disk, in its own transaction. */
  append(text: string, strict: boolean): Promise<void>;
  /**
   * Stores a snapshot and removes the segments with keys up to `covers`, atomically. Does nothing when none of those
   * segments remain (unless `covers` is 0): another tab was faster or has wiped, and its result is newer.
   */
  compact(snapshot: string, covers: number): Promise<void>;
  /** Sets aside an unreadable text for a person to inspect. The adapter bounds the quarantine. */
  quarantine(text: unknown, reason: string): Promise<void>;
  /** Removes everything, including the quarantine. */
  wipe(): Promise<void>;
}
