import type { Observable } from 'rxjs';

/**
 * The operator's price stream. Each emission is the text of one frame. Completes or errors when the stream is lost; unsubscribing closes it.
 * When the operator refuses topics by name, the error has them as `unknownTopics`, a list of texts.
 */
export interface LineFeedPort {
  open(topics: readonly string[], language: string): Observable<string>;
}
