/** Statistics of competitions and games, and results. Times are wall ms; scores are goals, points or sets. */
import type { Placed } from '../line/public.ts';

/** The record of one side over some games. */
export interface SideRecord {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly scored: number;
  readonly conceded: number;
}

/** A finished game as one of its sides sees it. */
export interface FormGame {
  readonly gameId: number;
  readonly opponent: string;
  readonly isHome: boolean;
  readonly own: number;
  readonly other: number;
  readonly startsAt: number;
  /** Numbers of what home and away wear; 0, or absent, where the names say it [LIN-230]. */
  readonly kits?: readonly [home: number, away: number] | undefined;
}

/** A count over the season, of a side and of its opponents; `games`: in how many games it was counted. */
export interface StatTotal {
  readonly name: string;
  readonly games: number;
  readonly own: number;
  readonly other: number;
}

export interface TableRow {
  readonly id: number;
  readonly name: string;
  /** The number of what the side wears; 0, or absent, where the name says it [LIN-227]. */
  readonly kit?: number | undefined;
  readonly home: SideRecord;
  readonly away: SideRecord;
  /** The latest games, the latest first, at most ten. */
  readonly form: readonly FormGame[];
  readonly totals: readonly StatTotal[];
}

/** Points of a won and of a drawn game; `null`: ranked by the share of won games. */
export type PointTerms = { readonly win: number; readonly draw: number } | null;

export interface Competition {
  readonly id: number;
  readonly sportId: number;
  readonly name: string;
  readonly country: string;
}

export interface CompetitionStatistics {
  readonly competition: Competition;
  readonly points: PointTerms;
  /** One table, or one for each group of sides that never meet. */
  readonly tables: readonly (readonly TableRow[])[];
}

/** A finished game of a list. */
export interface PlayedResult {
  readonly id: number;
  readonly sportId: number;
  readonly champId: number;
  readonly champ: string;
  readonly country: string;
  readonly home: string;
  readonly away: string;
  /** Numbers of what home and away wear; 0, or absent, where the names say it [STT-14]. */
  readonly kits?: readonly [home: number, away: number] | undefined;
  readonly startsAt: number;
  /** Of results of a day: when the game ended [STT-7]. */
  readonly endedAt?: number | undefined;
  readonly score: readonly [home: number, away: number];
  /** '1:0,0:0'; '' for a game without periods. */
  readonly periodScores: string;
  /** How an event of a field ended, which has no score [FLD-9]; absent for a game of two sides. */
  readonly ranking?: readonly Placed[] | undefined;
}

export interface GameStatistics {
  readonly gameId: number;
  readonly competition: Competition;
  readonly points: PointTerms;
  /** The table of both sides; empty before their first game. */
  readonly table: readonly TableRow[];
  readonly homeId: number;
  readonly awayId: number;
  /** The latest meetings in this competition, the latest first. */
  readonly meetings: readonly PlayedResult[];
}

/** A choice of results: one day of the player's calendar as a span of wall ms, and what to keep of it. */
export interface ResultsQuery {
  readonly from: number;
  readonly to: number;
  readonly sportId: number | null;
  readonly champId: number | null;
  readonly teamId: number | null;
  /** Words of sides, trimmed; '' for all. */
  readonly words: string;
  /** ISO 3166 alpha-2, `GB-ENG` and the like, or `INT`; absent for all. */
  readonly country?: string | undefined;
  /** Only results of these games, competitions and teams, of any of them; absent for all [STT-23]. */
  readonly starred?: StarredIds | undefined;
}

export interface StarredIds {
  readonly games: readonly number[];
  readonly competitions: readonly number[];
  readonly teams: readonly number[];
}

export interface Counted {
  readonly id: number;
  readonly name: string;
  readonly games: number;
}

export interface CountedCountry {
  readonly code: string;
  readonly games: number;
}

export interface FoundResults {
  /** Sports, countries and competitions with games that ended on the day, each in the order of the line [STT-13]. */
  readonly sports: readonly Counted[];
  /** The countries of the chosen sport, or of all sports. */
  readonly countries: readonly CountedCountry[];
  /** The competitions of the chosen sport and country; empty without either. */
  readonly competitions: readonly (Counted & { readonly country: string })[];
  /** The sides of the chosen competition. */
  readonly teams: readonly { readonly id: number; readonly name: string }[];
  /** The latest first. */
  readonly games: readonly PlayedResult[];
  readonly hasMore: boolean;
}

/** Prices of a market since its game opened. */
export interface OddsHistory {
  readonly marketId: number;
  /** In order of time; a price in thousandths, 0 while the market was not offered. */
  readonly points: readonly (readonly [at: number, price: number])[];
  /** The score after each goal, in sports of rare scores. */
  readonly goals: readonly (readonly [at: number, home: number, away: number])[];
}

export type Asked =
  | { readonly kind: 'competition'; readonly id: number }
  | { readonly kind: 'game'; readonly id: number }
  /** The history of a market's price. */
  | { readonly kind: 'odds'; readonly id: number }
  | { readonly kind: 'results'; readonly query: ResultsQuery };

export type AskedKind = Asked['kind'];
export type Loading = 'loading' | 'ready' | 'missing' | 'failed';

export interface StatisticsState {
  /** The latest question of each kind, and how far its answer is. */
  readonly asked: Readonly<Partial<Record<AskedKind, { readonly key: string; readonly status: Loading }>>>;
}

/** Each answer belongs to the question of its kind with the same key. */
export interface StatisticsAnswers {
  readonly competition: (CompetitionStatistics & { readonly key: string }) | null;
  readonly game: (GameStatistics & { readonly key: string }) | null;
  readonly odds: (OddsHistory & { readonly key: string }) | null;
  readonly results: (FoundResults & { readonly key: string }) | null;
}

export type StatisticsView = StatisticsState & StatisticsAnswers;
