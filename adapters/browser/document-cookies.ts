import type { CookiesPort } from 'touchline/ports/cookies';

/**
 * The document's cookies, with encoded values. A value that cannot be decoded counts as absent. A browser that blocks
 * cookies has none.
 */
export function createDocumentCookies(
  page: Pick<Document, 'cookie'> = document,
  isSecure: boolean = globalThis.location?.protocol === 'https:',
): CookiesPort {
  return {
    read(name) {
      try {
        for (const pair of page.cookie.split(';')) {
          const at = pair.indexOf('=');
          if (pair.slice(0, at).trim() === name) return decodeURIComponent(pair.slice(at + 1).trim());
        }
      } catch {
        // Blocked cookies and malformed escapes both throw; either counts as an absent cookie.
      }
      return null;
    },
    write(name, value, maxAgeS) {
      try {
        page.cookie = [
          `${name}=${encodeURIComponent(value)}`,
          'path=/',
          ...(maxAgeS === null ? [] : [`max-age=${Math.max(0, Math.floor(maxAgeS))}`]),
          'samesite=lax',
          ...(isSecure ? ['secure'] : []),
        ].join('; ');
      } catch {
        // The port does not promise that a cookie is stored.
      }
    },
  };
}
