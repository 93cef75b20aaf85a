/** Loads the catalogue of the casino for a page that shows it. */
import { useCallback, useEffect } from 'react';
import type { CasinoView } from 'touchline/core/casino/types';
import type { View } from 'touchline/app/features';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';
import { useProjection } from '../../use-projection.ts';

export function useCasino(): {
  readonly view: CasinoView | null;
  readonly hasFailed: boolean;
  readonly again: () => void;
} {
  const core = useCore();
  const { view, hasFailed, retry } = useFeature('casino');
  const isLoaded = view !== null;
  const load = useCallback(() => void core.dispatch({ type: 'casino/load', payload: {} }), [core]);
  useEffect(() => {
    if (isLoaded) load();
  }, [isLoaded, load]);
  const again = (): void => {
    retry();
    load();
  };
  return { view, hasFailed: hasFailed || (view?.catalogue === 'failed' && view.games === null), again };
}

const NONE: readonly number[] = [];
const starredGames = (view: View<'favourites'> | null): readonly number[] => view?.casinoGames ?? NONE;

/** Numbers of the starred casino games, the latest star first. */
export function useStarredGames(): readonly number[] {
  return useProjection(useCore().feature('favourites'), starredGames);
}
