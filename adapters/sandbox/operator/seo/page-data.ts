/** What the operator tells search engines about a page. */
import { ALL_ROUTES } from '../../../../core/navigation/all-routes.ts';
import { drawPage } from '../content/draw-page.ts';
import type { PageWorld } from '../content/page.ts';
import type { Line } from '../line/line.ts';
import { PAGE_WORDS, SITE_WORDS } from './page-words.ts';
import type { SeoLanguage } from './page-words.ts';

export interface AskedPage {
  readonly language: SeoLanguage;
  /** The route's name. */
  readonly section: string;
  readonly stream: string;
  /** Null where the page is about none. */
  readonly sportId: number | null;
  readonly champId: number | null;
  readonly gameId: number | null;
}

export interface PageData {
  readonly title: string;
  readonly description: string;
  readonly customCanonical:
    | { readonly mode: 'url'; readonly targetUrl: string }
    | { readonly mode: 'mirror'; readonly domain: string }
    | null;
  readonly metaRobots: string | null;
  readonly hierarchyMetaRobots: string | null;
  readonly metas: readonly { readonly name: string; readonly content: string }[];
  readonly hrefLang: readonly { readonly lang: string; readonly href: string }[];
}

/** The game, championship or sport by name; '' where there is none. */
export function nameOf({ language, sportId, champId, gameId }: AskedPage, line: Line): string {
  if (gameId !== null) {
    const game = line.game(gameId, language);
    return game === null ? '' : game.away === '' ? game.home : `${game.home} – ${game.away}`;
  }
  const sport = line.tree(language).sports.find(({ id }) => id === sportId);
  if (champId === null) return sport?.name ?? '';
  return sport?.championships.find(({ id }) => id === champId)?.name ?? '';
}

/** The short address of a game or a championship, where the long one was asked about: both show the same. */
function shortAddress({ language, section, stream, sportId, champId, gameId }: AskedPage): string | null {
  if (section !== 'sports-champ' && section !== 'sports-game') return null;
  const parts = [language, stream === '' ? 'line' : stream, sportId, champId, gameId].filter((part) => part !== null);
  return `/${parts.join('/')}`;
}

/** What a delivered page says of itself, where it is one page and no more: its title and first sentence. Null for the others. */
function ownWords(
  { language, section }: AskedPage,
  world: PageWorld,
): readonly [title: string, description: string] | null {
  const route = ALL_ROUTES.find(({ name, screen }) => name === section && screen === 'remote');
  const path = route?.path.replace(/\/\{\w+\?\}/g, '').replace(/\/\*$/, '');
  const page = path === undefined || path.includes('{') ? null : drawPage(path, language, world);
  if (page === null) return null;
  const first =
    page.blocks.flatMap((block) => (block.t === 'text' && block.tone === 'lead' ? [block.line] : []))[0] ?? [];
  const said = first.filter((span) => typeof span === 'string').join('');
  return [`${page.title} · Touchline`, said === '' ? `${page.title}. ${SITE_WORDS[language][1]}` : said];
}

/** Games that are over have no page worth listing. */
export function seoPageData(asked: AskedPage, world: PageWorld, mirrorDomain = ''): PageData {
  const { line } = world;
  const name = nameOf(asked, line);
  const isAboutOne = asked.sportId !== null || asked.gameId !== null;
  const listed = isAboutOne && name === '' ? undefined : PAGE_WORDS.get(asked.section);
  const own = listed === undefined ? ownWords(asked, world) : null;
  const [general, description] =
    own ?? (listed ?? SITE_WORDS)[asked.language].map((text) => text.replaceAll('{name}', () => name));
  // What it does not know by name it has no title for.
  const title = own === null && listed === undefined ? '' : general;
  const targetUrl = shortAddress(asked);
  return {
    title: title ?? '',
    description: description ?? '',
    // A copy of another page says so; the others of a mirror stand on its host.
    customCanonical:
      targetUrl !== null
        ? { mode: 'url', targetUrl }
        : mirrorDomain !== ''
          ? { mode: 'mirror', domain: mirrorDomain }
          : null,
    metaRobots: isAboutOne && name === '' ? 'noindex, follow' : null,
    hierarchyMetaRobots: null,
    metas: [
      { name: 'og:site_name', content: 'Touchline' },
      { name: 'og:title', content: general ?? '' },
    ],
    hrefLang: [],
  };
}
