import type { Message, Nothing } from '../../kernel/message.ts';
import type { CloseReason, GameMode, PauseReason } from './types.ts';

/** `origin`: that of a foreign game; null for our own. */
export type LaunchedFrame = { readonly frame: string; readonly origin: string | null };

export type WatchedRound = { readonly gameId: string; readonly roundId: string };

export type AskedLaunch = {
  readonly gameId: string;
  readonly mode: GameMode;
  /** The currency of play money. Real money has the currency of the player's active account. */
  readonly currency: string;
  /** The page of our own game's frame, where it is known before the operator's answer: it loads meanwhile [GSN-27]. */
  readonly frame?: string;
};

export type GameSessionCommand =
  | Message<'game-session/launch', AskedLaunch>
  /** Opens the game of a finished round to watch the round again. */
  | Message<'game-session/watch', WatchedRound>
  | Message<'game-session/close', { readonly reason: CloseReason }>
  | Message<'game-session/pause', { readonly reason: PauseReason }>
  | Message<'game-session/resume', { readonly reason: PauseReason }>
  | Message<'game-session/setSound', { readonly isOn: boolean }>
  /** From the module's processes. The ticket stays beside the bus. */
  | Message<'game-session/reportLaunched', LaunchedFrame>
  | Message<'game-session/reportReady', Nothing>
  | Message<'game-session/reportRound', { readonly isOpen: boolean }>
  | Message<'game-session/reportPlayed', Nothing>;

export type GameSessionEvent =
  | Message<'game-session/launching', AskedLaunch>
  | Message<'game-session/watching', WatchedRound>
  | Message<'game-session/launched', LaunchedFrame>
  | Message<'game-session/readied', Nothing>
  | Message<'game-session/paused', { readonly reason: PauseReason }>
  | Message<'game-session/resumed', { readonly reason: PauseReason }>
  | Message<'game-session/soundSet', { readonly isOn: boolean }>
  | Message<'game-session/roundChanged', { readonly isOpen: boolean }>
  /** The player began a round or made a move in one. */
  | Message<'game-session/played', Nothing>
  | Message<'game-session/closed', { readonly reason: CloseReason }>;

export type GameSessionRejection = {
  readonly code: 'game-session/signedOut' | 'game-session/open' | 'game-session/closed' | 'game-session/unchanged';
};
