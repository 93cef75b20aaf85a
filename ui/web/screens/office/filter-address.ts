/** A filter of the history as the address has it, so that a reload, the way back and a link shared keep it: `?status=won&type=1&product=live&from=2026-11-01&to=2026-11-21`. Days are the player's. */
import { EVERY_BET, type HistoryFilter, type HistoryStatus } from '../../../../core/modules/history/filter.ts';
import { boundsOf, dayOf } from './days.ts';

export const STATUSES: readonly HistoryStatus[] = ['all', 'open', 'settled', 'won', 'lost', 'returned'];
export const PRODUCTS: readonly HistoryFilter['product'][] = ['all', 'line', 'live'];
/** Types of one coupon each; several singles become singles. */
export const TYPES: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/** What an address says that nobody could have chosen is left out. */
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

/** With its question mark; empty for every bet. */
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
