/** Sports: the full paths with a page type and a menu section, results and statistics. */
import type { Route } from '../routes.ts';
import { ID, pagesOf, redirectOf, WORD } from './make.ts';

/** The kinds of sports pages. Some have a different look; all have the same games. */
const PAGE_TYPE = /^(?:home|betsonyour|topgame|marble|team|champ|epl|laliga|europaleague|ipl|cyber|ufc|politics)$/;
const SECTION = /^(?:live|line)$/;

const page = pagesOf('sports', { screen: 'remote' });
/** Leaving these pages hides the quick coupon. */
const SPORTS = { number: 38 } as const;
const typed = { pageType: PAGE_TYPE, section: SECTION, menuSection: WORD, sport: ID, champ: ID, game: ID };

export const sportsRoutes: readonly Route[] = [
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
  page('sports-type', '/{pageType}', {
    ...SPORTS,
    params: {
      pageType: /^(?:betsonyour|topgame|marble|team|champ|epl|laliga|europaleague|ipl|ufc|politics)$/,
    },
  }),
  redirectOf('home-type', '/home', '/'),
  page('multi', '/multi'),
  page('champs', '/champs/{champId?}', { params: { champId: ID } }),
  page('results', '/results/{type?}', { params: { type: /^(?:live|zone)$/ } }),
  page('statistic', '/statistic', { screen: 'statistics' }),
  page('statisticpopup', '/statisticpopup/*', { screen: 'statistics', layout: 'headless' }),
];
