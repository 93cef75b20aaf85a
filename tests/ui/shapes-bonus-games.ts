/** The values of placeholders in the keys of the bonus games: tables over their types. */
import { BONUS_GAMES, PRIZE_KINDS } from 'touchline/core/bonus-games/types';
import type { BonusRefusal } from 'touchline/core/bonus-games/types';

const REFUSALS: Readonly<Record<BonusRefusal, true>> = {
  noTurn: true,
  openRound: true,
  otherSeed: true,
  badMove: true,
  excluded: true,
  notAllowed: true,
};

export const BONUS_SHAPES = {
  'bonus.*': ['chest', 'egg'],
  'bonus.name.*': [...BONUS_GAMES],
  'bonus.how.*': [...BONUS_GAMES],
  'bonus.choose.*': [...BONUS_GAMES],
  'bonus.prize.*': [...PRIZE_KINDS],
  'bonus.refused.*': Object.keys(REFUSALS),
  'bonus.fair.*': ['nonce', 'clientSeed', 'commitment', 'serverSeed'],
} as const;
