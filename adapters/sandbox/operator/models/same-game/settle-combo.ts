/** Settles a combo from its parts: one lost part loses it at once, and all parts must have won [SGC-4]. */
import type { MarketKey, MatchFormat, SettledStatus } from '../../line/types.ts';
import { comboParts } from './parts.ts';

const LOST = 0;
const WON = 1;

/** Null while open, and for a key that names no combo. */
export function settleCombo(
  format: MatchFormat,
  key: MarketKey,
  settlePart: (part: MarketKey) => SettledStatus | null,
): SettledStatus | null {
  const statuses = comboParts(format, key)?.map(settlePart) ?? [];
  if (statuses.includes(LOST)) return LOST;
  return statuses.length > 0 && statuses.every((status) => status === WON) ? WON : null;
}
