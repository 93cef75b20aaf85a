/** Sports: the full paths with a page type and a menu section, results and statistics. */
import type { Route } from '../routes.ts';
import { CYBER, ID, pagesOf, redirectOf, WORD } from './make.ts';

/** The kinds of sports pages. Some have a different look; all have the same games. */
const PAGE_TYPE = /^(?:home|betsonyour|topgame|marble|team|champ|epl|laliga|europaleague|ipl|cyber|ufc|politics)$/;
const SECTION = /^(?:live|line)$/;

const page = pagesOf('sports', { screen: 'remote' });
/** Leaving these pages hides the quick coupon. */
const SPORTS = { isSports: true } as const;
const typed = { pageType: PAGE_TYPE, section: SECTION, menuSection: WORD, sport: ID, champ: ID, game: ID };

/** Page types that are boards: of a competition, by the operator's ids, or of the operator's selection [NAV-42]. */
const BOARDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  topgame: {},
  epl: { sport: '1', champ: '1001' },
  laliga: { sport: '1', champ: '1006' },
  europaleague: { sport: '1', champ: '1302' },
  ipl: { sport: '66', champ: '66001' },
};

/** The path of a competition: its page type's, where it has one. */
export function champPath({ sportId, id }: Readonly<Record<'sportId' | 'id', number>>): string {
  const type = Object.keys(BOARDS).find((each) => BOARDS[each]?.['champ'] === String(id));
  return `/${type ?? `line/${sportId}/${id}`}`;
}

export const sportsRoutes: readonly Route[] = [
  ...(['live', 'line'] as const).map((screen) =>
    page(`cyber-${screen}`, `/cyber/${screen}`, { ...SPORTS, screen, fixed: CYBER }),
  ),
  page('sports-live', '/{pageType}/live/{menuSection?}/{sport?}', {
    ...SPORTS,
    screen: 'live',
    params: typed,
  }),
  page('sports-line', '/{pageType}/line/{menuSection?}/{sport?}', {
    ...SPORTS,
    screen: 'line',
    params: typed,
  }),
  page('sports-champ', '/{pageType}/{section}/{menuSection}/{sport}/{champ}', {
    ...SPORTS,
    screen: 'champ',
    params: typed,
  }),
  page('sports-game', '/{pageType}/{section}/{menuSection}/{sport}/{champ}/{game}', {
    ...SPORTS,
    screen: 'game',
    params: typed,
  }),
  ...Object.entries(BOARDS).map(([pageType, ids]) =>
    page(`sports-${pageType}`, `/${pageType}`, { ...SPORTS, screen: 'champ', fixed: { pageType, ...ids } }),
  ),
  page('sports-type', '/{pageType}', {
    ...SPORTS,
    screen: 'page-type',
    params: { pageType: /^(?:betsonyour|marble|team|champ|ufc|politics)$/ },
  }),
  redirectOf('home-type', '/home', '/'),
  page('multi', '/multi'),
  page('champs', '/champs/{champId?}', { params: { champId: ID } }),
  page('results', '/results/{type?}', { params: { type: /^(?:live|zone)$/ } }),
  page('statistic', '/statistic', { screen: 'statistics' }),
  page('statisticpopup', '/statisticpopup/*', { screen: 'statistics', layout: 'headless' }),
];
