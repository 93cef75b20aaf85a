/**
 * Parses addresses inside the site and matches them to a route. Nothing here throws, whatever the address bar contains.
 */
import type { Target } from './guard.ts';
import type { Pattern } from './matching.ts';
import { matchPattern } from './matching.ts';
import { HIDDEN } from './safe-navigate.ts';

const LANGUAGE = /^[a-z]{2}$/i;
/** Longer addresses are cut. */
const MAX_ADDRESS_LENGTH = 2_048;
const EVERY_HIDDEN = new RegExp(HIDDEN, 'g');

/**
 * Parses an address such as `/en/live/1?x=1#y` and finds its route, the first of `patterns` that fits. A first segment
 * of two letters is a language, known or not, in the case in which it was typed.
 */
export function readAddress(address: string, patterns: readonly Pattern[]): Target {
  const cut = address.slice(0, MAX_ADDRESS_LENGTH);
  const hashAt = cut.indexOf('#');
  const hash = hashAt < 0 ? '' : withoutHidden(cut.slice(hashAt));
  const beforeHash = hashAt < 0 ? cut : cut.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  const query = queryAt < 0 ? '' : withoutHidden(beforeHash.slice(queryAt));
  const segments = (queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt))
    .split('/')
    .filter((part) => part !== '')
    .map(decodePart);
  const [first] = segments;
  const language = first !== undefined && LANGUAGE.test(first) ? first : null;
  const rest = language === null ? segments : segments.slice(1);
  const path = `/${rest.map(encodePart).join('/')}`;
  for (const pattern of patterns) {
    const params = matchPattern(pattern, rest);
    if (params !== null)
      return { language, path, query, hash, route: pattern.route, params: { ...pattern.route.fixed, ...params } };
  }
  return { language, path, query, hash, route: null, params: {} };
}

/** Percent-encodes the characters that a browser or `safeNavigate` would strip or refuse. */
function withoutHidden(text: string): string {
  return text.replace(EVERY_HIDDEN, (part) => encodeURIComponent(part));
}

/** Percent-decodes a segment; returns it unchanged where decoding fails. */
export function decodePart(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Percent-encodes a segment; a lone surrogate, which has no encoding, becomes the replacement character. */
function encodePart(segment: string): string {
  try {
    return encodeURIComponent(segment);
  } catch {
    return '%EF%BF%BD';
  }
}
