import type { CookiesPort } from '../../core/ports/cookies.ts';

/** The document's cookies. Values are kept encoded; one that can't be decoded is not there. A browser that refuses cookies has none. */
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
        // Blocked cookies throw, and so does a broken escape: both are a cookie that is not there.
      }
      return null;
    },
    write(name, value, maxAgeS) {
      try {
        page.cookie = `${name}=${encodeURIComponent(value)}; path=/${maxAgeS === null ? '' : `; max-age=${Math.max(0, Math.floor(maxAgeS))}`}; samesite=lax${isSecure ? '; secure' : ''}`;
      } catch {
        // As promised: what was set need not be there.
      }
    },
  };
}
