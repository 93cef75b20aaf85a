import type { Observable } from 'rxjs';
import type { Readable } from '../../kernel/readable.ts';
import type {
  Board,
  BoardFilter,
  FeedStatus,
  Game,
  GameOutcome,
  Market,
  MarketState,
  Quote,
  StatPair,
  TreeSport,
} from './types.ts';

/**
 * The line as shells read it. Prices are not events: they overwrite a read model and reach their subscribers once a
 * frame. Everything here is a plain read plus a subscription; nothing allocates per price.
 */
export interface LineReads {
  /**
   * Sports and championships with counts, in the player's language; null until loaded. Refreshed while someone watches.
   */
  readonly tree: Readable<readonly TreeSport[] | null>;
  readonly status: Readable<FeedStatus>;
  /** The operator's clock, from the feed's heartbeats: milliseconds since the epoch. */
  now(): number;

  /**
   * Keeps topics open for as long as the returned function has not been called. See the feed's topics: `top`, `live`,
   * `live:1`, `line:1`, `champ:5`, `game:7`, `market:9`.
   */
  watch(topics: readonly string[]): () => void;

  board(filter: BoardFilter): Readable<Board>;
  game(gameId: number): Readable<Game | null>;
  /** The markets of a game in a stable order (kind, param, type). A new array only when markets come or go. */
  markets(gameId: number): Readable<readonly Market[]>;
  stats(gameId: number): Readable<readonly StatPair[]>;
  market(marketId: number): Market | null;

  /** Price of a market without allocating: thousandths, 0 when unknown. */
  price(marketId: number): number;
  /** The price before the last move, 0 when it has not moved. */
  was(marketId: number): number;
  /** An unknown market is gone. */
  state(marketId: number): MarketState;
  /** As one object, for places that are not drawn by the hundred. */
  quote(marketId: number): Quote;
  /** Calls `listener` after a frame in which this market's price or state changed. Returns an unsubscribe function. */
  onMarket(marketId: number, listener: () => void): () => void;

  /** The outcome of a game whose topic is watched; emits each change [LIN-11]. */
  outcome(gameId: number): Observable<GameOutcome>;
}
