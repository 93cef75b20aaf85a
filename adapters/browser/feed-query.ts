/** The common part of all transports of the price stream: its address, and the topics that a refusal names. */
import * as v from 'valibot';
import type { ResumePoint } from 'touchline/ports/line-feed';

const refusal = v.object({
  errors: v.array(v.object({ meta: v.optional(v.object({ topics: v.optional(v.array(v.string())) })) })),
});

/** The stream is abandoned when a frame grows past this length without a line end. */
export const MAX_FRAME = 64 * 1024 * 1024;

/** Sent with the call: another site's form can't send it. */
export const FEED_HEADERS = { 'x-requested-with': 'XMLHttpRequest' } as const;

/** The path of the stream. Written without URLSearchParams, which engines of native shells lack or have in part. */
export function feedPath(topics: readonly string[], language: string, resume?: ResumePoint | null): string {
  const query = {
    topics: topics.join(),
    lng: language,
    ...(resume ? { epoch: resume.epoch, from: String(resume.seq) } : {}),
  };
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `/line-api/v1/feed?${pairs.join('&')}`;
}

/** The error of a refusal that names unknown topics in `errors[].meta.topics`; none when the body cannot be read. */
export function unknownTopicsError(text: string): Error {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refusal), text);
  const unknownTopics = parsed.success ? parsed.output.errors.flatMap(({ meta }) => meta?.topics ?? []) : [];
  return Object.assign(new Error('feed: unknown topics'), { unknownTopics });
}
