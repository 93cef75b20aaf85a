import type { HistoryFilter } from './filter.ts';
import { isAskedFor } from './rules/outcome.ts';
import type { HistoryExport, HistoryList, HistoryState } from './state.ts';
import type { Bet, BetLeg } from './types.ts';

export type { BetResult } from './bet-result.ts';
export type { Bet, BetCashOut, BetLeg } from './types.ts';

/** The loaded part of a list. */
export interface HistoryListView {
  readonly status: HistoryList['status'];
  readonly filter: HistoryFilter;
  /** Newest first, only bets that match the filter. */
  readonly bets: readonly Bet[];
  readonly hasMore: boolean;
}

/** The office's list is at the top level; the bets beside the line have their own. */
export interface HistoryView extends HistoryListView {
  readonly rail: HistoryListView;
  readonly openCount: number;
  /** Every bet known in this visit, newest first. */
  readonly known: readonly Bet[];
  readonly exported: HistoryExport | null;
  /** The bet in its own view. */
  readonly opened: {
    readonly id: string;
    readonly status: 'loading' | 'ready' | 'missing' | 'failed';
    readonly bet: Bet | null;
  } | null;
}

/** The history as shells see it: of each list the loaded part of its filter, newest first [HIS-1]. */
export function viewHistory(state: HistoryState): HistoryView {
  const all = [...state.known.values()].sort(
    (left, right) => right.placedAt - left.placedAt || (left.id < right.id ? 1 : -1),
  );
  return {
    ...viewList(state.lists.office, all),
    rail: viewList(state.lists.rail, all),
    openCount: all.filter((bet) => bet.status === 'open').length,
    known: all,
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

/** A leg and its bet. */
export interface OwnLeg {
  readonly bet: Bet;
  readonly leg: BetLeg;
}

/** The player's legs on a game, those of the newest bet first [HIS-14]. */
export function legsOn(known: readonly Bet[], gameId: number): readonly OwnLeg[] {
  return known.flatMap((bet) => bet.legs.filter((leg) => leg.gameId === gameId).map((leg) => ({ bet, leg })));
}
