/** Loads the catalogue of the casino for a page that shows it. */
import 'touchline/core/casino/feature';
import type { CasinoView } from 'touchline/core/casino/types';
import type { View } from 'touchline/app/features';
import { useLoadedFeature } from '../../components/use-loaded-feature.ts';
import { useCore } from '../../core-context.ts';
import { useProjection } from '../../use-projection.ts';

const LOAD = { type: 'casino/load', payload: {} } as const;

export function useCasino(): {
  readonly view: CasinoView | null;
  readonly hasFailed: boolean;
  readonly again: () => void;
} {
  const { view, hasFailed, again } = useLoadedFeature('casino', LOAD);
  return { view, hasFailed: hasFailed || (view?.catalogue === 'failed' && view.games === null), again };
}

const NONE: readonly number[] = [];
const starredGames = (view: View<'favourites'> | null): readonly number[] => view?.casinoGames ?? NONE;

/** Numbers of the starred casino games, the latest star first. */
export function useStarredGames(): readonly number[] {
  return useProjection(useCore().feature('favourites'), starredGames);
}
