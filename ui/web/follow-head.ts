/** Keeps the page's SEO tags current as the player navigates, with the same function that the host uses. */
import type { Core } from 'touchline/app/facade';
import type { Head, SeoPageData, SeoSite } from 'touchline/core/seo/public';
import { attributesOf, headOf, isAskedAlone, seoQuery } from 'touchline/core/seo/public';
import { setupOf } from 'touchline/core/site-config/setup';
import { LANGUAGES } from 'touchline/core/preferences/types';
import type { SiteRouter } from './router.tsx';
import type { AskSeoData } from './seo-data.ts';
import { titleAsListed } from './use-title.ts';
import { watchProjection } from './use-projection.ts';

/** Maximum number of pages whose SEO data are cached. */
const MAX_PAGES = 50;
const NAME = 'Touchline';

/** Tags of the current page carry `data-seo`; a page's own description replaces the built-in one. */
function writeHead({ tags }: Head, page: Document): void {
  const fresh = tags.flatMap((tag) => {
    if (tag.tag === 'meta' && tag.isKept === true) return [];
    const element = page.createElement(tag.tag);
    for (const [name, value] of attributesOf(tag)) element.setAttribute(name, value);
    element.dataset['seo'] = '';
    return [element];
  });
  const isDescribed = tags.some((tag) => tag.tag === 'meta' && tag.name === 'description');
  for (const old of page.head.querySelectorAll(`[data-seo]${isDescribed ? ', meta[name="description"]' : ''}`))
    old.remove();
  page.head.append(...fresh);
}

/** Runs for the page's lifetime. `base` is the path that the site is served from, with a trailing slash. */
export function followHead(
  core: Core,
  router: Pick<SiteRouter, 'current' | 'onLocation'>,
  base: string,
  ask: AskSeoData,
): void {
  const known = new Map<string, SeoPageData>();
  let last = '';

  async function dataOf(query: Readonly<Record<string, string>>): Promise<SeoPageData | null> {
    const key = JSON.stringify(query);
    const found = known.get(key);
    if (found !== undefined) return found;
    const data = navigator.onLine ? await ask(query) : null;
    if (data === null) return null;
    const [oldest] = known.keys();
    if (known.size >= MAX_PAGES && oldest !== undefined) known.delete(oldest);
    known.set(key, data);
    return data;
  }

  async function follow(): Promise<void> {
    const { outcome } = router.current();
    const { target } = outcome;
    // The route is not known yet; the router reports it soon.
    if (target.route?.screen === 'undecided') return;
    const config = core.siteConfig.get();
    const site: SeoSite = {
      origin: location.origin,
      base,
      name: config?.companyName ?? NAME,
      languages: config?.languages ?? LANGUAGES,
      defaultLanguage: config?.defaultLanguage ?? 'en',
      hiddenLanguages: setupOf(config).languagesHiddenFromGuests,
      dmca: null,
    };
    const language =
      target.language !== null && site.languages.includes(target.language)
        ? target.language
        : core.preferences.get().language;
    const status = outcome.kind === 'fail' ? outcome.status : target.route?.name === 'server-error' ? 500 : 200;
    const now = JSON.stringify([target.path, language, status, site]);
    if (now === last) return;
    last = now;
    titleAsListed(null);
    const query = status === 200 ? seoQuery(target, language, location.host) : null;
    const data = query === null ? null : await dataOf(query);
    if (now !== last) return;
    const head = headOf(target, language, site, data, status);
    titleAsListed(data === null || data.title === '' || !isAskedAlone(target) ? null : head.title);
    writeHead(head, document);
  }

  const again = (): void => void follow();
  router.onLocation(again);
  watchProjection(core.siteConfig, again);
  watchProjection(core.preferences, again);
  again();
}
