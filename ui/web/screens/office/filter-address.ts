/**
 * The history's filter as a query string, so that reloads, the back button and shared links keep it:
 * `?status=won&type=express&product=live&from=2026-11-01&to=2026-11-21`. Days are the player's.
 */
import { EVERY_BET, type HistoryFilter, type HistoryStatus } from 'touchline/core/history/filter';
import { betTypeNames, type BetTypeName } from 'touchline/core/history/bet-type';
import { betTypeIdOf } from 'touchline/core/history/bet-type-wire';
import { boundsOf, dayOf } from './days.ts';

export const STATUSES: readonly HistoryStatus[] = ['all', 'open', 'settled', 'won', 'lost', 'returned', 'cashedOut'];
export const PRODUCTS: readonly HistoryFilter['product'][] = ['all', 'line', 'live'];
/** Types of a single coupon; several singles count as singles. */
export const TYPES: readonly BetTypeName[] = betTypeNames.filter((name) => name !== 'singles');

/** Values that the filter does not offer are ignored. */
export function filterOf(query: string, timeZone: number | 'auto'): HistoryFilter {
  const params = new URLSearchParams(query);
  const type = params.get('type') ?? '';
  return {
    status: STATUSES.find((status) => status === params.get('status')) ?? EVERY_BET.status,
    // Addresses once had the operator's number.
    betType: TYPES.find((name) => name === type || String(betTypeIdOf(name)) === type) ?? EVERY_BET.betType,
    product: PRODUCTS.find((product) => product === params.get('product')) ?? EVERY_BET.product,
    ...boundsOf(params.get('from') ?? '', params.get('to') ?? '', timeZone),
  };
}

/** The query string with its question mark; empty when no filter is set. */
export function queryOf({ status, betType, product, from, to }: HistoryFilter, timeZone: number | 'auto'): string {
  const params = new URLSearchParams();
  if (status !== EVERY_BET.status) params.set('status', status);
  if (betType !== null) params.set('type', betType);
  if (product !== EVERY_BET.product) params.set('product', product);
  if (from !== null) params.set('from', dayOf(from, timeZone));
  if (to !== null) params.set('to', dayOf(to, timeZone));
  const query = params.toString();
  return query === '' ? '' : `?${query}`;
}
