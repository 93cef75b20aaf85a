/** A reader's request for the feed. */
import type { ResumePoint } from 'touchline/ports/line-feed';

/** The path of the feed on every host that has it. */
export const FEED_PATH = '/line-api/v1/feed';
export const FEED_TYPE = 'application/x-ndjson';

const MAX_TOPICS_LENGTH = 16_384;
const MAX_LISTED = 20;

/** An error of JSON-API. */
export interface FeedRefusal {
  readonly status: 404 | 422 | 503;
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly meta?: Readonly<Record<string, unknown>>;
}

export interface FeedRequest {
  readonly topics: readonly string[];
  /** Where the reader wants to continue; null for a stream from the beginning. */
  readonly resume: ResumePoint | null;
  /** The language of names; '' where the reader names none. */
  readonly language: string;
}

const malformed = (detail: string): FeedRefusal => ({
  status: 422,
  code: 'malformed',
  title: 'The request could not be understood',
  detail,
});

/** The request of `topics`, `lng`, `epoch` and `from`. Whether the topics exist is not checked. */
export function readFeedRequest(
  query: URLSearchParams,
): { readonly ok: true; readonly request: FeedRequest } | { readonly ok: false; readonly refusal: FeedRefusal } {
  const asked = query.get('topics') ?? '';
  const topics = asked.split(',').filter((topic) => topic !== '');
  if (topics.length === 0 || asked.length > MAX_TOPICS_LENGTH)
    return { ok: false, refusal: malformed('topics: a comma list of topics is needed.') };
  const language = query.get('lng') ?? '';
  const [epoch, from] = [query.get('epoch'), query.get('from')];
  if (epoch === null && from === null) return { ok: true, request: { topics, resume: null, language } };
  if (epoch === null || !/^[\w-]{1,64}$/.test(epoch) || from === null || !/^\d{1,15}$/.test(from))
    return { ok: false, refusal: malformed('epoch and from: the last frame that was received, or neither.') };
  return { ok: true, request: { topics, resume: { epoch, seq: Number(from) }, language } };
}

/** `unknown` are the topics that name nothing. */
export function unknownTopicsRefusal(unknown: readonly string[]): FeedRefusal {
  return {
    status: 404,
    code: 'unknownTopic',
    title: 'Not found',
    detail: 'Some topics are unknown, or there are too many.',
    meta: { topics: unknown.slice(0, MAX_LISTED) },
  };
}
