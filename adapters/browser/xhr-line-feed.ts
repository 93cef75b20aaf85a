/**
 * The price stream over XMLHttpRequest, for shells whose `fetch` has no streams, such as React Native. The text of a
 * request only grows, so a long stream is closed at a frame's end; the core then continues after its last frame.
 */
import { Observable } from 'rxjs';
import type { LineFeedPort } from 'touchline/ports/line-feed';
import { FEED_HEADERS, feedPath, MAX_FRAME, unknownTopicsError } from './feed-query.ts';

/**
 * The part of an XMLHttpRequest that the feed needs.
 *
 * @public
 */
export interface StreamRequest {
  readonly status: number;
  /** The text that has arrived so far. */
  readonly responseText: string;
  addEventListener(type: 'progress' | 'load' | 'error', listener: () => void): void;
  open(method: string, url: string): void;
  setRequestHeader(name: string, value: string): void;
  send(): void;
  abort(): void;
}

/**
 * How requests are made, and how long their text may grow.
 *
 * @public
 */
export interface XhrLineFeedOptions {
  readonly create?: () => StreamRequest;
  /** The length of text, in UTF-16 units, at which a stream is closed and the core opens the next. */
  readonly maxText?: number;
}

const MAX_TEXT = 8 * 1024 * 1024;

const createRequest = (): StreamRequest => new XMLHttpRequest();

/**
 * The price stream over XMLHttpRequest. `create` makes a request; by default the host's own.
 *
 * @public
 */
export function createXhrLineFeed(
  origin: string,
  { create = createRequest, maxText = MAX_TEXT }: XhrLineFeedOptions = {},
): LineFeedPort {
  return {
    open: (topics, language, resume) =>
      new Observable<string>((subscriber) => {
        const request = create();
        let read = 0;
        const take = (): void => {
          if (subscriber.closed || request.status !== 200) return;
          const text = request.responseText;
          for (let end = text.indexOf('\n', read); end >= 0; end = text.indexOf('\n', read)) {
            if (end > read) subscriber.next(text.slice(read, end));
            read = end + 1;
          }
          if (text.length - read > MAX_FRAME) subscriber.error(new Error('feed: a frame without a line end'));
          else if (read >= maxText) subscriber.complete();
        };
        request.open('GET', origin + feedPath(topics, language, resume));
        for (const [name, value] of Object.entries(FEED_HEADERS)) request.setRequestHeader(name, value);
        request.addEventListener('progress', take);
        request.addEventListener('load', () => {
          take();
          if (request.status === 404) subscriber.error(unknownTopicsError(request.responseText));
          else if (request.status === 200) subscriber.complete();
          else subscriber.error(new Error(`feed: status ${request.status}`));
        });
        request.addEventListener('error', () => subscriber.error(new Error('feed: no connection')));
        request.send();
        return () => request.abort();
      }),
  };
}
