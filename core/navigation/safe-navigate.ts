/**
 * The one check for addresses from outside: return urls, redirects, links in content. Only a path of this site, or an
 * https address of an origin allowed by name, passes; any other address is refused with a reason.
 */
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';

export type UnsafeReason = 'empty' | 'tooLong' | 'controlCharacter' | 'scheme' | 'origin' | 'userinfo' | 'malformed';

const MAX_ADDRESS_LENGTH = 2_048;
// Every character that a browser strips or folds before it parses an address, so that the checked address is the
// followed one.
export const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\]/;
const ABSOLUTE = /^https:\/\/([^/?#@]+)(\/[^?#]*)?(\?[^#]*)?(#.*)?$/;

/**
 * Checks an address. `ownOrigin` and `allowed` are origins such as `https://pay.example`. A relative address must start
 * with exactly one slash; an absolute one must name its origin in full, without user or password. Returns the address
 * to follow, which has no origin when the origin is the site's own.
 */
export function safeNavigate(
  address: string,
  ownOrigin: string,
  allowed: readonly string[] = [],
): Result<string, UnsafeReason> {
  if (address === '') return err('empty');
  if (address.length > MAX_ADDRESS_LENGTH) return err('tooLong');
  if (HIDDEN.test(address)) return err('controlCharacter');
  if (address.startsWith('/')) return safePath(address);
  const parts = ABSOLUTE.exec(address);
  if (parts === null) return err(address.includes('@') ? 'userinfo' : 'scheme');
  const [, host = '', path = '/', query = '', hash = ''] = parts;
  if (!/^[a-z0-9.-]+(?::\d{1,5})?$/.test(host)) return err('malformed');
  const origin = `https://${host}`;
  const isOwn = origin === ownOrigin;
  if (!isOwn && !allowed.includes(origin)) return err('origin');
  const safe = safePath(`${path}${query}${hash}`);
  return safe.ok && !isOwn ? ok(origin + safe.value) : safe;
}

function safePath(path: string): Result<string, UnsafeReason> {
  if (path.startsWith('//')) return err('origin');
  // Browsers resolve dot segments: the resolved path must still start with one slash.
  const segments: string[] = [];
  const end = path.search(/[?#]/);
  const pathname = end < 0 ? path : path.slice(0, end);
  for (const segment of pathname.slice(1).split('/')) {
    const dots = segment.replace(/%2e/gi, '.');
    if (dots === '..') segments.pop();
    else if (dots !== '.') segments.push(segment);
  }
  const resolved = `/${segments.join('/')}`;
  if (resolved.startsWith('//')) return err('origin');
  return ok(`${resolved}${end < 0 ? '' : path.slice(end)}`);
}
