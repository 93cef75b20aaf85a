/** The outcome of a bet, and the filters that it matches. */
import type { HistoryFilter } from '../filter.ts';
import type { Bet } from '../types.ts';
import { isCashedOut } from './is-cashed-out.ts';

/**
 * The outcome of a bet [HIS-9]: cashed out when nothing was left for a result; of the rest, returned when it was
 * returned whole, won when anything else was paid.
 */
export function outcomeOf(
  bet: Pick<Bet, 'status' | 'result' | 'payout' | 'remaining' | 'cashOuts'>,
): 'open' | 'won' | 'lost' | 'returned' | 'cashedOut' {
  const { status, result, payout, cashOuts } = bet;
  if (status === 'open') return 'open';
  if (isCashedOut(bet)) return 'cashedOut';
  if (result === 'returned' || result === 'forcedReturn') return 'returned';
  return payout > cashOuts.reduce((sum, { amount }) => sum + amount, 0) ? 'won' : 'lost';
}

/** Whether a bet matches a filter, by the operator's own reading. */
export function isAskedFor({ status, betType, product, from, to, games }: HistoryFilter, bet: Bet): boolean {
  const byStatus = status === 'all' || (status === 'settled' ? bet.status === status : outcomeOf(bet) === status);
  return (
    byStatus &&
    (betType === null || bet.betType === betType) &&
    (product === 'all' || bet.product === product) &&
    (from === null || bet.placedAt >= from) &&
    (to === null || bet.placedAt <= to) &&
    (games === undefined || bet.legs.some(({ gameId }) => games.includes(gameId)))
  );
}
