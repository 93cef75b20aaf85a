/** Questions as keys. */
import type { Asked } from '../types.ts';

/** How many days before today results are kept for [STT-7]. */
export const RESULT_DAYS = 30;

/** Two questions with one key have one answer. */
export function keyOf(asked: Asked): string {
  if (asked.kind !== 'results') return `${asked.kind} ${asked.id}`;
  const { from, to, sportId, champId, teamId, words, country, starred } = asked.query;
  return JSON.stringify([
    from,
    to,
    sportId,
    champId,
    teamId,
    words,
    ...(country === undefined ? [] : [country]),
    ...(starred === undefined ? [] : [starred.games, starred.competitions, starred.teams]),
  ]);
}
