import type { Observable } from 'rxjs';

/**
 * The operator's price stream. Each emission is the text of one frame. The stream completes or errors when the
 * connection is lost; unsubscribing closes it. When the operator refuses topics by name, the error lists them in
 * `unknownTopics`.
 */
export interface LineFeedPort {
  open(topics: readonly string[], language: string): Observable<string>;
}
