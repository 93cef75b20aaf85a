/** Filters a player's bets for the history. */
import type { KnownBet } from './known-bet.ts';
import { openStake } from './cash-out/rest.ts';

export const BET_STATUSES = ['open', 'settled', 'won', 'lost', 'returned', 'cashedOut', 'all'] as const;
export type BetStatus = (typeof BET_STATUSES)[number];

export interface BetFilter {
  readonly status: BetStatus;
  readonly typeId: number | null;
  /** Earliest placement, wall ms; null for no bound. */
  readonly from: number | null;
  /** Latest placement, inclusive. */
  readonly to: number | null;
  /** Live: a leg was in play. */
  readonly product: 'line' | 'live' | null;
  /** A leg is on one of these games; null for any game. */
  readonly games: ReadonlySet<number> | null;
}

export function matches(bet: KnownBet, filter: BetFilter): boolean {
  const { coupon, placedAt, settled } = bet;
  const isLive = coupon.legs.some((leg) => leg.isLive);
  return (
    hasStatus(settled, openStake(bet) === 0, filter.status) &&
    (filter.typeId === null || coupon.typeId === filter.typeId) &&
    (filter.from === null || placedAt >= filter.from) &&
    (filter.to === null || placedAt <= filter.to) &&
    (filter.product === null || isLive === (filter.product === 'live')) &&
    (filter.games === null || coupon.legs.some(({ gameId }) => filter.games?.has(gameId)))
  );
}

/**
 * A bet is won if it paid, unless it was only returned. A returned free bet is returned although it paid nothing. A bet
 * that was cashed out whole has no result; of another, the rest of the stake counts.
 */
function hasStatus(settled: KnownBet['settled'], isCashedOut: boolean, status: BetStatus): boolean {
  const hasResult = settled !== null && !isCashedOut;
  const isReturned = hasResult && (settled.statusId === 2 || settled.statusId === 3);
  switch (status) {
    case 'all':
      return true;
    case 'open':
      return settled === null;
    case 'settled':
      return settled !== null;
    case 'returned':
      return isReturned;
    case 'won':
      return hasResult && !isReturned && settled.payout > 0;
    case 'lost':
      return hasResult && !isReturned && settled.payout === 0;
    case 'cashedOut':
      return isCashedOut;
  }
}
