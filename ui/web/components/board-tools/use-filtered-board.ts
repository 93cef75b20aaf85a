/** A board as the player chose it; the whole board until the options have loaded [DSP-10]. */
import { useMemo } from 'react';
import type { FilteredBoard } from 'touchline/core/display/public';
import type { Board, BoardFilter } from 'touchline/core/line/types';
import type { Readable } from 'touchline/kernel/readable';
import { useBoardReadable, useCore } from '../../core-context.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { identity, useProjection } from '../../use-projection.ts';

interface ShownBoard {
  readonly board: Board;
  /** Null until the options have loaded. */
  readonly filtered: FilteredBoard | null;
}

const isLoadedOf = (display: unknown): boolean => display !== null;

/** `filter` is compared by value, so callers may pass a literal. */
export function useFilteredBoard(filter: BoardFilter): ShownBoard {
  const core = useCore();
  const whole = useBoardReadable(filter);
  const isLoaded = useProjection(core.feature('display'), isLoadedOf);
  const isHydrated = useHydrated();
  const id = filter.kind === 'top' ? 0 : filter.kind === 'champ' ? filter.champId : filter.sportId;
  const readable = useMemo((): Readable<Board | FilteredBoard> => {
    const actions = isLoaded && isHydrated ? core.actions('display') : null;
    return actions === null ? whole : actions.board(filter, core.line);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- kind and id are the filter
  }, [core, whole, isLoaded, isHydrated, filter.kind, id]);
  const board = useProjection(readable, identity);
  return { board, filtered: 'choices' in board ? board : null };
}
