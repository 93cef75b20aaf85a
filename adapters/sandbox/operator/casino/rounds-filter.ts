/** The filter of a call for a player's rounds, our own and foreign ones alike [CSN-25]. */

export const ROUNDS_STATUSES = ['all', 'open', 'settled', 'won', 'lost', 'returned'] as const;
type RoundsStatus = (typeof ROUNDS_STATUSES)[number];

/** Times are the operator's ms, both included; null for no bound. */
export interface AskedRounds {
  readonly status: RoundsStatus;
  /** Null for every game. */
  readonly gameId: string | null;
  readonly from: number | null;
  readonly to: number | null;
}

/** Amounts are minor units. */
export interface ListedRound {
  readonly gameId: string;
  readonly status: 'asked' | 'staked' | 'over' | 'cancelled';
  readonly stake: number;
  /** Free spins paid the stake: a round without a payment has brought nothing back. */
  readonly isFree?: boolean;
  readonly pays: number | null;
  readonly at: number;
}

/** A return below the stake is a loss, as it is in the games. */
function hasStatus({ status, stake, isFree = false, pays }: ListedRound, asked: RoundsStatus): boolean {
  const isOpen = status === 'asked' || status === 'staked';
  switch (asked) {
    case 'all':
      return true;
    case 'open':
      return isOpen;
    case 'settled':
      return !isOpen;
    case 'won':
      return status === 'over' && pays !== null && pays > stake;
    case 'lost':
      return status === 'over' && pays !== null && (pays < stake || (isFree && pays === 0));
    case 'returned':
      return status === 'cancelled' || (status === 'over' && !isFree && pays === stake);
  }
}

export function isAskedFor({ status, gameId, from, to }: AskedRounds): (round: ListedRound) => boolean {
  return (round) =>
    hasStatus(round, status) &&
    (gameId === null || round.gameId === gameId) &&
    (from === null || round.at >= from) &&
    (to === null || round.at <= to);
}
