/**
 * Loads a feature that a screen needs, then what the screen shows of it. A screen that always needs the feature imports
 * its file, so that both load together.
 */
import { useCallback, useEffect } from 'react';
import type { Command, FeatureName, View } from 'touchline/app/features';
import { useCore } from '../core-context.ts';
import { useFeature } from './use-feature.ts';

interface LoadedContents<V> {
  /** Null until the feature has loaded. */
  readonly view: V | null;
  /** Whether the feature did not load; its view has the state of its contents. */
  readonly hasFailed: boolean;
  /** Tries both again. */
  readonly again: () => void;
}

/**
 * `load` is dispatched once the feature is there, and again when it changes: it has to keep its identity between
 * renders.
 */
export function useLoadedFeature<N extends FeatureName>(name: N, load: Command): LoadedContents<View<N>> {
  const core = useCore();
  const { view, hasFailed, retry } = useFeature(name);
  const isLoaded = view !== null;
  useEffect(() => {
    if (isLoaded) core.dispatch(load);
  }, [core, isLoaded, load]);
  const again = useCallback(() => {
    retry();
    core.dispatch(load);
  }, [core, retry, load]);
  return { view, hasFailed, again };
}
