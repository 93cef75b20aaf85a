/**
 * The history's filter as a query string, so that reloads, the back button and shared links keep it:
 * `?status=won&type=1&product=live&from=2026-11-01&to=2026-11-21`. Days are the player's.
 */
import { EVERY_BET, type HistoryFilter, type HistoryStatus } from 'touchline/core/history/filter';
import { boundsOf, dayOf } from './days.ts';

export const STATUSES: readonly HistoryStatus[] = ['all', 'open', 'settled', 'won', 'lost', 'returned'];
export const PRODUCTS: readonly HistoryFilter['product'][] = ['all', 'line', 'live'];
/** Types of a single coupon; several singles count as singles. */
export const TYPES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** Values that the filter does not offer are ignored. */
export function filterOf(query: string, timeZone: number | 'auto'): HistoryFilter {
  const said = new URLSearchParams(query);
  const type = said.get('type') ?? '';
  return {
    status: STATUSES.find((status) => status === said.get('status')) ?? EVERY_BET.status,
    typeId: TYPES.find((id) => String(id) === type) ?? EVERY_BET.typeId,
    product: PRODUCTS.find((product) => product === said.get('product')) ?? EVERY_BET.product,
    ...boundsOf(said.get('from') ?? '', said.get('to') ?? '', timeZone),
  };
}

/** The query string with its question mark; empty when no filter is set. */
export function queryOf({ status, typeId, product, from, to }: HistoryFilter, timeZone: number | 'auto'): string {
  const said = new URLSearchParams();
  if (status !== EVERY_BET.status) said.set('status', status);
  if (typeId !== null) said.set('type', String(typeId));
  if (product !== EVERY_BET.product) said.set('product', product);
  if (from !== null) said.set('from', dayOf(from, timeZone));
  if (to !== null) said.set('to', dayOf(to, timeZone));
  const query = said.toString();
  return query === '' ? '' : `?${query}`;
}
