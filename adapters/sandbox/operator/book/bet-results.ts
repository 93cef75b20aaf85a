/** The stand-in's numbers of settled legs and bets, and the words that the core's settlement has for them. */
import type { BetResult } from 'touchline/core/history/bet-result';
import type { SettledStatus } from '../line/types.ts';

const RESULTS: Readonly<Record<SettledStatus, BetResult>> = {
  0: 'lost',
  1: 'won',
  2: 'returned',
  3: 'forcedReturn',
  4: 'halfWon',
  5: 'halfLost',
  6: 'halfLostHalfWon',
};

/** A lost leg can decide a coupon while other legs are open: the status of a settled coupon is never an open one. */
const STATUSES: Readonly<Record<BetResult, SettledStatus>> = {
  unsettled: 0,
  notStarted: 0,
  lost: 0,
  won: 1,
  returned: 2,
  forcedReturn: 3,
  halfWon: 4,
  halfLost: 5,
  halfLostHalfWon: 6,
};

/** Null is open. */
export function resultOf(status: SettledStatus | null): BetResult {
  return status === null ? 'unsettled' : RESULTS[status];
}

export function settledStatusOf(result: BetResult): SettledStatus {
  return STATUSES[result];
}
