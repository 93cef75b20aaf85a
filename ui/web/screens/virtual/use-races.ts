/** Follows the races of a sport for as long as the page shows them. */
import { useEffect, useMemo } from 'react';
import type { RacesState } from 'touchline/core/races/types';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { useCore } from '../../core-context.ts';

const NOBODY = { type: 'races/follow', payload: { sportId: null } } as const;

export function useRaces(sportId: number): {
  readonly view: RacesState | null;
  readonly hasFailed: boolean;
  readonly again: () => void;
} {
  const core = useCore();
  const follow = useMemo(() => ({ type: 'races/follow', payload: { sportId } }) as const, [sportId]);
  const { view, hasFailed, again } = useLoadedFeature('races', follow);
  const isLoaded = view !== null;
  useEffect(() => (isLoaded ? () => void core.dispatch(NOBODY) : undefined), [core, isLoaded]);
  // The state of the sport that was followed before is nobody's.
  return { view: view?.sportId === sportId ? view : null, hasFailed, again };
}
