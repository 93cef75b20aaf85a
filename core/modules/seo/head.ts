/**
 * The head of a page for search engines: one pure function of the route, the language, the site and the operator's
 * data.
 */
import type { Target } from '../../navigation/guard.ts';
import { safeNavigate } from '../../navigation/safe-navigate.ts';
import type { SeoPageData } from './page-data.ts';
import { robotsOf } from './robots.ts';

export interface SeoSite {
  /** `https://site.example`, without a slash at its end. */
  readonly origin: string;
  /** The site's path below its origin, with a slash at both ends. */
  readonly base: string;
  /** The title of a page without its own title. */
  readonly name: string;
  readonly languages: readonly string[];
  readonly defaultLanguage: string;
  /** Languages for players only: search engines are guests. */
  readonly hiddenLanguages: readonly string[];
  /** The licence's tag, for the domains that must carry it. */
  readonly dmca: { readonly domains: readonly string[]; readonly name: string; readonly content: string } | null;
}

export type HeadTag =
  /** A tag with `isKept` belongs to the site, not the page, and stays across navigation. */
  | { readonly tag: 'meta'; readonly name: string; readonly content: string; readonly isKept?: true }
  | {
      readonly tag: 'link';
      readonly rel: 'canonical' | 'alternate';
      readonly href: string;
      readonly hreflang?: string;
    };

/** Texts are plain: the code that writes them into HTML escapes them. */
export interface Head {
  readonly language: string;
  readonly title: string;
  readonly tags: readonly HeadTag[];
}

const MAX_TITLE = 200;
const MAX_TEXT = 500;
const MAX_TAGS = 100;
/** A name, whose last label begins with a letter, or four numbers; and a port below 60000. */
const HOST =
  /^(?:(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){0,30}[a-z](?:[a-z\d-]{0,61}[a-z\d])?|(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!:|$)|(?=:|$))){4})(?::(?:[1-9]\d{0,3}|[1-5]\d{4}))?$/;
const HTTPS = /^https:\/\/([^/?#@]+)(\/[^?#\s"<>\\]*)?(\?[^#\s"<>\\]*)?$/;
const PATH = /^\/(?!\/)[^\s"<>\\#]*$/;
const META_NAME = /^[a-z][\w:.-]{0,60}$/i;
/** The page's own tags. An operator's `referrer` would change what the site reports to others. */
const OWN_METAS: ReadonlySet<string> = new Set([
  'description',
  'robots',
  'viewport',
  'referrer',
  'color-scheme',
  'theme-color',
  'generator',
]);
const LANGUAGE_TAG = /^(?:[a-z]{2,3}(?:-[A-Za-z\d]{2,8}){0,3}|x-default)$/;

export function isHost(text: string): boolean {
  return text.length <= 253 && HOST.test(text);
}

/** One line without control characters, limited in length by whole characters. */
function plain(text: string, longest: number): string {
  return Array.from(
    text
      .slice(0, 4 * longest)
      .replace(/[\s\u0000-\u001f\u007f-\u009f\u2028\u2029]+/gu, ' ')
      .replace(/\p{Cs}/gu, '\ufffd')
      .trim(),
  )
    .slice(0, longest)
    .join('');
}

/**
 * The page's path in a language, without query: one address for one page. Dot segments, which a browser would resolve,
 * are removed.
 */
function pathIn(language: string, { path }: Target, { base }: SeoSite): string {
  const rest = path.split('/').filter((part) => part !== '' && !/^(?:\.|%2e){1,2}$/i.test(part));
  return base + [language, ...rest].join('/');
}

/** An https address or a path of the site, checked by `safeNavigate`, without hash; null for anything else. */
function addressOf(text: string, origin: string): string | null {
  const [, host] = HTTPS.exec(text) ?? [];
  if (!PATH.test(text) && (host === undefined || !isHost(host))) return null;
  const safe = safeNavigate(text, origin, host === undefined ? [] : [`https://${host}`]);
  if (!safe.ok) return null;
  return safe.value.startsWith('/') ? origin + safe.value : safe.value;
}

interface Canonical {
  readonly href: string;
  /** The origin of the page's other languages; null for a copy of another page, which has its own languages. */
  readonly origin: string | null;
}

/** A page's own address, unless the operator specifies a complete one [SEO-2]. */
function canonicalOf(target: Target, language: string, site: SeoSite, data: SeoPageData | null): Canonical {
  const own = pathIn(language, target, site);
  const { mode, targetUrl, domain } = data?.customCanonical ?? { mode: '', targetUrl: '', domain: '' };
  if (mode === 'url' && targetUrl !== '') {
    const href = addressOf(targetUrl, site.origin);
    if (href !== null) return { href, origin: href === site.origin + own ? site.origin : null };
  }
  if (mode === 'mirror' && isHost(domain)) return { href: `https://${domain}${own}`, origin: `https://${domain}` };
  return { href: site.origin + own, origin: site.origin };
}

/** Every language of the site, and the default one for all others, unless the operator lists them [SEO-3]. */
function alternatesOf(
  target: Target,
  site: SeoSite,
  origin: string | null,
  data: SeoPageData | null,
): readonly HeadTag[] {
  const listed = (data?.hrefLang ?? []).slice(0, MAX_TAGS).flatMap(({ lang, href }) => {
    const address = addressOf(href, site.origin);
    return address === null || !LANGUAGE_TAG.test(lang) ? [] : [{ hreflang: lang, href: address }];
  });
  const own =
    origin === null
      ? []
      : [
          ...site.languages
            .filter((each) => !site.hiddenLanguages.includes(each))
            .map((hreflang) => ({ hreflang, href: origin + pathIn(hreflang, target, site) })),
          { hreflang: 'x-default', href: origin + pathIn(site.defaultLanguage, target, site) },
        ];
  return (listed.length > 0 ? listed : own).map((each) => ({ tag: 'link', rel: 'alternate', ...each }));
}

function metasOf(data: SeoPageData | null): readonly HeadTag[] {
  return (data?.metas ?? []).slice(0, MAX_TAGS).flatMap(({ name, content }) => {
    const isForeign = META_NAME.test(name) && !OWN_METAS.has(name.toLowerCase());
    return isForeign ? [{ tag: 'meta' as const, name, content: plain(content, MAX_TEXT) }] : [];
  });
}

/** Builds the head. `status` is the page's status: a missing page has no canonical address and no languages [SEO-5]. */
export function headOf(
  target: Target,
  language: string,
  site: SeoSite,
  pageData: SeoPageData | null,
  status: 200 | 404 | 500 = 200,
): Head {
  const data = status === 200 ? pageData : null;
  const title = plain(data?.title ?? '', MAX_TITLE);
  const description = plain(data?.description ?? '', MAX_TEXT);
  const isListed = status === 200 && !site.hiddenLanguages.includes(language);
  const tags: HeadTag[] = [{ tag: 'meta', name: 'robots', content: robotsOf(isListed ? target.route : null, data) }];
  if (description !== '') tags.unshift({ tag: 'meta', name: 'description', content: description });
  if (status === 200) {
    const { href, origin } = canonicalOf(target, language, site, data);
    tags.push({ tag: 'link', rel: 'canonical', href }, ...alternatesOf(target, site, origin, data));
  }
  const { dmca } = site;
  const host = site.origin.replace(/^https?:\/\//, '');
  if (dmca !== null && META_NAME.test(dmca.name) && dmca.domains.includes(host))
    tags.push({ tag: 'meta', name: dmca.name, content: plain(dmca.content, MAX_TEXT), isKept: true });
  return { language, title: title === '' ? site.name : title, tags: [...tags, ...metasOf(data)] };
}
