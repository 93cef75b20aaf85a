import type { Observable } from 'rxjs';

/**
 * The operator's price stream. Each emission is the text of one frame. The stream completes or errors when the
 * connection is lost; unsubscribing closes it. When the operator refuses topics by name, the error lists them in
 * `unknownTopics`. With `resume` the operator may begin with a heartbeat and the frames after that point; otherwise a
 * stream begins with a snapshot. Another snapshot may follow at any time, in place of frames that were skipped.
 */
export interface LineFeedPort {
  /** A snapshot that arrived together with the page. */
  readonly seed?: LineSeed;
  open(topics: readonly string[], language: string, resume?: ResumePoint | null): Observable<string>;
}

/** The last frame that was applied: the epoch that its number counts in, and the number. */
export interface ResumePoint {
  readonly epoch: string;
  readonly seq: number;
}

/** The text of a snapshot frame, the topics and the language that it answers, and the sports with their counts. */
export interface LineSeed {
  readonly topics: readonly string[];
  /** Without a language no stream resumes from the seed. */
  readonly language?: string;
  readonly frame: string;
  /** The answer to `/line-api/v1/tree` as JSON, in the page's language; omitted where the page has none. */
  readonly tree?: string;
}
