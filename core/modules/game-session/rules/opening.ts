/** Recognizes the post by which the foreign game that the page shows opens its connection [GSN-18]. */
import * as v from 'valibot';

const hello = v.object({ t: v.literal('hello') });

/** A post as it arrives at the page. */
export interface ArrivedPost {
  readonly origin: string;
  /** The window that posted. */
  readonly source: unknown;
  readonly data: unknown;
}

/**
 * Whether a post comes from the game's own window and from exactly its origin, and says that the game waits for its
 * port. Any page that has a reference to the site's window can post to it, under an origin that it can't choose.
 */
export function isOpening({ origin, source, data }: ArrivedPost, frame: unknown, gameOrigin: string): boolean {
  return origin === gameOrigin && frame !== null && frame !== undefined && source === frame && v.is(hello, data);
}
