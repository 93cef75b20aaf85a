/** Games by their ids as rows of a board, while they are open for bets. */
import { useMemo } from 'react';
import type { BoardGroup, Game } from 'touchline/core/line/types';
import { useCore, useWatch } from '../../core-context.ts';
import { useProjections } from '../../use-projection.ts';

/** Games in play first, then by kick-off; one group for each competition, in the order of its first game. */
function groupsOf(games: readonly Game[]): readonly BoardGroup[] {
  const sorted = games.toSorted(
    (one, other) =>
      Number(one.status === 'scheduled') - Number(other.status === 'scheduled') || one.startsAt - other.startsAt,
  );
  const groups = new Map<number, { readonly champ: Game['champ']; readonly gameIds: number[] }>();
  for (const { champ, id } of sorted) {
    const group = groups.get(champ.id) ?? { champ, gameIds: [] };
    group.gameIds.push(id);
    groups.set(champ.id, group);
  }
  return [...groups.values()];
}

/** Changes when the list does: the games that are open, their order and whether they have begun. */
function orderOf(games: readonly (Game | null)[]): string {
  return games
    .flatMap((game) => (isOpen(game) ? [`${game.id} ${game.status === 'scheduled' ? game.startsAt : 'live'}`] : []))
    .join();
}

const isOpen = (game: Game | null): game is Game => game !== null && game.status !== 'finished';

/** `ids` has to keep its identity between renders. */
export function useGamesAsGroups(ids: readonly number[]): readonly BoardGroup[] {
  const { line } = useCore();
  useWatch(ids.map((id) => `game:${id}`));
  const readables = useMemo(() => ids.map((id) => line.game(id)), [line, ids]);
  const order = useProjections(readables, orderOf);
  return useMemo(
    () => (order === '' ? [] : groupsOf(readables.map((readable) => readable.get()).filter(isOpen))),
    [readables, order],
  );
}
