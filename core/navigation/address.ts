/** Addresses inside the site: taken apart and matched to a route. Nothing here throws, whatever is typed into the address bar. */
import type { Target } from './guard.ts';
import type { Pattern } from './matching.ts';
import { matchPattern, patternOf } from './matching.ts';
import { ROUTES } from './routes.ts';
import { HIDDEN } from './safe-navigate.ts';

const LANGUAGE = /^[a-z]{2}$/i;
/** Longer addresses are not the site's. */
const LONGEST = 2_048;
const EVERY_HIDDEN = new RegExp(HIDDEN, 'g');
/** The routes that the first paint knows. */
const FIRST: readonly Pattern[] = ROUTES.map(patternOf);

/** `/en/live/1?x=1#y` -> its parts and its route, the first of `patterns` that fits. A first segment of two letters is a language, known or not, as it was typed. */
export function readAddress(address: string, patterns: readonly Pattern[] = FIRST): Target {
  const cut = address.slice(0, LONGEST);
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
    if (params !== null) return { language, path, query, hash, route: pattern.route, params };
  }
  return { language, path, query, hash, route: null, params: {} };
}

/** What a browser or `safeNavigate` would stumble over is percent-encoded. */
function withoutHidden(text: string): string {
  return text.replace(EVERY_HIDDEN, (part) => encodeURIComponent(part));
}

/** Percent-decoded; as it is where that can't be done. */
export function decodePart(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Percent-encoded; half of a character pair, which can't be, becomes the replacement character. */
function encodePart(segment: string): string {
  try {
    return encodeURIComponent(segment);
  } catch {
    return '%EF%BF%BD';
  }
}
