/** The six bonus games. */
import { fortuna } from './fortuna.ts';
import type { BonusGame, BonusGameId } from './game.ts';
import { chest, dragonBonus } from './hidden-prizes.ts';
import { lottery } from './lottery.ts';
import { memory } from './memory.ts';
import { safe } from './safe.ts';

export const BONUS_GAMES: Readonly<Record<BonusGameId, BonusGame>> = {
  fortuna,
  chest,
  memory,
  safe,
  lottery,
  'dragon-bonus': dragonBonus,
};
