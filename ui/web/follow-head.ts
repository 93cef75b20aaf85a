/** Keeps what search engines read of the page right as the player moves on: the same function makes it that makes the host's. Loaded after the first price. */
import type { Core } from '../../core/app/facade.ts';
import type { Head, SeoPageData, SeoSite } from '../../core/modules/seo/public.ts';
import { attributesOf, headOf, isAskedAlone, seoQuery } from '../../core/modules/seo/public.ts';
import { setupOf } from '../../core/modules/site-config/setup.ts';
import { LANGUAGES } from '../../core/modules/preferences/types.ts';
import type { Places } from './place.ts';
import type { AskSeoData } from './seo-data.ts';
import { titleAsListed } from './use-title.ts';
import { watchProjection } from './use-projection.ts';

/** Pages whose data are kept. */
const KEPT = 50;
const NAME = 'Touchline';

/** The page's own tags are those with `data-seo`; the description that was built in gives way to one of the page's own. */
export function writeHead({ tags }: Head, page: Document): void {
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

/** Runs for as long as the page. `base` is where the site is served from, with a slash at its end. */
export function followHead(core: Core, places: Places, base: string, ask: AskSeoData): void {
  const known = new Map<string, SeoPageData>();
  let last = '';

  async function dataOf(query: Readonly<Record<string, string>>): Promise<SeoPageData | null> {
    const key = JSON.stringify(query);
    const found = known.get(key);
    if (found !== undefined) return found;
    const data = navigator.onLine ? await ask(query) : null;
    if (data === null) return null;
    const [oldest] = known.keys();
    if (known.size >= KEPT && oldest !== undefined) known.delete(oldest);
    known.set(key, data);
    return data;
  }

  async function follow(): Promise<void> {
    const { outcome } = places.get();
    const { target } = outcome;
    // Not known yet what it is: the router says so soon.
    if (target.route?.screen === 'undecided') return;
    const config = core.siteConfig.get();
    const site: SeoSite = {
      origin: location.origin,
      base,
      name: config?.companyName ?? NAME,
      languages: config?.languages ?? LANGUAGES,
      defaultLanguage: config?.defaultLanguage ?? 'en',
      hiddenLanguages: setupOf(config).langHiddenUnauthorized,
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
  places.subscribe(again);
  watchProjection(core.siteConfig, again);
  watchProjection(core.preferences, again);
  again();
}
