/** Keeps an open game among those that were opened last, and one that is over no longer [SRH-8]. */
import { useEffect } from 'react';
import type { Game } from 'touchline/core/line/types';
import { useCore } from '../../core-context.ts';

/** `game` is null until it is known; `isOver` is also true for a game that the operator does not know. */
export function useViewed(gameId: number, game: Game | null, isOver: boolean): void {
  const core = useCore();
  const startsAt = game?.startsAt ?? null;
  useEffect(() => {
    if (startsAt === null && !isOver) return;
    core.load('search').then(
      () =>
        core.dispatch(
          isOver || startsAt === null
            ? { type: 'search/dropViewed', payload: { gameId } }
            : { type: 'search/viewGame', payload: { gameId, startsAt } },
        ),
      // The page works without the list.
      () => undefined,
    );
  }, [core, gameId, startsAt, isOver]);
}
