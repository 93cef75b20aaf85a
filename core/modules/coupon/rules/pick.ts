/** A selection's name in a text [CPN-27]. */
import type { Leg } from '../types.ts';

/** The params that name a selection: a shell renders them as `pick`, the market and the outcome, or as `outcome`. */
export function pickParams({
  home,
  away,
  sportId,
  kind,
  type,
  param,
  label,
}: Leg): Readonly<Record<string, string | number>> {
  return { home, away, sportId, kind, type, param, label: label ?? '' };
}
