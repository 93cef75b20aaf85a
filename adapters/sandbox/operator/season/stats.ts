/** The statistics of one row, each from a pair of columns. */
import type { StatPair } from '../line/types.ts';
import { readCount } from './fields.ts';
import type { Columns, Row } from './row.ts';

const STATS: readonly (readonly [name: string, home: string, away: string])[] = [
  ['shots', 'HS', 'AS'],
  ['shotsOnTarget', 'HST', 'AST'],
  ['corners', 'HC', 'AC'],
  ['fouls', 'HF', 'AF'],
  ['yellowCards', 'HY', 'AY'],
  ['redCards', 'HR', 'AR'],
];

export const STAT_PAIRS: readonly (readonly [home: string, away: string])[] = STATS.map(([, home, away]) => [
  home,
  away,
]);

/** The pairs that are present on both sides. */
export function readStats(row: Row, header: Columns): readonly StatPair[] {
  return STATS.flatMap(([name, ...columns]): StatPair[] => {
    if (!columns.every((column) => header.has(column)) || columns.every((column) => row.text(column) === '')) return [];
    const [home, away] = columns.flatMap((column) => {
      const count = readCount(row.text(column));
      if (!count.ok) row.report(column, count.error, 'This statistic is not shown.');
      return count.ok ? [count.value] : [];
    });
    return home === undefined || away === undefined ? [] : [[name, home, away]];
  });
}
