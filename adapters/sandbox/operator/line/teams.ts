/** Teams with their next games: those of a game, or those with the given ids. */
import type { SearchIndexRows } from './line.ts';

/** Games of a team at most, and ids of one call. */
const MAX_GAMES = 3;
const MAX_IDS = 200;

export interface TeamInfo {
  readonly id: number;
  readonly name: string;
  readonly sportId: number;
  /** The number of what the team wears; absent where the name says it [LIN-227]. */
  readonly kit?: number;
  /** In play first, then by kick-off. */
  readonly gameIds: readonly number[];
}

/** `ids` is a comma list; `game` the number of a game. A team without a game on the line is left out. */
export function teamsOf(rows: SearchIndexRows, query: URLSearchParams): readonly TeamInfo[] {
  const { teams, games, competitions } = rows;
  const numbers = (query.get('ids') ?? '').split(',').slice(0, MAX_IDS).map(Number);
  const game = games.find(([id]) => id === Number(query.get('game')));
  const asked = game === undefined ? numbers : [game[2], game[3]];
  return asked.flatMap((id) => {
    const team = teams.find(([each]) => each === id);
    if (team === undefined) return [];
    const [, competitionId, name, , , kit = 0] = team;
    const gameIds = games
      .filter(([, , home, away]) => home === id || away === id)
      .toSorted((one, other) => other[5] - one[5] || one[4] - other[4])
      .slice(0, MAX_GAMES)
      .map(([each]) => each);
    const sportId = competitions.find(([each]) => each === competitionId)?.[1] ?? 0;
    return [{ id, name, sportId, ...(kit === 0 ? {} : { kit }), gameIds }];
  });
}
