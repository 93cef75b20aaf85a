import type { HistoryState } from './decider.ts';

/** Specification: -2 not calculated, -1 game not started, 0 lose, 1 win, 2 return, 3 forced return, 4 half win, 5 half lose half return, 6 half lose half win. */
export type BetStatusId = -2 | -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface BetLeg {
  readonly marketId: number;
  readonly gameId: number;
  readonly sportId: number;
  readonly champ: string;
  readonly home: string;
  readonly away: string;
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  readonly label: string | null;
  readonly price: number;
  readonly isLive: boolean;
  readonly placedScore: string;
  readonly startsAt: number;
  readonly statusId: BetStatusId;
  readonly score: string;
}

export interface Bet {
  readonly id: string;
  readonly key: string;
  readonly typeId: number;
  readonly systemValue: number;
  readonly accountId: number;
  readonly currency: string;
  /** Minor units. */
  readonly amount: number;
  /** Total odds as a decimal string, e.g. "3.61". */
  readonly coef: string;
  readonly possibleWin: number;
  readonly placedAt: number;
  readonly status: 'open' | 'settled';
  readonly statusId: BetStatusId;
  /** Minor units; 0 while open. */
  readonly payout: number;
  readonly settledAt: number | null;
  readonly legs: readonly BetLeg[];
}

export type HistoryFilter = 'all' | 'open' | 'settled';

export interface HistoryView {
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  readonly filter: HistoryFilter;
  /** Newest first, only those that the filter lets through. */
  readonly bets: readonly Bet[];
  readonly hasMore: boolean;
  readonly openCount: number;
  /** The bet that is looked at by itself. */
  readonly opened: { readonly id: string; readonly status: 'loading' | 'ready' | 'missing' | 'failed'; readonly bet: Bet | null } | null;
}

/** The history as shells see it: the loaded stretch of the chosen filter, newest first [HIS-1]. */
export function viewHistory(state: HistoryState): HistoryView {
  const all = [...state.known.values()];
  const bets = all
    .filter((bet) => (state.filter === 'all' || bet.status === state.filter) && bet.placedAt >= state.loadedTo)
    .sort((left, right) => right.placedAt - left.placedAt || (left.id < right.id ? 1 : -1));
  return {
    status: state.status,
    filter: state.filter,
    bets,
    hasMore: state.next !== null,
    openCount: all.filter((bet) => bet.status === 'open').length,
    opened: state.opened === null ? null : { ...state.opened, bet: state.known.get(state.opened.id) ?? null },
  };
}
