/** Names a favourite in state and views. Apart from the merging, because a star needs it before that has loaded. */
import type { Favourite } from '../types.ts';

/** 'game:7'. */
export function keyOf({ kind, id }: Pick<Favourite, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}
