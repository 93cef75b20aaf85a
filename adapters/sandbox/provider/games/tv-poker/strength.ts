/** How strong five cards are in poker [TPK-2]. */
import { rankOf, RANKS, suitOf } from '../cards.ts';

/** From the weakest to the strongest. */
export const KINDS = [
  'high-card',
  'pair',
  'two-pairs',
  'three',
  'straight',
  'flush',
  'full-house',
  'four',
  'straight-flush',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Strength {
  readonly kind: Kind;
  /** A stronger hand has a higher number, and equally strong hands have the same. */
  readonly value: number;
}

const HAND = 5;
/** The straight from ace to five has the five as its highest card. */
const FIVE = 3;
const WHEEL = [12, 3, 2, 1, 0].join();

/** 0 for a two, up to 12 for an ace. */
const heightOf = (card: number): number => (rankOf(card) + RANKS - 1) % RANKS;

function kindOf(counts: readonly number[], isStraight: boolean, isFlush: boolean): Kind {
  if (isStraight) return isFlush ? 'straight-flush' : 'straight';
  if (isFlush) return 'flush';
  switch (counts[0] ?? 0) {
    case 4:
      return 'four';
    case 3:
      return counts[1] === 2 ? 'full-house' : 'three';
    case 2:
      return counts[1] === 2 ? 'two-pairs' : 'pair';
    default:
      return 'high-card';
  }
}

export function strengthOf(hand: readonly number[]): Strength {
  const counts = new Map<number, number>();
  for (const height of hand.map(heightOf)) counts.set(height, (counts.get(height) ?? 0) + 1);
  // More of a rank first, then the higher rank.
  const groups = [...counts].sort(([a, ofA], [b, ofB]) => ofB - ofA || b - a);
  const heights = groups.map(([height]) => height);
  const isWheel = heights.join() === WHEEL;
  const [highest = 0] = heights;
  const isStraight = isWheel || (heights.length === HAND && highest - (heights[HAND - 1] ?? 0) === HAND - 1);
  const kind = kindOf(
    groups.map(([, count]) => count),
    isStraight,
    new Set(hand.map(suitOf)).size === 1,
  );
  const order = isWheel ? [FIVE] : heights;
  const value = [KINDS.indexOf(kind), ...Array.from({ length: HAND }, (_, at) => order[at] ?? 0)];
  return { kind, value: value.reduce((sum, each) => sum * RANKS + each, 0) };
}
