/** Teams with their next games: those of a game, those with the given ids, or the best-known ones. */
import type { NamedTeam, SearchIndexRows } from './line.ts';

/** Games of a team, unless the call names up to ten; ids of one call, and best-known teams. */
const GAMES = 3;
const MAX_GAMES = 10;
const MAX_IDS = 200;
const MAX_KNOWN = 60;

export interface TeamInfo extends NamedTeam {
  /** In play first, then by kick-off. */
  readonly gameIds: readonly number[];
}

/** The ids of the best-known teams, of one sport or `all`. */
function knownTeams({ teams, competitions }: SearchIndexRows, sport: string): readonly number[] {
  const own = new Set(
    competitions.flatMap(([id, sportId]) => (sport === 'all' || sport === String(sportId) ? [id] : [])),
  );
  return teams
    .filter(([, competitionId]) => own.has(competitionId))
    .toSorted((one, other) => other[4] - one[4])
    .slice(0, MAX_KNOWN)
    .map(([id]) => id);
}

/**
 * `ids` is a comma list, `game` the number of a game, `top` a sport or `all`; `games` the most games of each. A team
 * without a game on the line is what `absent` says; it is left out where that is null.
 */
export function teamsOf(
  rows: SearchIndexRows,
  query: URLSearchParams,
  absent: (id: number) => NamedTeam | null = () => null,
): readonly TeamInfo[] {
  const { teams, games, competitions } = rows;
  const numbers = (query.get('ids') ?? '').split(',').slice(0, MAX_IDS).map(Number);
  const game = games.find(([id]) => id === Number(query.get('game')));
  const top = query.get('top');
  const asked = game !== undefined ? [game[2], game[3]] : top === null ? numbers : knownTeams(rows, top);
  const most = Math.min(MAX_GAMES, Math.max(1, Number(query.get('games') ?? GAMES) || GAMES));
  return asked.flatMap((id) => {
    const team = teams.find(([each]) => each === id);
    if (team === undefined) {
      const named = absent(id);
      return named === null ? [] : [{ ...named, gameIds: [] }];
    }
    const [, competitionId, name, , , kit = 0] = team;
    const gameIds = games
      .filter(([, , home, away]) => home === id || away === id)
      .toSorted((one, other) => other[5] - one[5] || one[4] - other[4])
      .slice(0, most)
      .map(([each]) => each);
    const sportId = competitions.find(([each]) => each === competitionId)?.[1] ?? 0;
    return [{ id, name, sportId, ...(kit === 0 ? {} : { kit }), gameIds }];
  });
}
