/** The order of competitions on a board, other than the usual one [LIN-207]. */
import type { BoardGroup, Game } from '../types.ts';

export interface Arrangement {
  readonly isGroupedByCountry: boolean;
  readonly isBestOnTop: boolean;
}

/**
 * `groups` are grouped by country, as boards are. Ungrouped, competitions follow each other by their first game within
 * a sport; with the best on top, competitions that have a top game come first, whatever their sport.
 */
export function arrangeGroups(
  groups: readonly BoardGroup[],
  { isGroupedByCountry, isBestOnTop }: Arrangement,
  gameOf: (id: number) => Pick<Game, 'startsAt' | 'top'> | null,
): readonly BoardGroup[] {
  const startOf = ({ gameIds: [first = 0] }: BoardGroup): number => gameOf(first)?.startsAt ?? 0;
  const ordered = isGroupedByCountry
    ? groups
    : [...groups].sort((one, other) => one.champ.sportId - other.champ.sportId || startOf(one) - startOf(other));
  if (!isBestOnTop) return ordered;
  const isBest = ({ gameIds }: BoardGroup): boolean => gameIds.some((id) => gameOf(id)?.top === true);
  return [...ordered.filter(isBest), ...ordered.filter((group) => !isBest(group))];
}
