/**
 * A deck whose cards are sold once each [FAIR-11]: the seeds shuffle all of its cards before the first one is sold, and
 * the rounds under them take one card after another.
 */
import type { RoundSeed } from './stream.ts';
import { chooseSome, createDraws } from './stream.ts';

/** How many cards of each class a deck has; the order of the classes is the game's. */
export type DeckCounts = readonly number[];

export const sizeOf = (counts: DeckCounts): number => counts.reduce((sum, count) => sum + count, 0);

/** Orders in memory; the oldest leave first. */
const MAX_ORDERS = 64;
const orders = new Map<string, readonly number[]>();

/** The shuffled places of `size` cards. The stream is that of nonce 0: no round draws anything. */
function orderOf({ serverSeed, clientSeed }: Pick<RoundSeed, 'serverSeed' | 'clientSeed'>, size: number) {
  const key = `${serverSeed}:${clientSeed}:${size}`;
  const known = orders.get(key);
  if (known !== undefined) return known;
  const order = chooseSome(createDraws({ serverSeed, clientSeed, nonce: 0 }), size, size);
  const [oldest] = orders.keys();
  if (orders.size >= MAX_ORDERS && oldest !== undefined) orders.delete(oldest);
  orders.set(key, order);
  return order;
}

/**
 * The number, in the whole deck, of the card that a round gets. `left` counts the cards that this deck has: the first
 * ones of each class of `whole`, because cards of a class win the same.
 */
export function cardAt({ nonce, ...seeds }: RoundSeed, whole: DeckCounts, left: DeckCounts): number {
  let at = orderOf(seeds, sizeOf(left))[nonce] ?? 0;
  let first = 0;
  for (const [kind, count] of left.entries()) {
    if (at < count) return first + at;
    at -= count;
    first += whole[kind] ?? 0;
  }
  throw new RangeError(`the deck has no card ${at}`);
}

/** The deck without these cards, which are numbers in the whole deck; the whole deck once nothing is left. */
export function deckWithout(whole: DeckCounts, left: DeckCounts, sold: readonly number[]): DeckCounts {
  const rest = [...left];
  for (const card of sold) {
    let end = 0;
    const kind = whole.findIndex((count) => {
      end += count;
      return card < end;
    });
    rest[kind] = (rest[kind] ?? 0) - 1;
  }
  return sizeOf(rest) === 0 ? whole : rest;
}
