import type { HistoryFilter } from './filter.ts';
import { EVERY_BET, OPEN_BETS } from './filter.ts';
import type { Bet } from './types.ts';

/**
 * The history's page in the office, the bets beside the line, and those on shown results. Each has its own filter and
 * loaded part [HIS-3].
 */
export type HistoryListName = 'office' | 'rail' | 'results';

export interface HistoryList {
  readonly filter: HistoryFilter;
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** The start of the filter's next page; null when all are loaded. */
  readonly next: string | null;
  /** Placing time of the oldest bet on the loaded pages; older known bets wait for their page. */
  readonly loadedTo: number;
}

/** The bets of an export [HIS-10]. */
export type HistoryExport =
  | { readonly ask: string; readonly filter: HistoryFilter; readonly status: 'loading' | 'failed' }
  | {
      readonly ask: string;
      readonly filter: HistoryFilter;
      readonly status: 'ready';
      readonly bets: readonly Bet[];
      readonly isCut: boolean;
    };

export interface HistoryState {
  readonly lists: Readonly<Record<HistoryListName, HistoryList>>;
  /** Every bet known in this visit. */
  readonly known: ReadonlyMap<string, Bet>;
  /** The bet in its own view; its data is in `known`. */
  readonly opened: { readonly id: string; readonly status: 'loading' | 'ready' | 'missing' | 'failed' } | null;
  readonly exported: HistoryExport | null;
}

function listOf(filter: HistoryFilter): HistoryList {
  return { filter, status: 'idle', next: null, loadedTo: -Infinity };
}

export const NO_HISTORY: HistoryState = {
  lists: { office: listOf(EVERY_BET), rail: listOf(OPEN_BETS), results: listOf(EVERY_BET) },
  known: new Map(),
  opened: null,
  exported: null,
};
