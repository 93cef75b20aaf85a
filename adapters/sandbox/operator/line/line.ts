/**
 * The interface of the running line. HTTP handlers read the tree, games and search and open feed streams; the book
 * checks prices and settles. Everything is a pure function of the fixtures and the clock, so a restarted operator gives
 * the same answers.
 */
import type { Placed } from 'touchline/core/line/rules/ranking';
import type {
  CompetitionStatistics,
  FoundResults,
  GameStatistics,
  OddsHistory,
  ResultsQuery,
} from 'touchline/core/statistics/types';
import type { OfferedBoost } from './boosts.ts';
import type { Moments, MomentsQuery } from './moments.ts';
import type { FeedFrame } from '../../../bus/feed-frame.ts';
import type { Match } from '../models/match.ts';
import type { Races } from './race-types.ts';
import type { ComboOffer, ComboRefusal } from './combo-types.ts';
import type { FairShares, Fixture, MarketKey, MatchState, SettledStatus, StatPair } from './types.ts';

/**
 * The operator's clock: wall milliseconds, and scheduled calls. `schedule` returns a cancel function. A time in the
 * past means the next turn.
 */
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
  /** How often games start, relative to an ordinary league (1, the default). */
  readonly density?: number;
}

/**
 * The source of games: a generated schedule, a replayed season, or both. Pure: the same time always yields the same
 * games.
 */
export interface FixtureSource {
  readonly championships: readonly LineChampionship[];
  /**
   * All games open for bets or possibly in play at `now` (wall ms): about 7 days of the schedule ahead, less for short
   * formats.
   */
  readonly current: (now: number) => readonly Fixture[];
  /** Games that enter the line in `(from, to]` (wall ms); together with `current(from)` they cover `current(to)`. */
  readonly opening: (from: number, to: number) => readonly Fixture[];
  /** A game by id; null when it never existed. `near` (wall ms) distinguishes ids that are reused. */
  readonly find: (gameId: number, near: number) => Fixture | null;
  /** When a game of the source enters the line, wall ms. */
  readonly opensAt: (fixture: Fixture) => number;
  /**
   * Games of some championships that begin in `(from, to]` (wall ms), the earliest first; only those that their ids
   * still mean at `now`, by default `to`.
   */
  readonly between: (
    championshipIds: ReadonlySet<number>,
    from: number,
    to: number,
    now?: number,
  ) => readonly Fixture[];
  /**
   * Games of some championships that may end in `[from, to)` (wall ms), the earliest start first; every game that ends
   * then is among them. Only those that their ids still mean at `now`.
   */
  readonly endingIn: (
    championshipIds: ReadonlySet<number>,
    from: number,
    to: number,
    now: number,
  ) => readonly Fixture[];
  /**
   * The seasons of a championship by their begun games, the earliest first: the season in play at `now` (wall ms) and
   * up to `before` seasons before it, the latest first. Empty for an unknown championship.
   */
  readonly seasons: (championshipId: number, now: number, before: number) => readonly (readonly Fixture[])[];
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

/** The index of the search, as compact rows. */
export interface SearchIndexRows {
  readonly sports: readonly (readonly [id: number, name: string, nameEng: string])[];
  /** `weight`: 0 to 100, how likely a player means this one. */
  readonly competitions: readonly (readonly [
    id: number,
    sportId: number,
    name: string,
    country: string,
    weight: number,
    games: number,
    otherNames: string,
  ])[];
  /**
   * `kit`: the number of what the team wears; 0, or absent, where the name says it [LIN-227]. `eventId`: of a competitor
   * of a field, the event in play or the next one [SRH-13].
   */
  readonly teams: readonly (readonly [
    id: number,
    competitionId: number,
    name: string,
    otherNames: string,
    weight: number,
    kit?: number,
    eventId?: number,
  ])[];
  /** `name`: of a long-term market, which has no sides; '' otherwise. */
  readonly games: readonly (readonly [
    id: number,
    competitionId: number,
    homeId: number,
    awayId: number,
    startsAt: number,
    live: 0 | 1,
    name: string,
  ])[];
}

export interface GameInfo {
  readonly id: number;
  readonly sportId: number;
  readonly champId: number;
  readonly champ: string;
  /** The championship's country. */
  readonly country: string;
  readonly sport: string;
  readonly home: string;
  readonly away: string;
  readonly startsAt: number;
  readonly status: MatchState['status'];
  /** '1:0'; '' before the start, and always in a long-term market. */
  readonly score: string;
  /** '1:0,0:0', the current period last; '' before the start. */
  readonly periodScores: string;
  readonly stats: readonly StatPair[];
  /** The winner of a long-term market or a race; '' in every other game, and until the end. */
  readonly winner: string;
  /** How an event of a field ended; absent until the end, and for every other game. */
  readonly ranking?: readonly Placed[];
  /** The kits of the sides; absent where their names determine the kits [LIN-227]. */
  readonly kits?: readonly [home: number, away: number];
}

/** A game that is over. */
export interface GameResult extends GameInfo {
  readonly endedAt: number;
}

/** A market as the book sees it at the time of the request. */
export interface MarketView {
  readonly fixture: Fixture;
  readonly state: MatchState;
  /** Integer thousandths; 0 when the market is finished. Equals the price on the feed for the same time. */
  readonly price: number;
  readonly suspended: boolean;
  /** Whether the game is over or the market already decided. */
  readonly finished: boolean;
  /** Bits of `market-flags.ts`: 1 express-banned, 2 banker disabled, 4 blocked. */
  readonly flags: number;
  /** A selection's own name (outrights). */
  readonly label?: string;
  /** Without the margin, as of the price; absent for a market that no model knows. */
  readonly fair?: FairShares;
  /** The largest stake of a boosted bet, euros; absent for any other market. */
  readonly maxBoostedStake?: number;
}

/** A market in a list's row. */
export interface OfferedMarket {
  readonly marketId: number;
  readonly key: MarketKey;
  readonly price: number;
  readonly suspended: boolean;
  readonly flags: number;
}

/** The last frame that a reader has: the epoch of its channel, and the frame's number. */
export interface ResumePoint {
  readonly epoch: string;
  readonly seq: number;
}

export interface NamedTeam {
  readonly id: number;
  readonly name: string;
  readonly sportId: number;
  /** The number of what the team wears; absent where the name says it [LIN-227]. */
  readonly kit?: number;
}

export interface Line {
  readonly tree: (lng: string) => LineTree;
  /** A game of the line, or any game that has begun, however long ago it ended; null otherwise. */
  readonly game: (id: number, lng: string) => GameInfo | null;
  /**
   * The games of each sport that ended last, within 24 hours: sports in the order of the line, full games before short
   * ones.
   */
  readonly results: (lng: string) => readonly GameResult[];
  /** Statistics of a competition; null for an unknown one, a long-term market, and before the first result. */
  readonly competitionStatistics: (championshipId: number, lng: string) => CompetitionStatistics | null;
  /** Statistics of a game that has opened, of its competition and its sides; null for any other. */
  readonly gameStatistics: (gameId: number, lng: string) => GameStatistics | null;
  /** The prices of a market since its game opened; null for a market of no opened game. */
  readonly oddsHistory: (marketId: number) => OddsHistory | null;
  /** Results of a day; null for a span of more than a day, or one too far back. */
  readonly findResults: (query: ResultsQuery, lng: string) => FoundResults | null;
  /** The moments of watched games since the last question. */
  readonly moments: (query: MomentsQuery, lng: string) => Moments;
  /** All that a player can search, at most some seconds old. */
  readonly searchIndex: (lng: string) => SearchIndexRows;
  /** A team that has no game on the line but had one in the last weeks; null for any other. */
  readonly absentTeam: (id: number, lng: string) => NamedTeam | null;
  /** Combines two to four selections of one game, or says why not. */
  readonly combine: (marketIds: readonly number[]) => ComboOffer | ComboRefusal;
  /** The boosted prices that can be bet on, the next games first. */
  readonly boosts: () => readonly OfferedBoost[];
  /** Null when no game offers the market (it never existed, or the line moved away from it). */
  readonly market: (marketId: number) => MarketView | null;
  /** Games of real sports in play, or those ahead: all that can be bet on at this time. */
  readonly fixtures: (live: boolean) => readonly Fixture[];
  /** The next races of a sport and those that ran last; null for a sport without. */
  readonly races: (sportId: number, lng: string) => Races | null;
  /** The few current markets of a game's row in a list; empty when there are none. */
  readonly mainMarkets: (gameId: number) => readonly OfferedMarket[];
  /** The settled status as of `now` (wall ms); null while open, and for an unknown game. Works for games of any age. */
  readonly settle: (marketId: number, now: number) => SettledStatus | null;
  /** When the game ends, wall ms, known even before it begins; null for an unknown game. */
  readonly finishedAt: (gameId: number) => number | null;
  /** A game that has opened, with the time at which the line stands (wall ms); null for any other. */
  readonly playing: (gameId: number) => { readonly match: Match; readonly now: number } | null;
  /**
   * The topics among these that name nothing (empty: all valid). If there are more than `MAX_TOPICS`, all are unknown.
   */
  readonly unknownTopics: (topics: readonly string[]) => readonly string[];
  /**
   * Opens a stream: `send` receives whole frames, which all streams of the same topics share (those with names, all of
   * one language), first a snapshot, then deltas and
   * heartbeats. The snapshot may come in a later turn while its prices are computed. With `resume`, and while all
   * frames after that point are kept, the stream begins with a heartbeat and those frames instead of a snapshot.
   * Returns the function that closes the stream. Throws a RangeError on unknown topics: check first.
   */
  readonly subscribe: (
    topics: readonly string[],
    lng: string,
    send: (frame: FeedFrame) => void,
    resume?: ResumePoint | null,
  ) => () => void;
  /** Stops all work and closes all streams. */
  readonly stop: () => void;
}

/** The maximum number of topics of one stream. */
export const MAX_TOPICS = 200;
