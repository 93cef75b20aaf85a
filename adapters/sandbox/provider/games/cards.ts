/**
 * Playing cards as numbers from 0 to 51: thirteen of each suit, ace to king; spades, hearts, diamonds, clubs. A shoe of
 * several decks counts on from 52.
 */
export const DECK = 52;
export const RANKS = 13;

/** 0 for an ace, 1 for a two, up to 12 for a king. */
export function rankOf(card: number): number {
  return card % RANKS;
}

export function suitOf(card: number): number {
  return Math.floor((card % DECK) / RANKS);
}
