/** Points of a hand of blackjack [BJK-2]. */
import { rankOf } from '../cards.ts';

const ACE = 0;
const TEN = 10;
export const BEST = 21;

/** An ace counts 1 here; tens and faces count 10. */
export function valueOf(card: number): number {
  return Math.min(TEN, rankOf(card) + 1);
}

export interface Points {
  readonly total: number;
  /** An ace counts 11. */
  readonly isSoft: boolean;
}

export function pointsOf(cards: readonly number[]): Points {
  const low = cards.reduce((sum, card) => sum + valueOf(card), 0);
  const isSoft = low + TEN <= BEST && cards.some((card) => rankOf(card) === ACE);
  return { total: isSoft ? low + TEN : low, isSoft };
}

/** Twenty-one points in the two cards that were dealt. */
export function isBlackjack(cards: readonly number[]): boolean {
  return cards.length === 2 && pointsOf(cards).total === BEST;
}

export const isAce = (card: number): boolean => rankOf(card) === ACE;
