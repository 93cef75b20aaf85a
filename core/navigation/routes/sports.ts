/** Sports: the full paths with a page type and a menu section, results and statistics. */
import type { Route } from '../routes.ts';
import { CYBER, ID, pagesOf, redirectOf, WORD } from './make.ts';

/** The kinds of sports pages. Some have a different look; all have the same games. */
const PAGE_TYPE = /^(?:home|betsonyour|topgame|marble|team|champ|epl|laliga|europaleague|ipl|cyber|ufc|politics)$/;
const SECTION = /^(?:live|line)$/;

const page = pagesOf('sports', { screen: 'remote' });
/** Leaving these pages hides the quick coupon. */
const SPORTS = { number: 38 } as const;
const typed = { pageType: PAGE_TYPE, section: SECTION, menuSection: WORD, sport: ID, champ: ID, game: ID };

/** Page types that are one competition: the operator's ids of its sport and championship [NAV-42]. */
const LEAGUES = [
  ['epl', '1', '1001'],
  ['laliga', '1', '1006'],
  ['europaleague', '1', '1302'],
  ['ipl', '66', '66001'],
] as const;

/** The path of a competition that has a page type of its own; null for any other. */
export function leaguePath(champId: number): string | null {
  const league = LEAGUES.find(([, , champ]) => champ === String(champId));
  return league === undefined ? null : `/${league[0]}`;
}

export const sportsRoutes: readonly Route[] = [
  page('cyber-live', '/cyber/live', { ...SPORTS, screen: 'live', fixed: CYBER }),
  page('cyber-line', '/cyber/line', { ...SPORTS, screen: 'line', fixed: CYBER }),
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
  ...LEAGUES.map(([pageType, sport, champ]) =>
    page(`sports-${pageType}`, `/${pageType}`, { ...SPORTS, screen: 'champ', fixed: { pageType, sport, champ } }),
  ),
  page('sports-topgame', '/topgame', { ...SPORTS, screen: 'champ', fixed: { pageType: 'topgame' } }),
  page('sports-type', '/{pageType}', {
    ...SPORTS,
    params: { pageType: /^(?:betsonyour|marble|team|champ|ufc|politics)$/ },
  }),
  redirectOf('home-type', '/home', '/'),
  page('multi', '/multi'),
  page('champs', '/champs/{champId?}', { params: { champId: ID } }),
  page('results', '/results/{type?}', { params: { type: /^(?:live|zone)$/ } }),
  page('statistic', '/statistic', { screen: 'statistics' }),
  page('statisticpopup', '/statisticpopup/*', { screen: 'statistics', layout: 'headless' }),
];
