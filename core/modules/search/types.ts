export type SearchKind = 'sport' | 'competition' | 'team' | 'game';

/** Something that a player can find. */
export interface SearchEntity {
  /** The kind and the operator's id, such as `team:105`. */
  readonly key: string;
  readonly kind: SearchKind;
  /** Of a sport, a competition, a team or player, or a long-term market; '' for a game of two sides. */
  readonly name: string;
  /** The sides of a game; '' for everything else. */
  readonly home: string;
  readonly away: string;
  readonly sportId: number;
  /** Of a team: the number of what it wears; 0, or absent, where the name says it [LIN-227]. */
  readonly kit?: number | undefined;
  readonly competitionId: number | null;
  /** The competition's name; '' for a sport. */
  readonly competition: string;
  /** The competition's country: ISO 3166 alpha-2, `GB-ENG` and its like, or `INT`; '' for a sport. */
  readonly country: string;
  /** A game: itself. A team: the game in play, or the next one; null without any. */
  readonly gameId: number | null;
  /** Of that game, wall ms. */
  readonly startsAt: number | null;
  readonly isLive: boolean;
  /** Whether its competition runs short games all day; absent where nobody says so. */
  readonly isShort?: boolean | undefined;
  /** Games of a sport or a competition; 0 for everything else. */
  readonly games: number;
}

/** A game whose page was opened. */
export interface ViewedGame {
  readonly gameId: number;
  /** Wall ms. */
  readonly startsAt: number;
}

export interface SearchAnswer {
  readonly query: string;
  /** Best first; null until the answer has come. */
  readonly hits: readonly SearchEntity[] | null;
}

export interface SearchState {
  /** `idle`: the index has not been asked for. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed';
  /** Of the input. */
  readonly query: string;
  /** The answer to `query`, best first; null until it has come, and for an empty query. */
  readonly hits: readonly SearchEntity[] | null;
  /** Of the page of results, whatever is typed into the input; null before that page was open [SRH-10]. */
  readonly page: SearchAnswer | null;
  /** The operator's top competitions, for an empty query. */
  readonly top: readonly SearchEntity[];
  /** Names of the teams and players that most people look for, for an empty query. */
  readonly popular: readonly string[];
  /** Queries that were sent, and what was found and opened, latest first. */
  readonly recent: readonly string[];
  /** The games that were opened last, latest first, until they are over. */
  readonly viewed: readonly ViewedGame[];
}
