import { decodePart } from './address.ts';
import type { Target } from './guard.ts';
import { safeNavigate } from './safe-navigate.ts';

/** A return address is a path of this site, never an absolute one. */
const NO_ORIGIN = '';
/** Longer ones are left out: the login is more important than the way back. */
const LONGEST = 1_500;

/** The address that `return-url` in a query names, if it is safe to follow; null otherwise [NAV-5]. */
export function returnAddress(query: string): string | null {
  const asked = /[?&]return-url=([^&#]*)/.exec(query)?.[1];
  if (asked === undefined) return null;
  const safe = safeNavigate(decodePart(asked), NO_ORIGIN);
  return safe.ok ? safe.value : null;
}

/** The query that carries a target to the login and back: its own, and the way to it. An older way back in it is dropped. */
export function encodedReturn({ path, query }: Target, prefix: string): string {
  const own = query
    .slice(1)
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('return-url='))
    .join('&');
  const back = encodeURIComponent(`${prefix}${path}${own === '' ? '' : `?${own}`}`);
  const carried = `?${own === '' ? '' : `${own}&`}return-url=${back}`;
  return carried.length > LONGEST ? '' : carried;
}
