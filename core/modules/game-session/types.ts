import type { RoundProof, Shown } from '../casino/public.ts';

export type GameMode = 'real' | 'demo';

/** `replay`: a finished round is watched again, without money [GSN-23]. */
export type SessionMode = GameMode | 'replay';

/** A round after some of its moves. */
export interface ReplayStep {
  readonly stake: number;
  readonly moves: readonly number[];
  /** Null while the round is open. */
  readonly pays: number | null;
  readonly shown: Shown;
}

/** A finished round of our own game, to be watched again. */
export interface Replay {
  readonly id: string;
  readonly gameId: string;
  /** The page of the game's frame, below the site's base. */
  readonly frame: string;
  readonly currency: string;
  /** The operator's ms. */
  readonly at: number;
  readonly bet: unknown;
  /** Step k is the round after k of its moves; a bet on a shared draw has its end alone. */
  readonly steps: readonly ReplayStep[];
  /** The shared draw of the round; null for a game of one's own. */
  readonly draw: { readonly nonce: number; readonly preview: Shown; readonly result: Shown } | null;
}

/**
 * Why a session ended. `silent`: the game did not answer in time; `flood`, `oversized`, `malformed`: messages that
 * break the protocol; `reloaded`: the frame loaded a second page; `failed`: the launch failed; `excluded`, `timeOut`,
 * `limit`: the player's protection [GSN-17].
 */
export type CloseReason =
  | 'left'
  | 'exit'
  | 'signedOut'
  | 'silent'
  | 'flood'
  | 'oversized'
  | 'malformed'
  | 'reloaded'
  | 'failed'
  | 'notAllowed'
  | ProtectedBy
  | 'error';

/** The limit or exclusion that forbids further stakes in a game. */
export type ProtectedBy = 'excluded' | 'timeOut' | 'limit';

/** `idle`: the player has done nothing for a while, and is asked whether to go on [GSN-34]. */
export type PauseReason = 'reminder' | 'network' | 'idle';

export interface GameSessionState {
  readonly stage: 'idle' | 'launching' | 'opening' | 'ready' | 'closed';
  readonly gameId: string;
  readonly mode: SessionMode;
  /** The round that is watched again; null outside a replay. */
  readonly roundId: string | null;
  /** The frame's address: below the site's base, or whole for a foreign game; '' while unknown. */
  readonly frame: string;
  /** The origin of a foreign game; null for our own, and before the launch. */
  readonly origin: string | null;
  /** Reasons for a pause; empty while the game may be played. */
  readonly pauses: readonly PauseReason[];
  readonly closedBy: CloseReason | null;
  /** A round is being played. */
  readonly isBusy: boolean;
  /** The player's choice for all games of this device [GSN-20]. */
  readonly isSoundOn: boolean;
}

/** The public part of the seeds that the next round uses. */
export interface FairSeeds {
  readonly seedId: string;
  readonly commitment: string;
  readonly tableHash: string;
  readonly version: number;
  readonly clientSeed: string | null;
  readonly nonce: number;
}

/**
 * `unasked`: the seed changed although nobody in this visit asked for a new one. `swapped`: the commitment or the
 * client seed of a seed in use changed. `gap`: nonces are missing between two rounds under the same seeds.
 */
export type SeedFault = 'unasked' | 'swapped' | 'gap';

export interface GameMoney {
  readonly currency: string;
  readonly balance: number;
}

/** The account that a game is played from, as the site's header shows it. */
export interface PlayedAccount extends GameMoney {
  readonly id: number;
  /** Minor units of the main account's currency. */
  readonly netPosition: number;
}

/** What the page shows while the frame draws a round whose end is known [GSN-40, GSN-41]. */
export interface HeldResult {
  /** The list of rounds without the one that is being drawn; null once that has been drawn. */
  readonly rounds: readonly RoundProof[] | null;
  /** Null in play money. */
  readonly account: PlayedAccount | null;
}

export interface GameSessionView extends GameSessionState {
  /** The most that the game's content has taken in its frame, CSS pixels; null until the game says so [GSN-21]. */
  readonly height: number | null;
  /** The operator's word on the session's money; null until known. */
  readonly money: GameMoney | null;
  /** The game has said, or the operator, that the balance does not suffice for a stake, and no more has come since. */
  readonly isShort: boolean;
  readonly fair: FairSeeds | null;
  /** Finished rounds of this visit that the frame has drawn, newest first. */
  readonly rounds: readonly RoundProof[];
  /**
   * The account as a header shows it while the frame draws a round for real money: without the win, which the accounts
   * of the operator already have. Null otherwise [GSN-41].
   */
  readonly heldAccount: PlayedAccount | null;
  /** Violations of the seeds' rules in this visit; empty for a fair game. */
  readonly seedFaults: readonly SeedFault[];
}

/** The shell's end of the message port to the frame. */
export interface FramePort {
  readonly post: (text: string) => void;
  readonly close: () => void;
  /** The player has pressed Escape in the game: keys of a frame do not reach the page around it [GSN-22]. */
  readonly onEscape?: () => void;
}

export interface FrameTimes {
  readonly is12h: boolean;
  /** Hours ahead of UTC; `auto`: the device's zone. */
  readonly timeZone: number | 'auto';
}

export interface FrameLook {
  readonly language: string;
  readonly isDark: boolean;
  readonly isRightToLeft: boolean;
  readonly isReduced: boolean;
  /** How the player has chosen to read times; for our own games alone [GSN-45]. */
  readonly times?: FrameTimes;
}

export interface GameSessionActions {
  /**
   * Connects a loaded frame. Returns the receiver for everything that the frame posts, or null when no session waits
   * for a frame. The ticket goes through the port and nowhere else.
   */
  readonly attach: (port: FramePort, look: FrameLook) => ((data: unknown) => void) | null;
  /** Reports to the connected frame that the look of the page has changed [GSN-37]. */
  readonly setLook: (look: Pick<FrameLook, 'isDark' | 'isReduced'>) => void;
}
