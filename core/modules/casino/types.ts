import type { ZoneKind } from '../media/public.ts';

/** One bet of a game and its exact return, a fraction of the stake. */
export interface StatedReturn {
  /** '' when the game has one return. */
  readonly bet: string;
  readonly n: bigint;
  readonly d: bigint;
}

/**
 * How likely the highest win is. `exact`: the chance of a round. `atMost`: the chance is not above this. `play`: the
 * chance depends on the player's decisions.
 */
export type WinChance =
  | { readonly kind: 'exact' | 'atMost'; readonly n: bigint; readonly d: bigint }
  | { readonly kind: 'play' };

/** The most that a round pays, a multiple of its whole stake [CSN-26]. */
export interface HighestWin {
  /** The bet with this win; '' when the game has one bet. */
  readonly bet: string;
  readonly n: bigint;
  readonly d: bigint;
  readonly chance: WinChance;
  /** Whether the game ends a round at this win. */
  readonly isCapped: boolean;
}

export type Volatility = 'low' | 'medium' | 'high';

export const KINDS = ['roulette', 'baccarat', 'holdem', 'video-poker'] as const;
export type GameKind = (typeof KINDS)[number];

/** Rounds of a game that all players have played for real money in the last days, today included [CSN-17]. */
export interface PlayedRounds {
  readonly rounds: number;
  readonly days: number;
}

/** The maker of games. */
export interface GameProvider {
  readonly slug: string;
  readonly name: string;
  /** Whether the operator itself is the maker. */
  readonly isOwn: boolean;
}

export interface CasinoGame {
  readonly id: string;
  /** Number and name in the game's address. */
  readonly number: number;
  readonly slug: string;
  readonly title: string;
  readonly provider: GameProvider;
  /** The section whose shelf of the lobby has the game. */
  readonly section: string;
  /** Further sections whose pages list the game [CSN-15]. */
  readonly alsoIn: readonly string[];
  /** The kind of game within its sections, such as 'roulette'; null for a game without one [CSN-19]. */
  readonly kind: GameKind | null;
  readonly volatility: Volatility;
  readonly features: readonly string[];
  readonly version: number;
  /** The day of the game's release, ms at its beginning in UTC; null while unknown. */
  readonly releasedAt: number | null;
  readonly played: PlayedRounds;
  /** Whether the rules that apply to the player allow the game. */
  readonly isAllowed: boolean;
  readonly returns: readonly StatedReturn[];
  /** Null where the provider does not state the highest win [CSN-26]. */
  readonly highestWin: HighestWin | null;
  /** The lowest and the highest stake of a round, minor units; null while unknown [CSN-22]. */
  readonly stakes: GameStakes | null;
  readonly rules: readonly string[];
  /** The page of our own game's frame, below the site's base; null where only the launch names it [GSN-27]. */
  readonly frame: string | null;
  /** The zone that shows the game's results; null for a game without one [CSN-11]. */
  readonly zone: GameZone | null;
}

export interface GameStakes {
  readonly currency: string;
  readonly min: number;
  readonly max: number;
}

/** `shared`: draws of all players. `own`: the player's own rounds. */
export interface GameZone {
  readonly id: string;
  readonly kind: ZoneKind;
  readonly draws: 'shared' | 'own';
}

export type RoundStatus = 'asked' | 'staked' | 'over' | 'cancelled';

/** Numbers of a round by name: what was drawn, and what the player opened. */
export type Shown = Readonly<Record<string, number | readonly number[]>>;

/** A round of a game, as the provider reports it. Amounts are minor units. */
export interface GameRound {
  readonly id: string;
  readonly gameId: string;
  readonly status: RoundStatus;
  readonly currency: string;
  readonly stake: number;
  readonly bet: unknown;
  readonly moves: readonly number[];
  readonly shown: Shown;
  /** Null while the round is open or cancelled. */
  readonly pays: number | null;
  readonly nonce: number;
  readonly seedId: string;
  /** The operator's ms. */
  readonly at: number;
}

/** A round with all that its verification needs. */
export interface RoundProof extends GameRound {
  readonly commitment: string;
  readonly tableHash: string;
  readonly version: number;
  readonly clientSeed: string;
  /** Null until the seed is revealed. */
  readonly serverSeed: string | null;
}

/** A round of a foreign game: the operator knows its money; how it was drawn is shown in the game by its provider. */
export interface ForeignRound extends Pick<
  GameRound,
  'id' | 'gameId' | 'status' | 'currency' | 'stake' | 'pays' | 'at'
> {
  readonly commitment: null;
  /** Free spins paid the stake, so the player's own is 0 [CSN-31]. */
  readonly isFree: boolean;
  /** The address of the provider's page that proves the round; null where there is none. */
  readonly proof: string | null;
}

export type PlayedRound = RoundProof | ForeignRound;

export function isProof(round: PlayedRound): round is RoundProof {
  return round.commitment !== null;
}

/** Whether free spins paid the stake. */
export const isFreeRound = (round: PlayedRound): boolean => !isProof(round) && round.isFree;

/** The draw of a game that is on. Times are the operator's ms. */
export interface CurrentDraw {
  readonly nonce: number;
  /** Bets are taken, the draw runs, or its result is shown. */
  readonly phase: 'bets' | 'run' | 'shown';
  readonly closesAt: number;
  /** When the next draw's bets open; null while unknown. */
  readonly endsAt: number | null;
  /** Bets on the draw, play money included. */
  readonly bets: number;
}

export interface PastDraw {
  readonly nonce: number;
  readonly result: Shown;
}

/** `failed`: no answer yet; the question is repeated. */
export interface GameDraws {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly current: CurrentDraw | null;
  /** Public results, the latest first. */
  readonly last: readonly PastDraw[];
}

/**
 * `open`: not over yet; `settled`: over; of these `won` paid more than the stake, `lost` less; `returned` paid just the
 * stake, or gave it back as a round that was cancelled.
 */
export type RoundsStatus = 'all' | 'open' | 'settled' | 'won' | 'lost' | 'returned';

/** A filter of the player's rounds. All parts apply at once. */
export interface RoundsFilter {
  readonly status: RoundsStatus;
  /** Null for every game. */
  readonly gameId: string | null;
  /** When the round began, the operator's ms: from `from` to `to`, both included; null for no bound. */
  readonly from: number | null;
  readonly to: number | null;
}

/** One round of the player that is asked for by its id [CSN-27]. `unknown`: the player has no such round. */
export interface AskedRound {
  readonly id: string;
  readonly found: PlayedRound | 'loading' | 'unknown' | 'failed';
}

/** `offered`: to take once. `sent`: the provider has not answered yet. */
export const FREE_SPINS_STATUSES = ['offered', 'sent', 'open', 'used', 'expired'] as const;
export type FreeSpinsStatus = (typeof FREE_SPINS_STATUSES)[number];

/** Rounds of a foreign game whose stake the operator pays. Amounts are minor units. */
export interface FreeSpins {
  readonly id: string;
  readonly gameId: string;
  readonly status: FreeSpinsStatus;
  readonly currency: string;
  /** Of each round. */
  readonly stake: number;
  readonly rounds: number;
  readonly left: number;
  /** How long they last; of an offer, from the moment they are taken. */
  readonly days: number;
  /** The operator's ms; null for an offer. */
  readonly expiresAt: number | null;
}

export type Loading = 'idle' | 'loading' | 'failed';

export interface CasinoState {
  readonly catalogue: Loading;
  readonly history: Loading;
  /** `taking`: an offer is being taken. `refused`: the operator did not give it. */
  readonly freeSpinsStage: Loading | 'taking' | 'refused';
  /** Of the player's rounds. */
  readonly roundsFilter: RoundsFilter;
  /** Games whose draws a place shows, once for each place. */
  readonly followed: readonly string[];
}

export interface CasinoView extends CasinoState {
  /** Null until loaded. */
  readonly games: readonly CasinoGame[] | null;
  /** Ids of the games of the player's latest rounds for real money, the latest first; empty for a guest. */
  readonly recent: readonly string[];
  /** The player's rounds for real money that the filter matches, newest first; null until loaded. */
  readonly rounds: readonly PlayedRound[] | null;
  readonly hasMoreRounds: boolean;
  /** The filter matches more rounds than a list may have: the oldest are left out [CSN-10]. */
  readonly isRoundsCut: boolean;
  /** The round asked for last by its id; null before, and after the player has left. */
  readonly askedRound: AskedRound | null;
  /** The player's free spins, offers first, then the latest; null until loaded. */
  readonly freeSpins: readonly FreeSpins[] | null;
  /** Ids of all games that the player has rounds of, the latest first; empty until loaded. */
  readonly roundGames: readonly string[];
  /** Draws of followed games, by the game's id. */
  readonly draws: ReadonlyMap<string, GameDraws>;
}
