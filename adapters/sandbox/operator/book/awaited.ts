/** The results of markets and the final scores of games that open bets wait for. */
import type { KnownBet } from './known-bet.ts';

export interface AwaitedMarket {
  readonly marketId: number;
  readonly startsAt: number;
  /** Bets with a leg on the market. */
  readonly betIds: ReadonlySet<number>;
}

export interface AwaitedEnd {
  readonly gameId: number;
  readonly betIds: ReadonlySet<number>;
}

/** The settled legs of a bet in a game whose final score is not on record. */
export function legsWithoutEnd({ coupon, results }: KnownBet, gameId: number): readonly number[] {
  return coupon.legs.flatMap((leg, index) =>
    leg.gameId === gameId && results.get(index)?.finalScore === null ? [index] : [],
  );
}

export interface Awaited {
  /** Notes what a new or changed bet waits for. */
  put(bet: KnownBet): void;
  /** Markets with a leg without a result, in games that began by `now` (ms). */
  markets(now: number): readonly AwaitedMarket[];
  /** Games with a settled leg whose final score is not on record. */
  ends(): readonly AwaitedEnd[];
}

export function createAwaited(): Awaited {
  const markets = new Map<number, AwaitedMarket & { readonly betIds: Set<number> }>();
  const ends = new Map<number, AwaitedEnd & { readonly betIds: Set<number> }>();

  const expectResult = (marketId: number, startsAt: number, betId: number): void => {
    const market = markets.get(marketId) ?? { marketId, startsAt, betIds: new Set<number>() };
    market.betIds.add(betId);
    markets.set(marketId, market);
  };
  const expectEnd = (gameId: number, betId: number): void => {
    const game = ends.get(gameId) ?? { gameId, betIds: new Set<number>() };
    game.betIds.add(betId);
    ends.set(gameId, game);
  };
  const forget = (waiting: Map<number, { readonly betIds: Set<number> }>, id: number, betId: number): void => {
    const one = waiting.get(id);
    if (one?.betIds.delete(betId) === true && one.betIds.size === 0) waiting.delete(id);
  };

  return {
    put(bet) {
      for (const [index, { marketId, startsAt }] of bet.coupon.legs.entries()) {
        if (bet.results.has(index)) forget(markets, marketId, bet.id);
        else expectResult(marketId, startsAt, bet.id);
      }
      for (const { gameId } of bet.coupon.legs) {
        if (legsWithoutEnd(bet, gameId).length > 0) expectEnd(gameId, bet.id);
        else forget(ends, gameId, bet.id);
      }
    },
    markets: (now) => [...markets.values()].filter(({ startsAt }) => startsAt <= now),
    ends: () => [...ends.values()],
  };
}
