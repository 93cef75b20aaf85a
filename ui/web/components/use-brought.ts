/** A part of the core that a screen needs: asked for when the screen is shown. Its code may fail to come; `retry` asks again. */
import { useCallback, useEffect, useState } from 'react';
import type { PartName, PartViews } from '../../../core/app/parts/parts.ts';
import { useCore } from '../core-context.ts';
import { useProjection, whole } from '../use-projection.ts';

export interface Brought<V> {
  /** Null until the part is here. */
  readonly view: V | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

export function useBrought<N extends PartName>(name: N): Brought<PartViews[N]> {
  const core = useCore();
  const [hasFailed, setFailed] = useState(false);
  const view = useProjection(core.part(name), whole);
  const ask = useCallback(
    () =>
      void core.bring(name).then(
        () => setFailed(false),
        () => setFailed(true),
      ),
    [core, name],
  );
  useEffect(ask, [ask]);
  return { view, hasFailed: hasFailed && view === null, retry: ask };
}
