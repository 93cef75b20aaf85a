/**
 * Types of the line for shells. A market is one priced selection. Prices are integer
 * thousandths, params integer quarters, times milliseconds since the epoch on the operator's clock.
 */
export type MarketState = 'open' | 'suspended' | 'gone';
export type GameStatus = 'scheduled' | 'inPlay' | 'break' | 'finished';
export type FeedStatus = 'idle' | 'connecting' | 'live' | 'stale';

export interface Championship {
  readonly id: number;
  readonly sportId: number;
  readonly name: string;
  /** ISO 3166 alpha-2 (GB-ENG and the like), or INT. */
  readonly country: string;
}

/** One game as rows and headers show it. A new object whenever anything in it changes. */
export interface Game {
  readonly id: number;
  readonly champ: Championship;
  readonly home: string;
  /** Empty for a long-term market. */
  readonly away: string;
  /** Numbers of what home and away wear; 0, or absent, where the names say it [LIN-227]. */
  readonly kits?: readonly number[] | undefined;
  readonly startsAt: number;
  readonly status: GameStatus;
  readonly period: number;
  /** Match seconds of a timed period; 0 where periods end by points. */
  readonly periodS: number;
  /** Match seconds at the last update; with `clockRuns` they count on from `receivedAt`. */
  readonly clockS: number;
  readonly clockRuns: boolean;
  readonly receivedAt: number;
  readonly score: readonly [string, string];
  readonly periodScores: readonly (readonly [string, string])[];
  /** Tennis: points of the game in play. */
  readonly points: readonly [string, string] | null;
  /** The side that serves; null where nobody does, or the operator does not say. */
  readonly serving: 'home' | 'away' | null;
  /** Of home and away, at most 3 of each; absent while neither has any. */
  readonly redCards?: readonly [number, number] | undefined;
  /** The same, at most 7 of each. */
  readonly yellowCards?: readonly [number, number] | undefined;
  readonly top: boolean;
  /** All markets that the operator has for this game, including those not sent. */
  readonly marketCount: number;
}

/** A market's fixed properties; its price is in a cell. Never changes for an id. */
export interface Market {
  readonly id: number;
  readonly gameId: number;
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  readonly label: string | null;
  /** Bits: `NO_EXPRESS`, `NO_BANKER`, `NO_BET`. */
  readonly flags: number;
}

/** A market's price now. `was` is the price before the last move, 0 when it has not moved. */
export interface Quote {
  readonly price: number;
  readonly was: number;
  readonly state: MarketState;
}

export interface TreeChampionship extends Championship {
  readonly live: number;
  readonly line: number;
  readonly top: boolean;
}

export interface TreeSport {
  readonly id: number;
  readonly name: string;
  readonly nameEng: string;
  readonly live: number;
  readonly line: number;
  readonly championships: readonly TreeChampionship[];
}

/** Games of one championship, in kick-off order. */
export interface BoardGroup {
  readonly champ: Championship;
  readonly gameIds: readonly number[];
}

/** A screen's list. A new object only when games come, go or move group; prices and scores change in their cells. */
export interface Board {
  readonly groups: readonly BoardGroup[];
  readonly gameCount: number;
  /** False until the first snapshot for these topics. */
  readonly loaded: boolean;
}

export type BoardFilter =
  | { readonly kind: 'top' }
  | { readonly kind: 'live'; readonly sportId?: number }
  | { readonly kind: 'line'; readonly sportId: number }
  | { readonly kind: 'champ'; readonly champId: number };

/** A finished game in its final state. */
export interface EndedGame {
  readonly game: Game;
  readonly stats: readonly StatPair[];
  /** The winner of a long-term market; '' for every other game, or while unknown. */
  readonly winner: string;
}

/**
 * The outcome of a game: null while it is on offer, and while unknown. `failed`: no answer yet, the question is
 * repeated.
 */
export type GameOutcome = EndedGame | 'unknown' | 'failed' | null;

export type StatPair = readonly [name: string, home: string, away: string];
