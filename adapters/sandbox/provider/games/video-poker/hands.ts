/** The worth of five cards in video poker [VPK-3]. */
import { rankOf, RANKS, suitOf } from '../cards.ts';

/** Highest first, except that a table may pay one kind of four of a kind more than another. */
export const HANDS = [
  'nothing',
  'tens',
  'jacks',
  'twoPair',
  'three',
  'straight',
  'flush',
  'fullHouse',
  'four',
  'fourLow',
  'fourAces',
  'straightFlush',
  'royal',
] as const;
export type Hand = (typeof HANDS)[number];

const ACE = 0;
const FOUR = 3;
const TEN = 9;
/** Ace, ten, jack, queen, king. */
const ROYAL_RANKS = 0b1_1110_0000_0001;
const FIVE_IN_A_ROW = 0b1_1111;

function ofPair(rank: number): Hand {
  return rank === ACE || rank > TEN ? 'jacks' : rank === TEN ? 'tens' : 'nothing';
}

function ofFour(rank: number): Hand {
  return rank === ACE ? 'fourAces' : rank <= FOUR ? 'fourLow' : 'four';
}

export function handOf(cards: readonly number[]): Hand {
  const counts = new Uint8Array(RANKS);
  let ranks = 0;
  let isFlush = true;
  const [first = 0] = cards;
  for (const card of cards) {
    const rank = rankOf(card);
    counts[rank] = (counts[rank] ?? 0) + 1;
    ranks |= 1 << rank;
    if (suitOf(card) !== suitOf(first)) isFlush = false;
  }
  const [four, three, pair] = [counts.indexOf(4), counts.indexOf(3), counts.indexOf(2)];
  if (four >= 0) return ofFour(four);
  if (three >= 0) return pair >= 0 ? 'fullHouse' : 'three';
  if (pair >= 0) return counts.includes(2, pair + 1) ? 'twoPair' : ofPair(pair);
  const isRoyal = ranks === ROYAL_RANKS;
  const isStraight = isRoyal || (ranks % FIVE_IN_A_ROW === 0 && ranks / FIVE_IN_A_ROW === (ranks & -ranks));
  if (isFlush) return isRoyal ? 'royal' : isStraight ? 'straightFlush' : 'flush';
  return isStraight ? 'straight' : 'nothing';
}
