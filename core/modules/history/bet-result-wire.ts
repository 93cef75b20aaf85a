/**
 * The operator's numbers of results [D3.6.7]: not calculated, game not started, lose, win, return, forced return, half
 * win half return, half lose half return, half lose half win.
 */
import { betResultNames } from './bet-result.ts';
import type { BetResult } from './bet-result.ts';

const NUMBERS: Readonly<Record<BetResult, number>> = {
  unsettled: -2,
  notStarted: -1,
  lost: 0,
  won: 1,
  returned: 2,
  forcedReturn: 3,
  halfWon: 4,
  halfLost: 5,
  halfLostHalfWon: 6,
};

/** The result with this number; undefined for any other number. */
export function betResultOf(statusId: number): BetResult | undefined {
  return betResultNames.find((name) => NUMBERS[name] === statusId);
}
