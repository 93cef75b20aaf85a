/** The games of the page of several games, in the player's order, as a query string: `?games=7,3,12` [LIN-220]. */

/** Games at once: each is a stream of all its markets. */
export const MAX_GAMES = 6;

/** Numbers of games, each once, at most `MAX_GAMES`; what is no number is left out. */
export function gamesOf(query: string): readonly number[] {
  const listed = (new URLSearchParams(query).get('games') ?? '').split(',');
  return [...new Set(listed.flatMap((text) => (/^\d{1,15}$/.test(text) ? [Number(text)] : [])))].slice(0, MAX_GAMES);
}

/** The query string with its question mark; empty without games. */
export function queryOf(games: readonly number[]): string {
  return games.length === 0 ? '' : `?games=${games.join(',')}`;
}

/** The list with a game one place earlier or later; unchanged at either end. */
export function moved(games: readonly number[], id: number, by: -1 | 1): readonly number[] {
  const at = games.indexOf(id);
  const to = at + by;
  if (at === -1 || to < 0 || to >= games.length) return games;
  return games.map((each, index) => (index === at ? (games[to] ?? each) : index === to ? id : each));
}
