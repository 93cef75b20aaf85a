/** The latest results of a competition or of one of its sides, from the form in its tables [STT-19, STT-20]. */
import type { CompetitionStatistics, FormGame, PlayedResult, TableRow } from '../types.ts';

export type ResultTables = Pick<CompetitionStatistics, 'competition' | 'tables'>;

function resultOf(
  { id, sportId, name, country }: ResultTables['competition'],
  row: TableRow,
  game: FormGame,
): PlayedResult {
  const { gameId, opponent, isHome, own, other, startsAt, kits } = game;
  return {
    id: gameId,
    sportId,
    champId: id,
    champ: name,
    country,
    home: isHome ? row.name : opponent,
    away: isHome ? opponent : row.name,
    kits,
    startsAt,
    score: isHome ? [own, other] : [other, own],
    periodScores: '',
  };
}

/** The latest first, at most `most`. A game is in the form of both sides, and is listed once. */
export function latestResults({ competition, tables }: ResultTables, most: number): readonly PlayedResult[] {
  return tables
    .flat()
    .flatMap((row) => row.form.filter(({ isHome }) => isHome).map((game) => resultOf(competition, row, game)))
    .sort((one, other) => other.startsAt - one.startsAt || other.id - one.id)
    .slice(0, most);
}

/** The same of one side; empty for a side without a game. */
export function latestResultsOf({ competition, tables }: ResultTables, teamId: number): readonly PlayedResult[] {
  const row = tables.flat().find(({ id }) => id === teamId);
  return row === undefined ? [] : row.form.map((game) => resultOf(competition, row, game));
}
