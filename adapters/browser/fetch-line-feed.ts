import { Observable } from 'rxjs';
import type { LineFeedPort, LineSeed } from 'touchline/ports/line-feed';
import { FEED_HEADERS, feedPath, MAX_FRAME, unknownTopicsError } from './feed-query.ts';
import type { Fetch } from './fetch-http.ts';

/** The price stream over a streaming fetch of newline-delimited frames. */
export function createFetchLineFeed(
  origin: string,
  fetchFn: Fetch = (input, init) => fetch(input, init),
  seed: LineSeed | null = null,
): LineFeedPort {
  return {
    ...(seed === null ? {} : { seed }),
    open: (topics, language, resume) =>
      new Observable<string>((subscriber) => {
        const abort = new AbortController();
        const run = async (): Promise<void> => {
          const response = await fetchFn(origin + feedPath(topics, language, resume), {
            method: 'GET',
            headers: FEED_HEADERS,
            credentials: 'same-origin',
            cache: 'no-store',
            signal: abort.signal,
            // A page with a snapshot has its prices; a request that never ends must not keep scripts and styles
            // waiting.
            priority: resume ? 'low' : 'auto',
          });
          if (response.status === 404) throw unknownTopicsError(await response.text());
          if (!response.ok || response.body === null) throw new Error(`feed: status ${response.status}`);
          const reader = response.body.getReader();
          const decoder = new TextDecoder();
          let rest = '';
          for (;;) {
            const { done, value } = await reader.read();
            if (done) break;
            rest += decoder.decode(value, { stream: true });
            if (rest.length > MAX_FRAME) throw new Error('feed: a frame without a line end');
            let from = 0;
            for (let end = rest.indexOf('\n', from); end >= 0; end = rest.indexOf('\n', from)) {
              if (end > from) subscriber.next(rest.slice(from, end));
              from = end + 1;
            }
            rest = rest.slice(from);
          }
        };
        run().then(
          () => subscriber.complete(),
          (fault: unknown) => {
            if (!abort.signal.aborted) subscriber.error(fault);
          },
        );
        return () => abort.abort();
      }),
  };
}
