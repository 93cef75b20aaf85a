import type { BetTypeName } from './bet-type.ts';
import type { Bet } from './types.ts';

export type HistoryStatus = 'all' | 'open' | 'settled' | 'won' | 'lost' | 'returned' | 'cashedOut';

/** A filter of bets. All parts apply at once. */
export interface HistoryFilter {
  readonly status: HistoryStatus;
  /** Null for every type. */
  readonly betType: BetTypeName | null;
  /** Live: at least one leg was. */
  readonly product: 'all' | 'line' | 'live';
  /** The time of placing, milliseconds since the epoch: from `from` to `to`, both included; null for no bound. */
  readonly from: number | null;
  readonly to: number | null;
  /** With a leg on one of these games; without it, on any. */
  readonly games?: readonly number[];
}

export const EVERY_BET: HistoryFilter = { status: 'all', betType: null, product: 'all', from: null, to: null };
export const OPEN_BETS: HistoryFilter = { ...EVERY_BET, status: 'open' };

export function isSameFilter(left: HistoryFilter, right: HistoryFilter): boolean {
  return (
    left.status === right.status &&
    left.betType === right.betType &&
    left.product === right.product &&
    left.from === right.from &&
    left.to === right.to &&
    String(left.games) === String(right.games)
  );
}

/** Whether nothing of the stake was left for a result [HIS-15]. */
export function isCashedOut({ status, remaining }: Pick<Bet, 'status' | 'remaining'>): boolean {
  return status === 'settled' && remaining === 0;
}

/**
 * The outcome of a bet [HIS-9]: cashed out when nothing was left for a result; of the rest, returned when it was
 * returned whole, won when anything else was paid.
 */
export function outcomeOf(
  bet: Pick<Bet, 'status' | 'statusId' | 'payout' | 'remaining' | 'cashOuts'>,
): 'open' | 'won' | 'lost' | 'returned' | 'cashedOut' {
  const { status, statusId, payout, cashOuts } = bet;
  if (status === 'open') return 'open';
  if (isCashedOut(bet)) return 'cashedOut';
  if (statusId === 2 || statusId === 3) return 'returned';
  return payout > cashOuts.reduce((sum, { amount }) => sum + amount, 0) ? 'won' : 'lost';
}

/** Whether a bet matches a filter, by the operator's own reading. */
export function isAskedFor({ status, betType, product, from, to, games }: HistoryFilter, bet: Bet): boolean {
  const byStatus = status === 'all' || (status === 'settled' ? bet.status === status : outcomeOf(bet) === status);
  return (
    byStatus &&
    (betType === null || bet.betType === betType) &&
    (product === 'all' || (bet.productId === 1) === (product === 'live')) &&
    (from === null || bet.placedAt >= from) &&
    (to === null || bet.placedAt <= to) &&
    (games === undefined || bet.legs.some(({ gameId }) => games.includes(gameId)))
  );
}
