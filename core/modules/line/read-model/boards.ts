import type { Board, BoardFilter, BoardGroup, Game } from '../types.ts';

/** True when a game belongs on a board [LIN-6]. */
function belongs(game: Game, filter: BoardFilter): boolean {
  const live = game.status === 'inPlay' || game.status === 'break';
  switch (filter.kind) {
    case 'top':
      return game.top && game.status !== 'finished';
    case 'live':
      return live && (filter.sportId === undefined || game.champ.sportId === filter.sportId);
    case 'line':
      return game.status === 'scheduled' && game.champ.sportId === filter.sportId;
    case 'champ':
      return game.champ.id === filter.champId && game.status !== 'finished';
  }
}

/** The topics that carry all games of a board: the board is loaded when the last snapshot carried one of them. */
export function topicsOf(filter: BoardFilter): readonly string[] {
  switch (filter.kind) {
    case 'top':
      return ['top'];
    case 'live':
      return filter.sportId === undefined ? ['live'] : ['live', `live:${filter.sportId}`];
    case 'line':
      return [`line:${filter.sportId}`];
    case 'champ':
      return [`champ:${filter.champId}`];
  }
}

/** Groups games by championship: those with a top game first, then in kick-off order, live ones first, as games are. */
export function groupGames(
  games: Iterable<Game>,
  filter: BoardFilter,
): { readonly groups: readonly BoardGroup[]; readonly gameCount: number } {
  const byChamp = new Map<number, Game[]>();
  let gameCount = 0;
  for (const game of games) {
    if (!belongs(game, filter)) continue;
    gameCount += 1;
    const group = byChamp.get(game.champ.id) ?? [];
    group.push(game);
    byChamp.set(game.champ.id, group);
  }
  const groups = [...byChamp.values()].map((list) => list.sort(byStart));
  groups.sort(
    (left, right) =>
      (left[0]?.champ.sportId ?? 0) - (right[0]?.champ.sportId ?? 0) ||
      topOf(right) - topOf(left) ||
      byStart(left[0], right[0]),
  );
  return { groups: byCountry(groups), gameCount };
}

function topOf(games: readonly Game[]): number {
  return Number(games.some(({ top }) => top));
}

/** Competitions of one sport and country together, where the first of them is; those with a top game apart [LIN-6]. */
function byCountry(lists: readonly (readonly Game[])[]): readonly BoardGroup[] {
  const together = new Map<string, BoardGroup[]>();
  for (const list of lists) {
    const [first] = list;
    if (first === undefined) continue;
    const { champ } = first;
    const key = `${champ.sportId} ${topOf(list)} ${champ.country}`;
    const group = together.get(key) ?? [];
    group.push({ champ, gameIds: list.map(({ id }) => id) });
    together.set(key, group);
  }
  return [...together.values()].flat();
}

export function sameBoard(left: Board, right: Board): boolean {
  return (
    left.loaded === right.loaded &&
    left.gameCount === right.gameCount &&
    left.groups.length === right.groups.length &&
    left.groups.every((group, at) => {
      const other = right.groups[at];
      return (
        // The same games are of the same championship, whose name may be another language's.
        other?.champ.name === group.champ.name &&
        other.gameIds.length === group.gameIds.length &&
        group.gameIds.every((id, i) => id === other.gameIds[i])
      );
    })
  );
}

function byStart(left: Game | undefined, right: Game | undefined): number {
  if (left === undefined || right === undefined) return 0;
  const live = Number(right.status !== 'scheduled') - Number(left.status !== 'scheduled');
  return live || left.startsAt - right.startsAt || left.id - right.id;
}
