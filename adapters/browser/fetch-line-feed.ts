import { Observable } from 'rxjs';
import * as v from 'valibot';
import type { LineFeedPort, LineSeed } from 'touchline/ports/line-feed';
import type { Fetch } from './fetch-http.ts';

const refusal = v.object({
  errors: v.array(v.object({ meta: v.optional(v.object({ topics: v.optional(v.array(v.string())) })) })),
});

/** The stream is abandoned when a frame grows past this length without a line end. */
const MAX_FRAME = 64 * 1024 * 1024;

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
          const query = new URLSearchParams({
            topics: topics.join(),
            lng: language,
            ...(resume ? { epoch: resume.epoch, from: String(resume.seq) } : {}),
          });
          const response = await fetchFn(`${origin}/line-api/v1/feed?${query.toString()}`, {
            method: 'GET',
            headers: { 'x-requested-with': 'XMLHttpRequest' },
            credentials: 'same-origin',
            cache: 'no-store',
            signal: abort.signal,
          });
          if (response.status === 404)
            throw Object.assign(new Error('feed: unknown topics'), {
              unknownTopics: unknownTopicsOf(await response.text()),
            });
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

/** The topics that a refusal names in `errors[].meta.topics`. Empty when the body cannot be read. */
function unknownTopicsOf(text: string): readonly string[] {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refusal), text);
  return parsed.success ? parsed.output.errors.flatMap(({ meta }) => meta?.topics ?? []) : [];
}
