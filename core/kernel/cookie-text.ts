/** The one text of a cookie, for `document.cookie` and for a host's `Set-Cookie`. */
import type { CookieRecord } from '../ports/cookies.ts';

/** The lifetime of a cookie that names none. */
export const DEFAULT_COOKIE_LIFE_S = 86_400;
/** What a browser takes of name and value together. */
const MAX_LENGTH = 4_096;

const NAME = /^[\w!#$%&'*+.^`|~-]+$/;
const PATH = /^\/[^;\s]*$/;
const DOMAIN = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;
const SITES = { strict: 'Strict', lax: 'Lax', none: 'None' } as const;

/** `null` for a record that no browser would take, so that no part of it can pass for another attribute. */
export function cookieText(
  {
    name,
    value,
    lifeS = DEFAULT_COOKIE_LIFE_S,
    path = '/',
    domain,
    isSecure,
    isHttpOnly,
    sameSite = 'lax',
  }: CookieRecord,
  isPageSecure: boolean,
): string | null {
  const pair = `${name}=${encoded(value)}`;
  const isValid = NAME.test(name) && PATH.test(path) && (domain === undefined || DOMAIN.test(domain));
  if (!isValid || pair.length > MAX_LENGTH) return null;
  return [
    pair,
    ...(lifeS === null ? [] : [`Max-Age=${Math.max(0, Math.floor(lifeS))}`]),
    ...(isHttpOnly === true ? ['HttpOnly'] : []),
    `SameSite=${SITES[sameSite]}`,
    ...(domain === undefined ? [] : [`Domain=${domain}`]),
    `Path=${path}`,
    ...((isSecure ?? isPageSecure) || sameSite === 'none' ? ['Secure'] : []),
  ].join('; ');
}

/** Half of a surrogate pair cannot be encoded; the replacement character takes its place, as in every text of the web. */
const encoded = (value: string): string => encodeURIComponent(value.replace(/[\ud800-\udfff]/gu, '\ufffd'));

/** The value of the first cookie of this name in a `Cookie` header or in `document.cookie`; a malformed one is absent. */
export function readCookie(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at < 0 || pair.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}
