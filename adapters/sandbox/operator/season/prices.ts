/** The prices and statistics of one row: of the first source that has a whole market. Every price present is checked, chosen or not. */
import type { RecordedMatch, StatPair } from '../line/types.ts';
import { KIND } from '../line/market-kinds.ts';
import { readCount, readHandicap, readPrice, type RowReader } from './fields.ts';

type Price = RecordedMatch['prices'][number];

/** In order of choice: one bookmaker's, then the market's average, then its best. */
const SOURCES = ['B365', 'Avg', 'Max'] as const;
/** 2.5 goals in quarters. */
const MAIN_TOTAL = 10;

const STATS: readonly (readonly [name: string, home: string, away: string])[] = [
  ['shots', 'HS', 'AS'],
  ['shotsOnTarget', 'HST', 'AST'],
  ['corners', 'HC', 'AC'],
  ['fouls', 'HF', 'AF'],
  ['yellowCards', 'HY', 'AY'],
  ['redCards', 'HR', 'AR'],
];

/** The price columns of the format that are read. */
export const PRICE_COLUMNS: readonly string[] = [
  ...SOURCES.flatMap((source) => ['H', 'D', 'A', '>2.5', '<2.5', 'AHH', 'AHA'].map((suffix) => `${source}${suffix}`)),
  'AHh',
];

export const STAT_COLUMNS: readonly string[] = STATS.flatMap(([, home, away]) => [home, away]);

/** 1X2, over/under 2.5 and Asian handicap, as far as the row has them. */
export function readPrices(row: RowReader): readonly Price[] {
  const handicap = readHandicap(row, 'AHh');
  const result = firstWhole(row, ['H', 'D', 'A']);
  const total = firstWhole(row, ['>2.5', '<2.5']);
  const asian = firstWhole(row, ['AHH', 'AHA']);
  const prices: Price[] = [];
  result?.forEach((price, i) => prices.push({ kind: KIND.result, type: i + 1, param: 0, price }));
  total?.forEach((price, i) => prices.push({ kind: KIND.total, type: i + 1, param: MAIN_TOTAL, price }));
  if (handicap !== null) {
    asian?.forEach((price, i) =>
      prices.push({ kind: KIND.asianHandicap, type: i === 0 ? 1 : 3, param: i === 0 ? handicap : 0 - handicap, price }),
    );
  }
  return prices;
}

/** The pairs that are there on both sides. */
export function readStats(row: RowReader): readonly StatPair[] {
  return STATS.flatMap(([name, homeColumn, awayColumn]): StatPair[] => {
    const home = readCount(row, homeColumn);
    const away = readCount(row, awayColumn);
    return home === null || away === null ? [] : [[name, home, away]];
  });
}

function firstWhole(row: RowReader, suffixes: readonly string[]): readonly number[] | undefined {
  const bySource = SOURCES.map((source) => suffixes.flatMap((suffix) => readPrice(row, `${source}${suffix}`) ?? []));
  return bySource.find((prices) => prices.length === suffixes.length);
}
