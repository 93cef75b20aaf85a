/**
 * The page's cookies. The browser may refuse or drop them at any time, so a value that was set may be missing later.
 */
export interface CookiesPort {
  /** `null` when there is no cookie of this name. */
  read(name: string): string | null;
  /**
   * Writes a cookie. `maxAgeS` is the lifetime in seconds; 0 or less removes the cookie, `null` keeps it until the
   * browser closes. Path `/`, `SameSite=Lax`, `Secure` on a secure page.
   */
  write(name: string, value: string, maxAgeS: number | null): void;
}
