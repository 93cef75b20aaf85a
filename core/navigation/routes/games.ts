/** Toto, lotto and cyber sport. */
import type { Route } from '../routes.ts';
import { CYBER, ID, pagesOf, WORD } from './make.ts';

const toto = pagesOf('toto', { screen: 'casino', params: { totoSection: WORD, draw: ID } });
const lotto = pagesOf('lotto', { screen: 'remote' });
const cyber = pagesOf('cyber', { screen: 'remote' });
const CYBER_BOARD = { number: 38, screen: 'champ', fixed: CYBER } as const;
const SECTION = /^(?:live|line)$/;

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

  cyber('cyber', '/cyber', CYBER_BOARD),
  cyber('cyber-main', '/cyber/main'),
  cyber('cyber-disciplines', '/cyber/disciplines'),
  cyber('cyber-champs', '/cyber/champs'),
  cyber('cyber-dashboard', '/cyber/dashboard/{section?}', { params: { section: SECTION } }),
  cyber('cyber-discipline', '/cyber/{discipline}', { ...CYBER_BOARD, params: { discipline: WORD } }),
  cyber('cyber-champ', '/cyber/{discipline}/{champ}', { params: { discipline: WORD, champ: ID } }),
  cyber('cyber-game', '/cyber/{discipline}/{champ}/{game}', { params: { discipline: WORD, champ: ID, game: ID } }),
];
