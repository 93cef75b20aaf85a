/**
 * The one gate for addresses that come from outside: return urls, redirects, links in content. What passes is a path of this site, or an https address of an origin that
 * is allowed by name; everything else is refused with its reason.
 */
import type { Result } from '../kernel/result.ts';
import { err, ok } from '../kernel/result.ts';

export type UnsafeReason = 'empty' | 'tooLong' | 'controlCharacter' | 'scheme' | 'origin' | 'userinfo' | 'malformed';

const LONGEST = 2_048;
// Anything that a browser strips or folds before it parses an address, so that what is checked is what is followed.
export const HIDDEN = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\\]/;
const ABSOLUTE = /^https:\/\/([^/?#@]+)(\/[^?#]*)?(\?[^#]*)?(#.*)?$/;

/**
 * `ownOrigin` and `allowed` are origins such as `https://pay.example`. A relative address must start with exactly one slash; an absolute one must name its origin in
 * full, without user or password. The answer is the address to follow, for the own origin without the origin.
 */
export function safeNavigate(
  address: string,
  ownOrigin: string,
  allowed: readonly string[] = [],
): Result<string, UnsafeReason> {
  if (address === '') return err('empty');
  if (address.length > LONGEST) return err('tooLong');
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
  // Dot segments are resolved by the browser: what starts with one slash must still do so afterwards.
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
