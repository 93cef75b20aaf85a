/** Addresses inside the site: taken apart and matched to a route. Nothing here throws, whatever is typed into the address bar. */
import type { Target } from './guard.ts';
import type { Route } from './routes.ts';
import { ROUTES } from './routes.ts';

const LANGUAGE = /^[a-z]{2}$/;
/** Longer addresses are not the site's. */
const LONGEST = 2_048;

/** `/en/live/1?x=1#y` -> its parts and route. A first segment of two letters is a language, known or not. */
export function readAddress(address: string): Target {
  const cut = address.slice(0, LONGEST);
  const hashAt = cut.indexOf('#');
  const hash = hashAt < 0 ? '' : cut.slice(hashAt);
  const beforeHash = hashAt < 0 ? cut : cut.slice(0, hashAt);
  const queryAt = beforeHash.indexOf('?');
  const query = queryAt < 0 ? '' : beforeHash.slice(queryAt);
  const segments = (queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt)).split('/').filter((part) => part !== '').map(decodePart);
  const [first] = segments;
  const language = first !== undefined && LANGUAGE.test(first) ? first : null;
  const rest = language === null ? segments : segments.slice(1);
  const path = `/${rest.map(encodeURIComponent).join('/')}`;
  for (const route of ROUTES) {
    const params = matchRoute(route, rest);
    if (params !== null) return { language, path, query, hash, route, params };
  }
  return { language, path, query, hash, route: null, params: {} };
}

function matchRoute(route: Route, segments: readonly string[]): Readonly<Record<string, string>> | null {
  const pattern = route.path.split('/').filter((part) => part !== '');
  if (pattern.length !== segments.length) return null;
  const params: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const segment = segments[at] ?? '';
    if (!part.startsWith('{')) {
      if (part !== segment) return null;
      continue;
    }
    const name = part.slice(1, -1);
    const allowed = route.params?.[name];
    if (allowed !== undefined && !allowed.test(segment)) return null;
    params[name] = segment;
  }
  return params;
}

/** Percent-decoded; as it is where that can't be done. */
export function decodePart(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
