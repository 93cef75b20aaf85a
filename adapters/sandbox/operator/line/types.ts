/**
 * The types of the operator's line. Everything here is plain data: a fixture and its seed determine the whole match
 * (`Timeline`), a time determines the state (`MatchState`), and the state determines every price. A restarted operator
 * therefore finds each match exactly where it was.
 *
 * Units: `…At` milliseconds since the epoch on the operator's wall clock; `…S` match seconds; prices integer
 * thousandths (1.95 is 1950); params integer quarters (2.5 is 10, -0.25 is -1).
 */

import type { FieldEvent, FieldNow } from '../models/field/standing.ts';

/** The status of a game: 1 not started, 2 in play, 3 break, 4 finished. */
export type GameStatus = 1 | 2 | 3 | 4;

export type MatchModel =
  | 'football'
  | 'hockey'
  | 'handball'
  | 'futsal' // goals: Poisson
  | 'basketball'
  | 'american-football'
  | 'rugby' // points: normal margin
  | 'tennis'
  | 'volleyball'
  | 'table-tennis'
  | 'badminton'
  | 'snooker'
  | 'darts'
  | 'esports' // sets, frames, legs, maps: point or set models
  | 'baseball'
  | 'cricket'
  | 'boxing'
  | 'mma' // bouts: rounds with stoppages, and judges
  | 'motorsport'
  | 'golf' // a field of competitors and one ranking, in play
  | 'election' // constituencies that report one after another, a field of parties
  | 'race' // a field of runners and one order of the finish
  | 'outright'; // a long-term market: many selections, no clock

export interface MatchFormat {
  readonly model: MatchModel;
  /** Timed sports: the number of periods. Set sports: the maximum number of sets (best of). */
  readonly periods: number;
  /** Length of a timed period, match seconds; 0 when periods end by points. */
  readonly periodS: number;
  /** Break between periods, match seconds. */
  readonly breakS: number;
  /** Set sports: points (tennis: games) that win a set. */
  readonly pointsToWin?: number;
  /** Mean seconds between points in set sports. */
  readonly pointS?: number;
  /**
   * Goals: how much faster they come than in a match of standard length; by default the sport's tempo of short formats.
   */
  readonly tempo?: number;
  /** Races: the smallest and the largest number of runners. `periodS` is the time from the off to the result. */
  readonly runners?: readonly [least: number, most: number];
  /** Motorsport: the chance of a driver not to finish, and whether a safety car may come out. */
  readonly dropOut?: number;
  readonly hasSafetyCar?: boolean;
}

export interface Competitor {
  readonly id: number;
  readonly name: string;
  /** Strength, Elo-like: 1500 average, 400 points are 10 to 1. */
  readonly rating: number;
  /** Motorsport only. */
  readonly team?: string;
}

/** Prices and results from an external source (a season file) instead of from the models. */
export interface RecordedMatch {
  /** Known prices before the start, by market; every other market is derived from a model fitted to them. */
  readonly prices: readonly {
    readonly kind: number;
    readonly type: number;
    readonly param: number;
    readonly price: number;
  }[];
  /** Null when unknown; markets that need it are then not offered. */
  readonly halfTime: readonly [home: number, away: number] | null;
  readonly fullTime: readonly [home: number, away: number];
  /** The season's name, unique in its championship. */
  readonly season?: string;
  /** When the match was actually played. */
  readonly playedAt: number;
  readonly stats: readonly StatPair[];
}

export interface Fixture {
  readonly id: number;
  readonly sportId: number;
  readonly champId: number;
  readonly home: Competitor;
  /** The second side; for an outright, an election, a race or an event of a field the same object as `home` with an empty name. */
  readonly away: Competitor;
  /** Outrights, elections, races, motorsport and golf only: the selections, in order. */
  readonly field?: readonly Competitor[];
  /** Kick-off on the wall clock. */
  readonly startsAt: number;
  /** Match seconds per wall second (`--speed`). */
  readonly pace: number;
  readonly format: MatchFormat;
  readonly seed: number;
  readonly top: boolean;
  readonly recorded?: RecordedMatch;
}

/**
 * One pair of counts for the statistics panel, e.g. ['shots', 5, 3]. The name is a text key of the site. Of an election:
 * a party (`PARTY_STAT`), its seats so far, and all seats.
 */
export type StatPair = readonly [name: string, home: number, away: number];

/** Everything visible about a match at one time. A pure function of the fixture and the time. */
export interface MatchState {
  readonly status: GameStatus;
  /** 1-based period, set, quarter, inning; 0 before the start. */
  readonly period: number;
  /** Match seconds: since the start of the match for football, of the period elsewhere. */
  readonly clockS: number;
  readonly clockRuns: boolean;
  /** Goals, points, or sets won. */
  readonly score: readonly [number, number];
  /** Score of each period or set so far, the current one last. */
  readonly periodScores: readonly (readonly [number, number])[];
  /** Tennis only: points of the game in play, e.g. ['40', 'A']. */
  readonly points?: readonly [string, string];
  /** The serving side in set sports. */
  readonly serving?: 1 | 2;
  readonly stats: readonly StatPair[];
  /** Motorsport and golf only, from the start on. */
  readonly field?: FieldNow;
  /** The same; all of the event, those to come as well. */
  readonly fieldEvents?: readonly FieldEvent[];
  /** Why markets are suspended now; null while they are open. */
  readonly suspended: 'goal' | 'point' | 'review' | 'break' | null;
  /** The next time (wall ms) at which anything but the clock changes; Infinity when finished. */
  readonly nextChangeAt: number;
}

/**
 * The fair value of a selection for a stake of 1: the expected share of the stake that wins, and the share that comes
 * back. At a price d the stake is worth `won`·d + `back`. Half results count half in each.
 */
export interface FairShares {
  readonly won: number;
  readonly back: number;
  /** The chances of half won, half returned and of half lost, half returned; absent where there are none. */
  readonly halfWon?: number;
  readonly halfLost?: number;
}

/** A market of this product is one priced selection. */
export interface PricedMarket {
  readonly kind: number;
  readonly type: number;
  readonly param: number;
  /** Integer thousandths, > 1000. */
  readonly price: number;
  readonly suspended: boolean;
  /** Absent where the price comes from outside and no model knows the selection. */
  readonly fair?: FairShares;
  /** A name where kind and type do not provide one (outrights, elections, races, fields). */
  readonly label?: string;
}

/** The numbers of bet statuses [D3.6.7]; null is open. */
export type SettledStatus = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export interface MarketKey {
  readonly kind: number;
  readonly type: number;
  readonly param: number;
}

/**
 * The model of one family of sports. `T` is its timeline type: the whole match, determined by the fixture's seed (or
 * its recorded result). All four functions are pure: the same fixture and time always give the same answer.
 */
export interface MatchModelRules<T> {
  /** Plays the whole match. May take a millisecond; callers cache the result. */
  readonly play: (fixture: Fixture) => T;
  /** The visible state at `now` (wall ms): status 1 before `startsAt`, status 4 after the end. */
  readonly stateAt: (fixture: Fixture, timeline: T, now: number) => MatchState;
  /**
   * Prices at a state: 'main' for the few markets of a list row (result or winner, main total, main handicap), 'all'
   * for every market. Each market has one margin, stated in the model. Empty for a finished match. Markets whose
   * outcome is already certain are left out.
   */
  readonly price: (fixture: Fixture, state: MatchState, scope: 'main' | 'wide' | 'all') => readonly PricedMarket[];
  /**
   * The settled status of a market as of `now`; null while open. Every key that `price` can return is settled by the
   * end.
   */
  readonly settle: (fixture: Fixture, timeline: T, key: MarketKey, now: number) => SettledStatus | null;
  /**
   * The fair probability at a state that all these selections win; null where the model cannot say. Absent in a family
   * without same-game combos.
   */
  readonly joint?: (fixture: Fixture, state: MatchState, parts: readonly MarketKey[]) => number | null;
}
