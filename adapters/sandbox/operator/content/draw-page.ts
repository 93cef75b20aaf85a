/**
 * Renders the operator's page at an address of the site. Every remote route has content; a page for a service that
 * the operator lacks says so and links onward.
 */
import { readSiteAddress } from 'touchline/navigation/all-routes';
import type { ViewDocument } from 'touchline/core/remote-views/public';
import type { PageContext } from './page.ts';
import { CONTENT_LANGUAGES, languageOf } from './page.ts';
import { header } from './header.ts';
import { PAGES } from './pages.ts';

/** `path` is without language, as the route table reads it. Null where no route matches. */
export function drawPage(path: string, lng: string, context: PageContext): ViewDocument | null {
  const { route, params } = readSiteAddress(path);
  if (route === null) return null;
  const language = CONTENT_LANGUAGES.find((each) => each === lng) ?? 'en';
  const asked = { route: route.name, params, language, inLanguage: languageOf(language), context };
  const make = Object.hasOwn(PAGES, route.name) ? PAGES[route.name] : undefined;
  const { title, blocks, crumbs = [], language: written = language } = (make ?? nothingYet)(asked);
  return { title, language: written, crumbs, blocks, components: {} };
}

/** Components that other parts of the shell request by name. */
export function drawComponents(names: readonly string[], lng: string, context: PageContext): ViewDocument {
  const language = CONTENT_LANGUAGES.find((each) => each === lng) ?? 'en';
  const all = header({ route: 'header', params: {}, language, inLanguage: languageOf(language), context });
  return {
    title: 'Touchline',
    language,
    crumbs: [],
    blocks: [],
    components: Object.fromEntries(
      names.flatMap((name) => (Object.hasOwn(all, name) ? [[name, all[name] ?? []]] : [])),
    ),
  };
}

const nothingYet = ({
  inLanguage,
}: Parameters<NonNullable<(typeof PAGES)[string]>>[0]): ReturnType<NonNullable<(typeof PAGES)[string]>> => ({
  title: inLanguage('Nothing here yet', 'Здесь пока пусто', 'Hier ist noch nichts', 'لا شيء هنا بعد'),
  blocks: [
    {
      t: 'empty',
      title: inLanguage(
        'This page has nothing to show',
        'Этой странице нечего показать',
        'Diese Seite hat nichts zu zeigen',
        'ليس لدى هذه الصفحة ما تعرضه',
      ),
      text: inLanguage(
        'We don’t offer this. Sports and live betting are open.',
        'Мы этого не предлагаем. Спорт и ставки по ходу игры открыты.',
        'Das bieten wir nicht an. Sport- und Livewetten sind offen.',
        'لا نقدم ما كان هنا. الرياضة والرهان المباشر متاحان.',
      ),
      links: [
        { text: inLanguage('Sports', 'Спорт', 'Sport', 'الرياضة'), to: '/line' },
        { text: inLanguage('Live', 'Лайв', 'Live', 'مباشر'), to: '/live' },
      ],
    },
  ],
});
