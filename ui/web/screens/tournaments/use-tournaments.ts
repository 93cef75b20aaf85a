/** Follows the tournaments, or one of them, for as long as a page shows them. */
import { useEffect, useMemo } from 'react';
import 'touchline/core/tournaments/feature';
import type { Followed } from 'touchline/core/tournaments/types';
import type { TournamentsView } from 'touchline/core/tournaments/views';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { useCore } from '../../core-context.ts';

const NOBODY = { type: 'tournaments/follow', payload: { followed: null } } as const;

interface UsedTournaments {
  /** Null until it is that of what the page shows. */
  readonly view: TournamentsView | null;
  readonly hasFailed: boolean;
  readonly again: () => void;
}

export function useTournaments(followed: Followed): UsedTournaments {
  const core = useCore();
  const follow = useMemo(() => ({ type: 'tournaments/follow', payload: { followed } }) as const, [followed]);
  const { view, hasFailed, again } = useLoadedFeature('tournaments', follow);
  const isLoaded = view !== null;
  useEffect(() => (isLoaded ? () => void core.dispatch(NOBODY) : undefined), [core, isLoaded]);
  return {
    view: view?.followed === followed ? view : null,
    hasFailed: hasFailed || view?.status === 'failed',
    again,
  };
}
