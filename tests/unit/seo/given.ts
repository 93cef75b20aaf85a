/** A site, page data and targets for tests of document heads. */
import { ALL_ROUTES, readSiteAddress } from 'touchline/navigation/all-routes';
import type { Target } from 'touchline/navigation/guard';
import type { Route } from 'touchline/navigation/routes';
import type { Head, HeadTag, SeoSite } from 'touchline/core/seo/head';
import type { SeoPageData } from 'touchline/core/seo/page-data';

export const SITE: SeoSite = {
  origin: 'https://site.example',
  base: '/',
  name: 'Touchline',
  languages: ['en', 'ru', 'de', 'ar'],
  defaultLanguage: 'en',
  hiddenLanguages: [],
  dmca: null,
};
export const NO_DATA: SeoPageData = {
  title: '',
  description: '',
  customCanonical: null,
  metaRobots: null,
  hierarchyMetaRobots: null,
  metas: [],
  hrefLang: [],
};

/** Values that match the route parameters. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  section: ['live', 'deposit-limit', 'rules', 'about'],
  type: ['live', 'zone', 'socialregistration', 'activate'],
  sectionName: ['catalog'],
  landingId: ['landing-spring'],
  pageType: ['champ', 'home'],
  token: ['ab1'.repeat(9)],
};
const SAMPLES = ['1', 'some-word'];

/** An address of the route itself in a language, with its optional parameters filled. */
export function addressOf(route: Route, language = 'en'): string {
  const path = route.path.replace(/\{(\w+)\??\}/g, (_, name: string) => {
    const pattern = route.params?.[name];
    return (
      [...(VALUES[name] ?? []), ...SAMPLES].find((value) => pattern === undefined || pattern.test(value)) ?? 'none'
    );
  });
  return `/${language}${path.replace(/\*$/, 'x/y').replace(/^\/$/, '')}`;
}

export const targetOf = (address: string): Target => readSiteAddress(address);
export const routeNamed = (name: string): Route => {
  const route = ALL_ROUTES.find((each) => each.name === name);
  if (route === undefined) throw new Error(`there is no route ${name}`);
  return route;
};

export const meta = ({ tags }: Head, name: string): string | undefined =>
  tags.find((tag): tag is Extract<HeadTag, { tag: 'meta' }> => tag.tag === 'meta' && tag.name === name)?.content;
export const links = ({ tags }: Head, rel: 'canonical' | 'alternate'): readonly Extract<HeadTag, { tag: 'link' }>[] =>
  tags.filter((tag): tag is Extract<HeadTag, { tag: 'link' }> => tag.tag === 'link' && tag.rel === rel);
export const canonical = (head: Head): string | undefined => links(head, 'canonical')[0]?.href;
export const alternates = (head: Head): Readonly<Record<string, string>> =>
  Object.fromEntries(links(head, 'alternate').map(({ hreflang = '', href }) => [hreflang, href]));
