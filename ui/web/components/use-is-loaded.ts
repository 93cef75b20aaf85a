/** Whether a feature of the core has loaded; commands to a feature that has not are refused. */
import type { FeatureName } from 'touchline/app/features';
import { useCore } from '../core-context.ts';
import { useProjection } from '../use-projection.ts';

const isThere = (view: unknown): boolean => view !== null;

export function useIsLoaded(name: FeatureName): boolean {
  return useProjection(useCore().feature(name), isThere);
}
