import { decodePart } from './address.ts';
import { safeNavigate } from './safe-navigate.ts';

/** A return address is a path of this site, never an absolute one. */
const NO_ORIGIN = '';

/** The address that `return-url` in a query names, if it is safe to follow; null otherwise [NAV-5]. */
export function returnAddress(query: string): string | null {
  const asked = /[?&]return-url=([^&#]*)/.exec(query)?.[1];
  if (asked === undefined) return null;
  const safe = safeNavigate(decodePart(asked), NO_ORIGIN);
  return safe.ok ? safe.value : null;
}
