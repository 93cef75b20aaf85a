import type { FeedFrame } from '../../../bus/feed-frame.ts';

/** How long a page waits for the prices of games that nobody has watched. */
const MAX_WAIT_MS = 1_000;

export interface SnapshotFeed {
  /** The topics among these that name nothing; null where that can't be known now. */
  readonly unknownTopics: (topics: readonly string[]) => readonly string[] | Promise<readonly string[] | null>;
  readonly subscribe: (topics: readonly string[], language: string, send: (frame: FeedFrame) => void) => () => void;
}

/** The feed's snapshot of topics in a language; null where the line does not have them, or not in time. */
export function snapshotsOf(
  feed: SnapshotFeed,
): (topics: readonly string[], language: string) => Promise<string | null> {
  return async (topics, language) => {
    const unknown = await feed.unknownTopics(topics);
    if (unknown?.length !== 0) return null;
    return new Promise((resolve) => {
      const late = setTimeout(() => end(null), MAX_WAIT_MS);
      const end = (frame: string | null): void => {
        clearTimeout(late);
        resolve(frame);
        // The first frame may come before `subscribe` has returned.
        queueMicrotask(() => stop());
      };
      const stop = feed.subscribe(topics, language, ({ text }) => end(text));
    });
  };
}
