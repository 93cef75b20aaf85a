import type { Message } from '../../kernel/message.ts';
import type { Bet, HistoryFilter } from './views.ts';

export type HistoryCommand =
  /** Shows the newest bets of a filter; asks the operator again. */
  | Message<'history/open', { readonly filter: HistoryFilter }>
  | Message<'history/loadMore', Record<string, never>>
  | Message<'history/receivePage', { readonly filter: HistoryFilter; readonly cursor: string | null; readonly bets: readonly Bet[]; readonly next: string | null }>
  /** Bets that changed, whole, from the updates or from the coupon. */
  | Message<'history/receiveChanges', { readonly bets: readonly Bet[] }>
  /** Shows one bet, whether its page has been loaded or not. */
  | Message<'history/openBet', { readonly id: string }>
  /** The operator's word on it: the bet, or that the player has no such bet, or no answer. */
  | Message<'history/receiveBet', { readonly id: string; readonly bet: Bet | 'missing' | 'failed' }>
  | Message<'history/reportFailure', { readonly filter: HistoryFilter }>
  | Message<'history/forget', Record<string, never>>;

export type HistoryEvent =
  | Message<'history/pageAsked', { readonly filter: HistoryFilter; readonly cursor: string | null }>
  | Message<'history/pageReceived', { readonly filter: HistoryFilter; readonly cursor: string | null; readonly bets: readonly Bet[]; readonly next: string | null }>
  | Message<'history/betsChanged', { readonly bets: readonly Bet[] }>
  /** A bet that was open is settled: the player is told. */
  | Message<'history/betSettled', { readonly bet: Bet }>
  | Message<'history/betAsked', { readonly id: string }>
  | Message<'history/betReceived', { readonly id: string; readonly bet: Bet | 'missing' | 'failed' }>
  | Message<'history/loadFailed', { readonly filter: HistoryFilter }>
  | Message<'history/forgotten', Record<string, never>>;

export type HistoryRejection = { readonly code: 'history/signedOut' | 'history/noMore' | 'history/stale' | 'history/unchanged' };
