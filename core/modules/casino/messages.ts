import type { Message, Nothing } from '../../kernel/message.ts';
import type { RoundsFilter } from './types.ts';

export type CasinoListReference = { readonly what: 'catalogue' | 'history' };

/** `failed`: no answer. `refused`: the operator did not give the offer. */
export type FreeSpinsOutcome = 'loaded' | 'failed' | 'refused';

export interface DrawReference {
  readonly gameId: string;
}

export type CasinoCommand =
  | Message<'casino/load', Nothing>
  /** `more`: the rounds after those that are loaded, by the same filter; otherwise the newest, by default of all. */
  | Message<'casino/loadRounds', { readonly more: boolean; readonly filter?: RoundsFilter }>
  /** One of the player's rounds, by its id. */
  | Message<'casino/loadRound', { readonly id: string }>
  /** The player's free spins, and those that are offered. */
  | Message<'casino/loadFreeSpins', Nothing>
  /** Takes an offer, by its id. */
  | Message<'casino/takeFreeSpins', { readonly id: string }>
  /** A place shows the draws of a game, or shows them no more. */
  | Message<'casino/followDraws', DrawReference>
  | Message<'casino/unfollowDraws', DrawReference>
  /** From the module's processes. */
  | Message<'casino/reportLoaded', CasinoListReference & { readonly hasFailed: boolean }>
  | Message<'casino/reportFreeSpins', { readonly outcome: FreeSpinsOutcome }>
  | Message<'casino/forget', Nothing>;

export type CasinoEvent =
  | Message<'casino/loading', Nothing>
  | Message<'casino/loadingRounds', { readonly more: boolean; readonly filter: RoundsFilter }>
  | Message<'casino/loadingRound', { readonly id: string }>
  | Message<'casino/loadingFreeSpins', Nothing>
  | Message<'casino/takingFreeSpins', { readonly id: string }>
  | Message<'casino/freeSpinsReported', { readonly outcome: FreeSpinsOutcome }>
  | Message<'casino/loaded', CasinoListReference & { readonly hasFailed: boolean }>
  | Message<'casino/drawsFollowed', DrawReference>
  | Message<'casino/drawsUnfollowed', DrawReference>
  | Message<'casino/forgotten', Nothing>;

export type CasinoRejection = { readonly code: 'casino/busy' | 'casino/signedOut' | 'casino/notFollowed' };
