import type { BetTypeName } from './bet-type.ts';

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
