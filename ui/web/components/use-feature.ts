/** Loads a feature of the core that a screen needs when the screen is shown. Loading can fail; `retry` tries again. */
import { useCallback, useEffect, useState } from 'react';
import type { Actions, FeatureName, View } from 'touchline/app/features';
import { useCore } from '../core-context.ts';
import { useProjection, identity } from '../use-projection.ts';

export interface LoadedFeature<V> {
  /** Null until the feature has loaded. */
  readonly view: V | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useFeature<N extends FeatureName>(name: N): LoadedFeature<View<N>> {
  const core = useCore();
  const [hasFailed, setFailed] = useState(false);
  const view = useProjection(core.feature(name), identity);
  const ask = useCallback(
    () =>
      void core.load(name).then(
        () => setFailed(false),
        () => setFailed(true),
      ),
    [core, name],
  );
  useEffect(ask, [ask]);
  return { view, hasFailed: hasFailed && view === null, retry: ask };
}

/** The actions of a feature, for components that are drawn with the view of that feature, so after it has loaded. */
export function useActions<N extends FeatureName>(name: N): NonNullable<Actions<N>> {
  const actions = useCore().actions(name);
  if (actions === null) throw new Error(`the feature ${name} has not loaded`);
  return actions;
}
