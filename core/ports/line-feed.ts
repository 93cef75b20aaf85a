import type { Observable } from 'rxjs';

/** The operator's price stream. Each emission is the text of one frame. Completes or errors when the stream is lost; unsubscribing closes it. */
export interface LineFeedPort {
  open(topics: readonly string[], language: string): Observable<string>;
}
