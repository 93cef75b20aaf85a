/**
 * The operator's numbers of results, in the order of the list of names from -2 to 6 [D3.6.7]: not calculated, game not
 * started, lose, win, return, forced return, half win half return, half lose half return, half lose half win.
 */
import { betResultNames } from './bet-result.ts';
import type { BetResult } from './bet-result.ts';

const FIRST = -2;

/** The result with this number; undefined for any other number. */
export function betResultOf(statusId: number): BetResult | undefined {
  return betResultNames[statusId - FIRST];
}
