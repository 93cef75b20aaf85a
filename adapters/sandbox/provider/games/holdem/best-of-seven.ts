/** The strongest five of up to seven cards, in the order of strength that all poker of this provider has [HEM-2]. */
import { rankOf, RANKS, suitOf } from '../cards.ts';
import type { Kind } from '../tv-poker/strength.ts';
import { KINDS } from '../tv-poker/strength.ts';

const HAND = 5;
const SUITS = 4;
const RUN = 0b1_1111;
/** The straight from ace to five: its highest card is the five. */
const WHEEL = 0b1_0000_0000_1111;
const FIVE = 3;

/** 0 for a two, up to 12 for an ace. */
export const heightOf = (card: number): number => (rankOf(card) + RANKS - 1) % RANKS;

function valueOf(kind: Kind, heights: readonly number[]): number {
  let value = KINDS.indexOf(kind);
  for (let at = 0; at < HAND; at += 1) value = value * RANKS + (heights[at] ?? 0);
  return value;
}

/** The heights of a set, from the highest on, at most `count`. */
function highestOf(set: number, count: number): readonly number[] {
  const found: number[] = [];
  for (let height = RANKS - 1; height >= 0 && found.length < count; height -= 1)
    if ((set >> height) % 2 === 1) found.push(height);
  return found;
}

/** The heights of the highest straight in a set, as they count; null without one. */
function straightIn(set: number): readonly number[] | null {
  for (let highest = RANKS - 1; highest > FIVE; highest -= 1) {
    const run = RUN << (highest - HAND + 1);
    if ((set & run) === run) return highestOf(run, HAND);
  }
  return (set & WHEEL) === WHEEL ? [FIVE] : null;
}

/** A stronger hand has a higher number, equally strong hands have the same: the scale of `strengthOf`. */
export function bestOf(cards: readonly number[]): number {
  const ofSuit = [0, 0, 0, 0];
  const inSuit = [0, 0, 0, 0];
  /** The heights that come at least once, twice, three and four times. */
  const times = [0, 0, 0, 0];
  for (const card of cards) {
    const [suit, bit] = [suitOf(card), 1 << heightOf(card)];
    ofSuit[suit] = (ofSuit[suit] ?? 0) | bit;
    inSuit[suit] = (inSuit[suit] ?? 0) + 1;
    let at = 0;
    while (((times[at] ?? 0) & bit) !== 0) at += 1;
    times[at] = (times[at] ?? 0) | bit;
  }
  const [once = 0, twice = 0, thrice = 0, four = 0] = times;
  for (let suit = 0; suit < SUITS; suit += 1) {
    if ((inSuit[suit] ?? 0) < HAND) continue;
    const straight = straightIn(ofSuit[suit] ?? 0);
    if (straight !== null) return valueOf('straight-flush', straight);
  }
  const [quad] = highestOf(four, 1);
  if (quad !== undefined) return valueOf('four', [quad, ...highestOf(once & ~(1 << quad), 1)]);
  const [three] = highestOf(thrice, 1);
  const isThree = three !== undefined;
  const pairs = highestOf(isThree ? twice & ~(1 << three) : twice, 2);
  if (isThree && pairs.length > 0) return valueOf('full-house', [three, ...pairs.slice(0, 1)]);
  const flush = inSuit.findIndex((count) => count >= HAND);
  if (flush >= 0) return valueOf('flush', highestOf(ofSuit[flush] ?? 0, HAND));
  const straight = straightIn(once);
  if (straight !== null) return valueOf('straight', straight);
  if (isThree) return valueOf('three', [three, ...highestOf(once & ~(1 << three), 2)]);
  const rest = pairs.reduce((set, height) => set & ~(1 << height), once);
  const [pair, second] = pairs;
  if (pair === undefined) return valueOf('high-card', highestOf(once, HAND));
  return second === undefined
    ? valueOf('pair', [pair, ...highestOf(rest, 3)])
    : valueOf('two-pairs', [pair, second, ...highestOf(rest, 1)]);
}

/** The place of a hand's kind in `KINDS`. */
export function kindOf(value: number): number {
  return Math.floor(value / RANKS ** HAND);
}

/** The height that counts first: of the pair, the highest card of a straight, and so on. */
export function leadOf(value: number): number {
  return Math.floor(value / RANKS ** (HAND - 1)) % RANKS;
}
