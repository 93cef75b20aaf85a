export const FAVOURITE_KINDS = ['game', 'competition', 'casinoGame', 'team', 'market'] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

/** The last change of one star. A removed star stays as an entry, so that it wins over older copies of itself. */
export interface Favourite {
  readonly kind: FavouriteKind;
  /** The operator's id of the game, the competition or the team, a casino game's number, or a pin (`marketPin`). */
  readonly id: number;
  /** When the star was set or removed, wall ms. */
  readonly at: number;
  readonly isOn: boolean;
  /** Of a game of the line, wall ms; null for the other kinds. */
  readonly startsAt: number | null;
}

/** By `keyOf`. */
export type Favourites = Readonly<Record<string, Favourite>>;

/** Of the player's account: `none` for a guest, and before the first answer. */
export type AccountCopy = 'none' | 'same' | 'failed';

export interface FavouritesState {
  readonly entries: Favourites;
  /** Keys of changes that the account does not have yet. */
  readonly unsent: readonly string[];
  readonly account: AccountCopy;
}

export interface FavouritesView {
  /** Ids, the latest star first. */
  readonly games: readonly number[];
  readonly competitions: readonly number[];
  /** Numbers of casino games. */
  readonly casinoGames: readonly number[];
  /** Empty while the operator does not show favourite teams [FAV-9]. */
  readonly teams: readonly number[];
  readonly areTeamsShown: boolean;
  /** By `keyOf`, such as `game:7`; pinned markets are here alone. */
  readonly starred: ReadonlySet<string>;
  readonly account: AccountCopy;
}

/** A team on the line. */
export interface Team {
  readonly id: number;
  readonly name: string;
  readonly sportId: number;
  /** The number of what the team wears; 0, or absent, where the name says it [LIN-227]. */
  readonly kit?: number | undefined;
  /** Its next games on the line: in play first, then by kick-off. */
  readonly gameIds: readonly number[];
}
