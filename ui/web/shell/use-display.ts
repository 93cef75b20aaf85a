/** How the site is shown in detail; the defaults until the options have loaded [DSP-1]. */
import type { DisplayView } from 'touchline/core/display/public';
import { useCore } from '../core-context.ts';
import { useProjection } from '../use-projection.ts';

/** `select` gets null until the options have loaded, and keeps its identity. */
export function useDisplay<S>(select: (display: DisplayView | null) => S): S {
  return useProjection(useCore().feature('display'), select);
}
