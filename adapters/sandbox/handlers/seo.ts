/** SEO page data. */
import { pageContent } from '../operator/seo/page-content.ts';
import type { AskedPage } from '../operator/seo/page-data.ts';
import { seoPageData } from '../operator/seo/page-data.ts';
import { pageVisual } from '../operator/seo/page-visual.ts';
import { SITE_WORDS } from '../operator/seo/page-words.ts';
import type { SeoLanguage } from '../operator/seo/page-words.ts';
import { get } from './call.ts';
import type { Route } from './call.ts';
import { json } from './respond.ts';

const MAX_NAME = 80;

function idOf(text: string | null): number | null {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : null;
}

function languageOf(text: string | null): SeoLanguage {
  return (Object.keys(SITE_WORDS) as readonly SeoLanguage[]).find((language) => language === text) ?? 'en';
}

function askedPage(query: URLSearchParams): AskedPage {
  return {
    language: languageOf(query.get('language')),
    section: (query.get('section') ?? '').slice(0, MAX_NAME),
    stream: query.get('stream') === 'live' ? 'live' : query.get('stream') === 'line' ? 'line' : '',
    sportId: idOf(query.get('subsectionId')),
    champId: idOf(query.get('championshipId')),
    gameId: idOf(query.get('matchId')),
  };
}

export const seoRoutes: readonly Route[] = [
  get('/bff-api/seo/page-data', ({ operator, query }) =>
    json(seoPageData(askedPage(query), operator, operator.switches.get('mirrorDomain'))),
  ),
  get('/bff-api/seo/page-visual', ({ query }) => json(pageVisual(askedPage(query)))),
  get('/bff-api/seo/content', ({ operator, query }) => json(pageContent(askedPage(query), operator))),
];
