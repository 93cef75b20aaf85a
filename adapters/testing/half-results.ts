/** Half results and the order of results, for laws of payouts. */

/** A half result, and its two halves. */
export const HALVES = [
  ['halfWon', 'won', 'returned'],
  ['halfLost', 'lost', 'returned'],
  ['halfLostHalfWon', 'lost', 'won'],
] as const;

/** Pairs of a result and a better one: a leg's factor never falls from the first to the second. */
export const BETTER = [
  ['lost', 'halfLost'],
  ['halfLost', 'returned'],
  ['returned', 'halfWon'],
  ['halfWon', 'won'],
  ['lost', 'halfLostHalfWon'],
  ['halfLostHalfWon', 'won'],
] as const;
