/** The operator's page data for search engines: the call, and its decoded answer. */
import * as v from 'valibot';
import type { Decode } from '../../http/wire-tools.ts';
import { decodeWith } from '../../http/wire-tools.ts';
import type { Target } from '../../navigation/guard.ts';
import { isIndexable } from './robots.ts';

export const SEO_PATH = '/bff-api/seo/page-data';

const line = v.optional(v.string(), '');
const nullable = v.optional(v.nullable(v.string()), null);

const schema = v.object({
  title: line,
  description: line,
  customCanonical: v.optional(v.nullable(v.object({ mode: line, targetUrl: line, domain: line })), null),
  metaRobots: nullable,
  hierarchyMetaRobots: nullable,
  metas: v.optional(v.array(v.object({ name: line, content: line })), []),
  hrefLang: v.optional(v.array(v.object({ lang: line, href: line })), []),
});

/** SEO page data. Untrusted: the head omits values that are invalid or too long. */
export interface SeoPageData {
  readonly title: string;
  readonly description: string;
  /** `url` names the address itself (`targetUrl`), `mirror` the host with the same path (`domain`). */
  readonly customCanonical: { readonly mode: string; readonly targetUrl: string; readonly domain: string } | null;
  readonly metaRobots: string | null;
  readonly hierarchyMetaRobots: string | null;
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  readonly hrefLang: readonly { readonly lang: string; readonly href: string }[];
}
export const decodeSeoPageData: Decode<SeoPageData> = decodeWith(schema);

/** The route parameters that the call can express. */
const ASKED: ReadonlySet<string> = new Set(['section', 'sport', 'champ', 'game', 'menuSection']);

/** Whether the call identifies this page alone, and not all pages of its route [SEO-10]. */
export function isAskedAlone({ params }: Target): boolean {
  return Object.entries(params).every(([name, value]) => value === '' || ASKED.has(name));
}

/** The query of the call for a page, or null for pages that no search engine may list. `domain` is a host. */
export function seoQuery(
  { route, params }: Target,
  language: string,
  domain: string,
): Readonly<Record<string, string>> | null {
  if (route === null || !isIndexable(route)) return null;
  const stream =
    route.screen === 'live' || params['section'] === 'live'
      ? 'live'
      : route.screen === 'line' || params['section'] === 'line'
        ? 'line'
        : '';
  return {
    domain,
    projectId: '1',
    language,
    timezone: '0',
    stream,
    section: route.name,
    subsectionId: params['sport'] ?? '',
    championshipId: params['champ'] ?? '',
    matchId: params['game'] ?? '',
    menuSection: params['menuSection'] ?? '',
  };
}
