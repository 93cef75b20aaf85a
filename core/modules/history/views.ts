import type { HistoryFilter } from './filter.ts';
import { isAskedFor } from './filter.ts';
import type { HistoryExport, HistoryList, HistoryState } from './state.ts';

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
  /** Of now while it is open, else what it was settled at. */
  readonly score: string;
  /** A system's banker, a multibet's lobby leg. */
  readonly isBanker: boolean;
  readonly blockId: number;
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
  /** Conditional: what was staked on each block, in their order. */
  readonly amountByBlockId: readonly { readonly blockId: number; readonly amount: number }[];
  readonly isVipBet: boolean;
  /** One more leg in every line when all have won. */
  readonly hasBonusBet: boolean;
  /** '' for none. */
  readonly promoCode: string;
  /** The part of the stake that the advance paid, and what of it has been paid back. */
  readonly prepaidAmount: number;
  readonly repaidAdvance: number;
  /** 0 for none. */
  readonly hyperBonusPercent: number;
  /** Specification: 0 main, 4 bonus. */
  readonly accountType: number;
  /** Paid with a promo code or from the bonus account: the stake itself is not won. */
  readonly isFreeBet: boolean;
  readonly minWin: number | null;
  /** What is sure already while it is open, else the payout. */
  readonly guaranteed: number;
  /** 0 line, 1 live: at least one leg was. */
  readonly productId: number;
}

/** A list's loaded stretch. */
export interface HistoryListView {
  readonly status: HistoryList['status'];
  readonly filter: HistoryFilter;
  /** Newest first, only those that the filter lets through. */
  readonly bets: readonly Bet[];
  readonly hasMore: boolean;
}

/** The office's list stands at the top; the bets beside the line have one of their own. */
export interface HistoryView extends HistoryListView {
  readonly rail: HistoryListView;
  readonly openCount: number;
  readonly exported: HistoryExport | null;
  /** The bet that is looked at by itself. */
  readonly opened: {
    readonly id: string;
    readonly status: 'loading' | 'ready' | 'missing' | 'failed';
    readonly bet: Bet | null;
  } | null;
}

/** The history as shells see it: of each list the loaded stretch of its filter, newest first [HIS-1]. */
export function viewHistory(state: HistoryState): HistoryView {
  const all = [...state.known.values()].sort(
    (left, right) => right.placedAt - left.placedAt || (left.id < right.id ? 1 : -1),
  );
  return {
    ...viewList(state.lists.office, all),
    rail: viewList(state.lists.rail, all),
    openCount: all.filter((bet) => bet.status === 'open').length,
    opened: state.opened === null ? null : { ...state.opened, bet: state.known.get(state.opened.id) ?? null },
    exported: state.exported,
  };
}

function viewList({ status, filter, next, loadedTo }: HistoryList, all: readonly Bet[]): HistoryListView {
  return {
    status,
    filter,
    bets: all.filter((bet) => bet.placedAt >= loadedTo && isAskedFor(filter, bet)),
    hasMore: next !== null,
  };
}
