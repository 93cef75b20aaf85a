import type { Board, BoardGroup } from '../types.ts';

const HOUR_MS = 3_600_000;

/** The groups of a board with only the games that start within `hours` of `now` (ms); 0 hours is no filter. */
export function startingWithin(
  { groups }: Pick<Board, 'groups'>,
  hours: number,
  now: number,
  startsAt: (gameId: number) => number,
): readonly BoardGroup[] {
  if (hours === 0) return groups;
  return groups.flatMap((group) => {
    const gameIds = group.gameIds.filter((id) => startsAt(id) <= now + hours * HOUR_MS);
    return gameIds.length === 0 ? [] : [{ ...group, gameIds }];
  });
}
