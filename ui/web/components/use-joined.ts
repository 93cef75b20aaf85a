/** Whether a part of the core has joined: a command of one that has not is refused. */
import type { PartName } from '../../../core/app/parts/parts.ts';
import { useCore } from '../core-context.ts';
import { useProjection } from '../use-projection.ts';

const isThere = (view: unknown): boolean => view !== null;

export function useJoined(name: PartName): boolean {
  return useProjection(useCore().part(name), isThere);
}
