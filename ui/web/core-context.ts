/** Context for every component: the core and the current place. */
import { createContext, useContext, useEffect, useMemo } from 'react';
import type { Core } from 'touchline/app/facade';
import type { Readable } from 'touchline/kernel/readable';
import type { Board, BoardFilter, Game, Market } from 'touchline/core/line/types';

export const CoreContext = createContext<Core | null>(null);

export function useCore(): Core {
  const core = useContext(CoreContext);
  if (core === null) throw new Error('no CoreContext above');
  return core;
}

/** Keeps feed topics open while the component is mounted. */
export function useWatch(topics: readonly string[]): void {
  const { line } = useCore();
  const key = topics.join(',');
  useEffect(() => (key === '' ? undefined : line.watch(key.split(','))), [line, key]);
}

export function useGameReadable(gameId: number): Readable<Game | null> {
  const { line } = useCore();
  return useMemo(() => line.game(gameId), [line, gameId]);
}

export function useMarketsReadable(gameId: number): Readable<readonly Market[]> {
  const { line } = useCore();
  return useMemo(() => line.markets(gameId), [line, gameId]);
}

/** `filter` is compared by value, so callers may pass a literal. */
export function useBoardReadable(filter: BoardFilter): Readable<Board> {
  const { line } = useCore();
  const id = filter.kind === 'top' ? 0 : filter.kind === 'champ' ? filter.champId : (filter.sportId ?? 0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- kind and id are the filter
  return useMemo(() => line.board(filter), [line, filter.kind, id]);
}
