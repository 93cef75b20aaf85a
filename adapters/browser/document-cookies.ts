import { cookieText, readCookie } from 'touchline/kernel/cookie-text';
import type { CookiesPort } from 'touchline/ports/cookies';

/**
 * The document's cookies. A browser that blocks cookies has none. A page cannot write an HTTP-only cookie: such a
 * record is left out, because without that attribute every script could read it.
 */
export function createDocumentCookies(
  page: Pick<Document, 'cookie'> = document,
  isSecure: boolean = globalThis.location?.protocol === 'https:',
): CookiesPort {
  return {
    read(name) {
      try {
        return readCookie(page.cookie, name);
      } catch {
        return null; // blocked cookies and malformed values throw; either counts as an absent cookie
      }
    },
    write(cookie) {
      try {
        const text = cookie.isHttpOnly === true ? null : cookieText(cookie, isSecure);
        if (text !== null) page.cookie = text;
      } catch {
        // The port does not promise that a cookie is stored.
      }
    },
  };
}
