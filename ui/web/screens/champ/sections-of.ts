import type { LineReads } from 'touchline/core/line/reads';
import type { Board } from 'touchline/core/line/types';
import type { Section } from '../../components/board-tools/board-tools.tsx';

/** The kinds of games on a board, as they follow each other. */
export function sectionsOf({ groups }: Board, line: LineReads): readonly Section[] {
  const games = groups.flatMap(({ gameIds }) => gameIds.flatMap((id) => line.game(id).get() ?? []));
  return [...new Set(games.map(({ status }): Section => (status === 'scheduled' ? 'line' : 'live')))];
}
