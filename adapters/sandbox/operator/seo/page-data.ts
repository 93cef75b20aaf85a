/** SEO data of a page, for search engines. */
import { ALL_ROUTES } from 'touchline/navigation/all-routes';
import { drawPage } from '../content/draw-page.ts';
import type { PageContext } from '../content/page.ts';
import type { Line } from '../line/line.ts';
import { PAGE_WORDS, SITE_WORDS } from './page-words.ts';
import type { SeoLanguage } from './page-words.ts';

export interface AskedPage {
  readonly language: SeoLanguage;
  /** The route's name. */
  readonly section: string;
  readonly stream: string;
  /** Null where the page has no such subject. */
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

/** The game, championship or sport by name; '' when there is none, and for a finished game. */
function nameOf({ language, sportId, champId, gameId }: AskedPage, line: Line): string {
  if (gameId !== null) {
    const game = line.game(gameId, language);
    return game === null || game.status === 4 ? '' : game.away === '' ? game.home : `${game.home} – ${game.away}`;
  }
  const sport = line.tree(language).sports.find(({ id }) => id === sportId);
  if (champId === null) return sport?.name ?? '';
  return sport?.championships.find(({ id }) => id === champId)?.name ?? '';
}

/** Routes whose pages also have the short address of their game or championship. */
const COPIES: ReadonlySet<string> = new Set([
  'sports-champ',
  'sports-game',
  'sports-epl',
  'sports-laliga',
  'sports-europaleague',
  'sports-ipl',
  'cyber-champ',
  'cyber-game',
]);

/**
 * The short address of a game, a championship or a board when another one was requested, because both show the same
 * page.
 */
function shortAddress({ language, section, stream, sportId, champId, gameId }: AskedPage): string | null {
  if (section === 'cyber-main') return `/${language}/cyber`;
  if (!COPIES.has(section)) return null;
  const parts = [language, stream === '' ? 'line' : stream, sportId, champId, gameId].filter((part) => part !== null);
  return `/${parts.join('/')}`;
}

/** The title and first sentence of a remote page that has a single address; null for other pages. */
function ownWords(
  { language, section }: AskedPage,
  context: PageContext,
): readonly [title: string, description: string] | null {
  const route = ALL_ROUTES.find(({ name, screen }) => name === section && screen === 'remote');
  const path = route?.path.replace(/\/\{\w+\?\}/g, '').replace(/\/\*$/, '');
  const page = path === undefined || path.includes('{') ? null : drawPage(path, language, context);
  if (page === null) return null;
  const first =
    page.blocks.flatMap((block) => (block.t === 'text' && block.tone === 'lead' ? [block.line] : []))[0] ?? [];
  const summary = first.filter((span) => typeof span === 'string').join('');
  return [`${page.title} · Touchline`, summary === '' ? `${page.title}. ${SITE_WORDS[language][1]}` : summary];
}

/** The SEO data of a page. The page of a finished game is not indexed. */
export function seoPageData(asked: AskedPage, context: PageContext, mirrorDomain = ''): PageData {
  const { line } = context;
  const name = nameOf(asked, line);
  const isAboutOne = asked.sportId !== null || asked.gameId !== null;
  const listed = isAboutOne && name === '' ? undefined : PAGE_WORDS.get(asked.section);
  const own = listed === undefined ? ownWords(asked, context) : null;
  const [general, description] =
    own ?? (listed ?? SITE_WORDS)[asked.language].map((text) => text.replaceAll('{name}', () => name));
  // A subject without a known name has no title.
  const title = own === null && listed === undefined ? '' : general;
  const targetUrl = shortAddress(asked);
  return {
    title: title ?? '',
    description: description ?? '',
    // A duplicate names the original page; other pages of a mirror name the mirrored host.
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
