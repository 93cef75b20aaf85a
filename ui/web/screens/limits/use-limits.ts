/** The limits for a screen: loaded on demand and refreshed when the screen opens. */
import { useEffect } from 'react';
import type { LimitsView } from 'touchline/core/limits/public';
import { useCore } from '../../core-context.ts';
import { useProjection, identity } from '../../use-projection.ts';

/** Null until the feature has loaded. */
export function useLimits(): LimitsView | null {
  return useProjection(useCore().feature('limits'), identity);
}

/** Requests the limits once when the screen opens. */
export function useFreshLimits(): LimitsView | null {
  const core = useCore();
  const view = useLimits();
  const hasJoined = view !== null;
  useEffect(() => {
    if (hasJoined) core.dispatch({ type: 'limits/refresh', payload: { why: 'asked' } });
    else void core.load('limits').catch(() => undefined);
  }, [core, hasJoined]);
  return view;
}
