import { decodePart } from './address.ts';
import type { Target } from './guard.ts';
import { safeNavigate } from './safe-navigate.ts';

/** A return address is a path of this site, never an absolute address. */
const NO_ORIGIN = '';
/** A longer return address is omitted: reaching the login matters more than the way back. */
const MAX_RETURN_LENGTH = 1_500;

/** The address in a query's `return-url`, if it is safe to follow; otherwise `null` [NAV-5]. */
export function returnAddress(query: string): string | null {
  const asked = /[?&]return-url=([^&#]*)/.exec(query)?.[1];
  if (asked === undefined) return null;
  const safe = safeNavigate(decodePart(asked), NO_ORIGIN);
  return safe.ok ? safe.value : null;
}

/**
 * The query that carries a target to the login and back: the target's own query and a return address. An older return
 * address in the query is dropped.
 */
export function encodedReturn({ path, query }: Target, prefix: string): string {
  const own = query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('return-url='))
    .join('&');
  const back = encodeURIComponent(`${prefix}${path}${own === '' ? '' : `?${own}`}`);
  const carried = `?${own === '' ? '' : `${own}&`}return-url=${back}`;
  return carried.length > MAX_RETURN_LENGTH ? '' : carried;
}
