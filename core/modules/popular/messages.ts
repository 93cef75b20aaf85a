import type { Message, Nothing } from '../../kernel/message.ts';
import type { PopularBet } from './types.ts';

export type PopularCommand =
  | Message<'popular/load', Nothing>
  /** The operator's answer; null when there was none. */
  | Message<'popular/receive', { readonly bets: readonly PopularBet[] | null }>;

export type PopularEvent =
  | Message<'popular/loading', Nothing>
  | Message<'popular/received', { readonly bets: readonly PopularBet[] }>
  | Message<'popular/failed', Nothing>;

/** `busy`: the list is being asked for. `notAsked`: an answer without a question. */
export type PopularRejection = { readonly code: 'popular/busy' | 'popular/notAsked' };
