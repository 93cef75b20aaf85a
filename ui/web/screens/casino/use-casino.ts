/** Loads the catalogue of the casino for a page that shows it. */
import { useCallback, useEffect } from 'react';
import type { CasinoView } from 'touchline/core/casino/types';
import { useFeature } from '../../components/use-feature.ts';
import { useCore } from '../../core-context.ts';

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
