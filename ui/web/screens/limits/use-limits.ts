/** The limits as a screen needs them: read again when it opens, brought when they have not come yet. */
import { useEffect } from 'react';
import type { LimitsView } from '../../../../core/modules/limits/public.ts';
import { useCore } from '../../core-context.ts';
import { useProjection, whole } from '../../use-projection.ts';

/** Null until the part has joined. */
export function useLimits(): LimitsView | null {
  return useProjection(useCore().part('limits'), whole);
}

/** Asks the operator once when the screen is opened. */
export function useFreshLimits(): LimitsView | null {
  const core = useCore();
  const view = useLimits();
  const hasJoined = view !== null;
  useEffect(() => {
    if (hasJoined) core.dispatch({ type: 'limits/refresh', payload: { why: 'asked' } });
    else void core.bring('limits').catch(() => undefined);
  }, [core, hasJoined]);
  return view;
}
