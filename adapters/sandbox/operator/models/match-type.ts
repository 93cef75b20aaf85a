/** One match of the line: its state, prices and settlement at any time. The line engine works with this interface. */
import type { Fixture, MarketKey, MatchState, PricedMarket, SettledStatus } from '../line/types.ts';

export interface Match {
  readonly fixture: Fixture;
  /** The visible state at `now` (wall ms). */
  readonly stateAt: (now: number) => MatchState;
  /**
   * Prices at `now`: 'main' for a row of the list, 'wide' with two more kinds [LIN-118], 'all' for the game's page.
   * Empty when finished.
   */
  readonly price: (now: number, scope: 'main' | 'wide' | 'all') => readonly PricedMarket[];
  /** The settled status of a market as of `now`; null while open. */
  readonly settle: (key: MarketKey, now: number) => SettledStatus | null;
  /** The fair probability at `now` that all these selections win; null where no model can say. */
  readonly joint: (now: number, parts: readonly MarketKey[]) => number | null;
}
