import type { RoundProof } from '../../casino/public.ts';
import type { BonusGameId } from '../types.ts';

const CHESTS = 3;
const EGGS = 5;
const CARDS = 8;
const DIGITS = 10;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** The choices that the game has at its present place: chests, eggs, cards that are still closed, digits [BGM-5]. */
export function choicesOf(game: BonusGameId, open: Pick<RoundProof, 'moves'>): readonly number[] {
  switch (game) {
    case 'fortuna':
    case 'lottery':
      return [];
    case 'chest':
      return upTo(CHESTS);
    case 'dragon-bonus':
      return upTo(EGGS);
    case 'memory':
      return upTo(CARDS).filter((card) => !open.moves.includes(card));
    case 'safe':
      return upTo(DIGITS);
  }
}
