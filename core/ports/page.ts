import type { Readable } from '../kernel/readable.ts';
import type { DocumentSeed } from './remote-views.ts';

/** The page that hosts the core. A headless shell gives constants. */
export interface PagePort {
  readonly visible: Readable<boolean>;
  readonly online: Readable<boolean>;
  /**
   * Whether the visitor has left the page and the browser may keep it for the back button, which it does only while
   * nothing is open. Omitted where pages are never kept.
   */
  readonly isLeft?: Readable<boolean>;
  /** Preferred languages of the visitor, best first, as BCP 47 tags. */
  readonly languages: readonly string[];
  /**
   * Calls `run` once, before the next painted frame; at most about ten times a second while the page is hidden. The
   * returned function cancels.
   */
  nextFrame(run: () => void): () => void;
  /** The site's own origin, such as `https://site.example`. Without it, only paths count as the site's. */
  readonly origin?: string;
  readonly prefersDark: boolean;
  /** The query that the page was opened with, including its question mark; empty or omitted without one. */
  readonly query?: string;
  /** The document of a page that a host has rendered, if the page is one. */
  readonly documentSeed?: DocumentSeed;
}
