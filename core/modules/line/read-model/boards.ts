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
  const list = [...games].filter((game) => belongs(game, filter));
  const best = new Set(list.map(({ champ, top }) => (top ? champ.id : 0)));
  const topOf = ({ champ }: Pick<Game, 'champ'>): number => Number(best.has(champ.id));
  list.sort(
    (left, right) => left.champ.sportId - right.champ.sportId || topOf(right) - topOf(left) || byStart(left, right),
  );
  const groups = grouped(list, ({ champ }) => champ.id).map((of) => ({
    champ: of[0].champ,
    gameIds: of.map(({ id }) => id),
  }));
  return {
    // Competitions of one sport and country together, where the first of them is; those with a top game apart [LIN-6].
    groups: grouped(groups, (group) => `${group.champ.sportId} ${topOf(group)} ${group.champ.country}`).flat(),
    gameCount: list.length,
  };
}

/** Groups in the order of their first members. */
function grouped<T>(list: readonly T[], keyOf: (each: T) => unknown): readonly (readonly [T, ...T[]])[] {
  const groups = new Map<unknown, [T, ...T[]]>();
  for (const each of list) {
    const group = groups.get(keyOf(each));
    if (group === undefined) groups.set(keyOf(each), [each]);
    else group.push(each);
  }
  return [...groups.values()];
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

function byStart(left: Game, right: Game): number {
  const live = Number(right.status !== 'scheduled') - Number(left.status !== 'scheduled');
  return live || left.startsAt - right.startsAt || left.id - right.id;
}
