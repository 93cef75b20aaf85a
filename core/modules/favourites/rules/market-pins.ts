/** A pinned kind of markets is a star of that kind in one sport [FAV-10]. */
import { keyOf } from './key.ts';

/** Above any kind of market. */
const KINDS = 100_000;

/** The id of the star: of all games of the sport, and of all groups of a numbered kind (first set, second set). */
export function marketPin(sportId: number, kind: number): number {
  return sportId * KINDS + kind;
}

/** Pinned groups of markets before the others; the order among both stays. `starred`: of the favourites' view. */
export function pinnedFirst<G extends { readonly kind: number }>(
  groups: readonly G[],
  sportId: number,
  starred: ReadonlySet<string>,
): readonly G[] {
  const isPinned = ({ kind }: G): boolean => starred.has(keyOf({ kind: 'market', id: marketPin(sportId, kind) }));
  const pinned = groups.filter(isPinned);
  return pinned.length === 0 ? groups : [...pinned, ...groups.filter((group) => !isPinned(group))];
}
