import type { Readable } from '../kernel/readable.ts';

/** What the core needs to know of the page it lives in. A headless shell gives constants. */
export interface PagePort {
  readonly visible: Readable<boolean>;
  readonly online: Readable<boolean>;
  /** Preferred languages of the visitor, best first, as BCP 47 tags. */
  readonly languages: readonly string[];
  /** Calls `run` once, before the next painted frame; about ten times a second at most while the page is hidden. Returns the way to cancel. */
  nextFrame(run: () => void): () => void;
  readonly timeZone: string;
  /** The site's own origin, such as `https://site.example`; where it is left out only paths are the site's. */
  readonly origin?: string;
  readonly prefersDark: boolean;
  /** The query that the page was opened with, with its question mark; empty or left out without one. */
  readonly query?: string;
}
