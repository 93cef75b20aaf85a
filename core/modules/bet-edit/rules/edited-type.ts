/** The type of a bet after its legs were changed: a single of one leg, an express of several [BED-2]. */
export function editedTypeOf(legs: number): 'single' | 'express' {
  return legs > 1 ? 'express' : 'single';
}

/** Whether two bets have the same selections, in any order: nothing was changed [BED-3]. */
export function isSameSelection(old: readonly number[], next: readonly number[]): boolean {
  const wanted = new Set(old);
  return wanted.size === next.length && next.every((marketId) => wanted.has(marketId));
}
