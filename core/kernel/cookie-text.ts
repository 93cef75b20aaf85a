/** The one text of a cookie, for `document.cookie` and for a host's `Set-Cookie`. */
import type { CookieRecord } from '../ports/cookies.ts';

/** The lifetime of a cookie that names none. */
const DEFAULT_COOKIE_LIFE_S = 86_400;
/** The name, the path and the domain: printable ASCII without the signs that end a part. */
const PARTS = /^[!-:<>-~]+=\/[!-:<-~]*$/;

/** `null` for a record that no browser would take, so that no part of it can pass for another attribute. */
export function cookieText(
  {
    name,
    value,
    lifeS = DEFAULT_COOKIE_LIFE_S,
    path = '/',
    domain = '',
    isSecure,
    isHttpOnly,
    sameSite = 'Lax',
  }: CookieRecord,
  isPageSecure: boolean,
): string | null {
  if (!PARTS.test(`${name}=${path}${domain}`)) return null;
  const life = lifeS === null ? '' : `; Max-Age=${Math.floor(lifeS)}`;
  const hidden = isHttpOnly === true ? '; HttpOnly' : '';
  const shared = domain === '' ? '' : `; Domain=${domain}`;
  const secure = (isSecure ?? isPageSecure) || sameSite === 'None' ? '; Secure' : '';
  return `${name}=${encodeURIComponent(value)}${life}${hidden}; SameSite=${sameSite}${shared}; Path=${path}${secure}`;
}

/** The value of the first cookie of this name in a `Cookie` header or in `document.cookie`; a malformed one throws. */
export function readCookie(header: string, name: string): string | null {
  const pair = header
    .split(';')
    .map((each) => each.trim())
    .find((each) => each.startsWith(`${name}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
}
