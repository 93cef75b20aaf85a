import type { Message } from '../../kernel/message.ts';
import type { HistoryFilter } from './filter.ts';
import type { HistoryListName } from './state.ts';
import type { Bet } from './views.ts';

/** A page of a list's filter; `cursor` null for the newest. */
export interface HistoryPageRequest {
  readonly list: HistoryListName;
  readonly filter: HistoryFilter;
  readonly cursor: string | null;
}

export interface HistoryPage extends HistoryPageRequest {
  readonly bets: readonly Bet[];
  readonly next: string | null;
}

export interface ExportedBets {
  readonly ask: string;
  readonly bets: readonly Bet[];
  /** The file is full, but there are more bets. */
  readonly isCut: boolean;
}

export type HistoryCommand =
  /** Shows the newest bets of a filter in a list and requests them again. */
  | Message<'history/open', { readonly list: HistoryListName; readonly filter: HistoryFilter }>
  | Message<'history/loadMore', { readonly list: HistoryListName }>
  | Message<'history/receivePage', HistoryPage>
  /** Changed bets, complete, from the updates or from the coupon. */
  | Message<'history/receiveChanges', { readonly bets: readonly Bet[] }>
  /** Shows one bet, whether its page has been loaded or not. */
  | Message<'history/openBet', { readonly id: string }>
  /** The operator's answer: the bet, or that the player has no such bet, or no answer. */
  | Message<'history/receiveBet', { readonly id: string; readonly bet: Bet | 'missing' | 'failed' }>
  | Message<'history/reportFailure', { readonly list: HistoryListName; readonly filter: HistoryFilter }>
  /** Loads all bets of a filter for a file. */
  | Message<'history/export', { readonly filter: HistoryFilter }>
  | Message<'history/receiveExport', ExportedBets>
  | Message<'history/reportExportFailed', { readonly ask: string }>
  /** The file was saved, or is no longer wanted. */
  | Message<'history/closeExport', Record<string, never>>
  | Message<'history/forget', Record<string, never>>;

export type HistoryEvent =
  | Message<'history/pageAsked', HistoryPageRequest>
  | Message<'history/pageReceived', HistoryPage>
  | Message<'history/betsChanged', { readonly bets: readonly Bet[] }>
  /** A bet that was open is settled: the player is notified. */
  | Message<'history/betSettled', { readonly bet: Bet }>
  | Message<'history/betAsked', { readonly id: string }>
  | Message<'history/betReceived', { readonly id: string; readonly bet: Bet | 'missing' | 'failed' }>
  | Message<'history/loadFailed', { readonly list: HistoryListName; readonly filter: HistoryFilter }>
  | Message<'history/exportAsked', { readonly ask: string; readonly filter: HistoryFilter }>
  | Message<'history/exportReceived', ExportedBets>
  | Message<'history/exportFailed', { readonly ask: string }>
  | Message<'history/exportClosed', Record<string, never>>
  | Message<'history/forgotten', Record<string, never>>;

export type HistoryRejection = {
  readonly code: 'history/signedOut' | 'history/noMore' | 'history/stale' | 'history/unchanged';
};
