/** Selections that an operator's list names, as the line has them. */
import { useMemo } from 'react';
import { useCore, useWatch } from '../core-context.ts';
import { useProjections } from '../use-projection.ts';

export interface Listed {
  readonly marketId: number;
  readonly gameId: number;
}

/**
 * The listed selections that the line has; keeps all of them in the line for as long as the caller is shown.
 */
export function useOffered<T extends Listed>(listed: readonly T[]): readonly T[] {
  const { line } = useCore();
  useWatch(listed.map(({ marketId }) => `market:${marketId}`));
  const markets = useMemo(() => listed.map(({ gameId }) => line.markets(gameId)), [listed, line]);
  const mask = useProjections(markets, (lists) =>
    lists.map((list, at) => (list.some(({ id }) => id === listed[at]?.marketId) ? '1' : '0')).join(''),
  );
  return useMemo(() => listed.filter((_, at) => mask[at] === '1'), [listed, mask]);
}
