import type { BetTypeName } from '../../history/public.ts';

/**
 * The type of a bet after its legs were changed: a single or an express follows their number, every other stays
 * [BED-2].
 */
export function editedTypeOf<T extends string>(type: T, legs: number): T | 'single' | 'express' {
  if (type !== 'single' && type !== 'express') return type;
  return legs > 1 ? 'express' : 'single';
}

/** Whether the legs of a type stand in blocks, so that they can be swapped but neither added nor removed [BED-14]. */
export function hasFixedPlaces(type: BetTypeName | 'unknown'): boolean {
  return type === 'multibet' || type === 'conditional';
}

/** Whether two bets have the same selections, in any order: nothing was changed [BED-3]. */
export function isSameSelection(old: readonly number[], next: readonly number[]): boolean {
  const wanted = new Set(old);
  return wanted.size === next.length && next.every((marketId) => wanted.has(marketId));
}
