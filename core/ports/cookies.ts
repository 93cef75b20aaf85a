export type SameSite = 'Strict' | 'Lax' | 'None';

/** A cookie to write: a name, a value, and what differs from the defaults. */
export interface CookieRecord {
  readonly name: string;
  /** Any well-formed text. The port encodes it, and `read` returns the text unchanged. */
  readonly value: string;
  /** Lifetime in seconds, a day by default. 0 or less removes the cookie; `null` keeps it until the browser closes. */
  readonly lifeS?: number | null;
  /**
   * The paths that see the cookie; `/` by default. A cookie is replaced or removed under its own path and domain only.
   */
  readonly path?: string;
  /** The domain whose hosts all see the cookie. By default the page's host alone sees it. */
  readonly domain?: string;
  /** Never sent without encryption. By default true on an encrypted page; `sameSite: 'None'` implies it. */
  readonly isSecure?: boolean;
  /** Hidden from scripts. Only a host can write such a cookie: a page does not write it at all. */
  readonly isHttpOnly?: boolean;
  /** The `SameSite` attribute: the requests from other sites that carry the cookie; `Lax` by default. */
  readonly sameSite?: SameSite;
}

/**
 * The shell's cookies. A browser may refuse or drop them at any time, so a value that was written may be missing later.
 */
export interface CookiesPort {
  /** `null` when there is no cookie of this name that scripts may see. */
  read(name: string): string | null;
  /** Writes the cookie. A record that no browser would take, such as a name with a semicolon, is not written. */
  write(cookie: CookieRecord): void;
}
