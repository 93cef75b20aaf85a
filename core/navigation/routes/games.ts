/** Toto, lotto and cyber sport. */
import type { Route } from '../routes.ts';
import { CYBER, ID, pagesOf, WORD } from './make.ts';

const toto = pagesOf('toto', { screen: 'casino', params: { totoSection: WORD, draw: ID } });
const lotto = pagesOf('lotto', { screen: 'remote' });
const cyber = pagesOf('cyber', { isSports: true, screen: 'champ', fixed: CYBER });
/** A page about cyber sport that is no single board [NAV-43]. */
const LIST = { screen: 'page-type' } as const;

export const gamesRoutes: readonly Route[] = [
  toto('toto', '/toto/{totoSection?}'),
  toto('toto-draw', '/toto/{totoSection}/draw/{draw}'),
  toto('toto-next', '/toto/{totoSection}/next'),
  toto('toto-coupons', '/toto/{totoSection}/coupons'),
  toto('toto-draws', '/toto/{totoSection}/draws'),
  toto('toto-non-winners', '/toto/{totoSection}/non-winners'),
  lotto('lotto', '/lotto/{sectionName?}/{lottoId?}', {
    params: { sectionName: /^(?:catalog|results|view)$/, lottoId: ID },
  }),

  cyber('cyber', '/cyber'),
  cyber('cyber-main', '/cyber/main'),
  cyber('cyber-disciplines', '/cyber/disciplines', LIST),
  cyber('cyber-champs', '/cyber/champs', LIST),
  cyber('cyber-dashboard', '/cyber/dashboard/{section?}', {
    ...LIST,
    params: { section: /^(?:live|line)$/ },
  }),
  cyber('cyber-discipline', '/cyber/{discipline}', { params: { discipline: WORD } }),
  cyber('cyber-champ', '/cyber/{discipline}/{champ}', { params: { discipline: WORD, champ: ID } }),
  cyber('cyber-game', '/cyber/{discipline}/{champ}/{game}', {
    screen: 'game',
    params: { discipline: WORD, champ: ID, game: ID },
  }),
];
