/** Chests and dragon's eggs: prizes are placed first, then the player opens one place [BGO-11, BGO-15]. */
import { fromScaled } from 'touchline/kernel/rational';
import { chooseSome } from '../../../provider/fairness/stream.ts';
import type { BonusGame, BonusGameId, PrizeKind } from './game.ts';

function hiddenPrizes(id: BonusGameId, kind: PrizeKind, prizes: readonly number[]): BonusGame {
  return {
    id,
    version: 1,
    reward: 'freeBet',
    table: prizes,
    prizes: [...new Set(prizes)].map((wins) => {
      const count = prizes.filter((each) => each === wins).length;
      return { kind, of: count, wins, chance: fromScaled(count, prizes.length) };
    }),
    play: (draws, moves) => {
      const places = chooseSome(draws, prizes.length, prizes.length).map((at) => prizes[at] ?? 0);
      const [opened, ...more] = moves;
      if (opened === undefined) return { shown: {}, wins: null };
      const wins = places[opened];
      return wins === undefined || more.length > 0 ? null : { shown: { places, opened }, wins };
    },
  };
}

export const chest = hiddenPrizes('chest', 'chest', [4, 1, 1]);
export const dragonBonus = hiddenPrizes('dragon-bonus', 'egg', [5, 2, 1, 1, 1]);
