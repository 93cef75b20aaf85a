/**
 * One frame of the price stream, decoded. Columns are index-aligned: entry i of each column belongs to one
 * championship, game or market.
 */

export interface ChampColumns {
  readonly id: readonly number[];
  readonly sport: readonly number[];
  readonly name: readonly string[];
  readonly country: readonly string[];
  /** Match seconds of a timed period; 0 where periods end by points. */
  readonly periodS: readonly number[];
}

export interface GameColumns {
  readonly id: readonly number[];
  /** Index into the frame's championships. */
  readonly champ: readonly number[];
  /** Seconds from the frame's `at`. */
  readonly start: readonly number[];
  readonly home: readonly string[];
  readonly away: readonly string[];
  readonly status: readonly number[];
  readonly period: readonly number[];
  readonly clock: readonly number[];
  readonly score: readonly string[];
  readonly periods: readonly string[];
  readonly points: readonly string[];
  readonly more: readonly number[];
  readonly flags: readonly number[];
  /** Two entries a game, home and away; 0, or absent, where the names say what the sides wear [LIN-227]. */
  readonly kits: readonly number[] | undefined;
}

export interface MarketColumns {
  /** Absolute ids; the wire has differences. */
  readonly id: readonly number[];
  /** Index into the frame's games. */
  readonly game: readonly number[];
  readonly kind: readonly number[];
  readonly type: readonly number[];
  readonly param: readonly number[];
  readonly price: readonly number[];
  readonly state: readonly number[];
  readonly label: readonly (readonly [index: number, name: string])[];
  readonly flags: readonly (readonly [index: number, bits: number])[];
}

export interface Tables {
  readonly champs: ChampColumns;
  readonly games: GameColumns;
  readonly markets: MarketColumns;
}

/** A game's changing part: id, status, period, clock, score, periods, points, more, flags. */
export type GameChange = readonly [number, number, number, number, string, string, string, number, number];
export type StatRow = readonly [gameId: number, pairs: readonly (readonly [string, string, string])[]];

export interface Snapshot extends Tables {
  readonly t: 'snap';
  /** Names the count of `seq`: numbers of different epochs can't be compared. Empty: the stream can't be resumed. */
  readonly epoch: string;
  readonly seq: number;
  readonly at: number;
  readonly stats: readonly StatRow[];
}

export interface Delta {
  readonly t: 'd';
  readonly seq: number;
  readonly at: number;
  /** Flat triples: market id, price, state. */
  readonly p: readonly number[];
  readonly g: readonly GameChange[];
  readonly add: Tables | null;
  readonly rm: { readonly games: readonly number[]; readonly markets: readonly number[] };
  readonly stats: readonly StatRow[];
}

export interface Heartbeat {
  readonly t: 'hb';
  readonly epoch: string;
  readonly seq: number;
  readonly at: number;
}

export type Frame = Snapshot | Delta | Heartbeat;
