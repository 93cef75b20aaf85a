import type { Bet } from '../types.ts';

/** The operator's number of a bet with a live leg. */
const LIVE = 1;

/** The product of a bet in words, as filters and files name it. */
export function productOf({ productId }: Pick<Bet, 'productId'>): 'line' | 'live' {
  return productId === LIVE ? 'live' : 'line';
}
