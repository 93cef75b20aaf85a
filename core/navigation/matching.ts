/** Matches a path's segments against a route's pattern. */
import type { Route } from './routes.ts';

export type Params = Readonly<Record<string, string>>;

interface Part {
  /** A literal, or the name of a parameter. */
  readonly text: string;
  readonly kind: 'literal' | 'parameter' | 'optional' | 'rest';
  readonly allowed: RegExp | null;
}

export interface Pattern {
  readonly route: Route;
  readonly parts: readonly Part[];
}

export function patternOf(route: Route): Pattern {
  const parts = route.path
    .split('/')
    .filter((part) => part !== '')
    .map((part): Part => {
      if (part === '*') return { text: '*', kind: 'rest', allowed: null };
      if (!part.startsWith('{')) return { text: part, kind: 'literal', allowed: null };
      const isOptional = part.endsWith('?}');
      const text = part.slice(1, isOptional ? -2 : -1);
      return { text, kind: isOptional ? 'optional' : 'parameter', allowed: route.params?.[text] ?? null };
    });
  return { route, parts };
}

/** The parameters by name, or `null` where the segments do not match the route. An omitted parameter has no entry. */
export function matchPattern({ parts }: Pattern, segments: readonly string[]): Params | null {
  const params: Record<string, string> = {};
  for (const [at, { text, kind, allowed }] of parts.entries()) {
    if (kind === 'rest') return params;
    const segment = segments[at];
    if (segment === undefined) {
      if (kind === 'optional') continue;
      return null;
    }
    if (kind === 'literal') {
      if (text !== segment) return null;
      continue;
    }
    if (allowed !== null && !allowed.test(segment)) return null;
    params[text] = segment;
  }
  return segments.length > parts.length ? null : params;
}
