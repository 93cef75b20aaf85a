/**
 * What the running line offers to its neighbours: HTTP handlers read the tree, games and search and open feed streams; the book checks prices
 * and settles. Everything is a pure function of the fixtures and the clock, so a restarted operator answers the same.
 */
import type { Fixture, MarketKey, MatchState, SettledStatus, StatPair } from './types.ts';

/** The operator's clock: wall milliseconds, and calls at a moment. `schedule` answers a cancel. A moment in the past means the next turn. */
export interface LineClock {
  readonly now: () => number;
  readonly schedule: (atMs: number, run: () => void) => () => void;
}

/** The facts of a championship that the line shows. */
export interface LineChampionship {
  readonly id: number;
  readonly sportId: number;
  readonly name: string;
  readonly country: string;
  readonly top: boolean;
}

/** Where the games come from: a generated schedule, a replayed season, or both. Pure: the same moment always finds the same games. */
export interface FixtureSource {
  readonly championships: readonly LineChampionship[];
  /** All games that are open for bets or may still be in play at `now` (wall ms): about 7 days of the schedule ahead, less for short formats. */
  readonly current: (now: number) => readonly Fixture[];
  /** Games that come into the line in `(from, to]` (wall ms); together with `current(from)` they hold `current(to)`. */
  readonly opening: (from: number, to: number) => readonly Fixture[];
  /** A game of any age by its id; null when there never was one. `near` (wall ms) tells apart ids that come round again after years. */
  readonly find: (gameId: number, near: number) => Fixture | null;
}

export interface TreeChampionship extends LineChampionship {
  readonly live: number;
  readonly line: number;
}

export interface TreeSport {
  readonly id: number;
  readonly name: string;
  readonly nameEng: string;
  readonly live: number;
  readonly line: number;
  readonly championships: readonly TreeChampionship[];
}

export interface LineTree {
  readonly at: number;
  readonly sports: readonly TreeSport[];
}

export interface FoundGame {
  readonly id: number;
  readonly sportId: number;
  readonly champId: number;
  readonly champ: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly live: boolean;
}

export interface GameInfo {
  readonly id: number;
  readonly sportId: number;
  readonly champId: number;
  readonly champ: string;
  readonly sport: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly status: MatchState['status'];
  /** '1:0'; '' before the start. */
  readonly score: string;
  /** '1:0,0:0', the current period last; '' before the start. */
  readonly periodScores: string;
  readonly stats: readonly StatPair[];
}

/** A game that is over. */
export interface GameResult extends GameInfo {
  readonly endedAt: number;
}

/** A market as the book sees it at the moment of asking. */
export interface MarketView {
  readonly fixture: Fixture;
  readonly state: MatchState;
  /** Integer thousandths; 0 when the market is finished. It equals the price that the feed sends for the same moment. */
  readonly price: number;
  readonly suspended: boolean;
  /** The game is over, or what the market asks is already decided. */
  readonly finished: boolean;
  /** Bits of `market-flags.ts`: 1 express-banned, 2 banker disabled, 4 blocked. */
  readonly flags: number;
  /** A selection's own name (outrights). */
  readonly label?: string;
}

/** A market of a list's row. */
export interface OfferedMarket {
  readonly marketId: number;
  readonly key: MarketKey;
  readonly price: number;
  readonly suspended: boolean;
  readonly flags: number;
}

export interface Line {
  readonly tree: (lng: string) => LineTree;
  /** A game of the line or one that finished in the last 24 hours; null otherwise. */
  readonly game: (id: number, lng: string) => GameInfo | null;
  /** The games that ended last, within 24 hours at most, the latest first; of one sport, or of all. */
  readonly results: (lng: string, sportId: number | null) => readonly GameResult[];
  /** At most 30 games whose sides or championship match all words of `q`: live ones first, then by start. */
  readonly search: (q: string, lng: string) => readonly FoundGame[];
  /** Null when no game offers such a market (never did, or the line moved away from it). */
  readonly market: (marketId: number) => MarketView | null;
  /** Games in play, or those ahead: all that can be bet at this moment. */
  readonly fixtures: (live: boolean) => readonly Fixture[];
  /** The few markets of a game's row in a list, at this moment; empty when there are none. */
  readonly mainMarkets: (gameId: number) => readonly OfferedMarket[];
  /** The settled status as far as the game has gone at `now` (wall ms); null while open, and for an id of no game. Works for games of any age. */
  readonly settle: (marketId: number, now: number) => SettledStatus | null;
  /** When the game is over, wall ms (also while it is still ahead: the operator knows); null for an id of no game. */
  readonly finishedAt: (gameId: number) => number | null;
  /** The topics among these that name nothing (empty: all good). More than `MAX_TOPICS` topics are all unknown. */
  readonly unknownTopics: (topics: readonly string[]) => readonly string[];
  /**
   * Opens a stream: `send` gets whole frames as JSON text without a line end, first a snapshot, later deltas and heartbeats. The snapshot may come
   * in a later turn when its prices are still being made. Answers the way to close it. Throws a RangeError on unknown topics: check first.
   */
  readonly subscribe: (topics: readonly string[], lng: string, send: (frame: string) => void) => () => void;
  /** Stops all work and closes all streams. */
  readonly stop: () => void;
}

/** The most topics of one stream. */
export const MAX_TOPICS = 200;
