/** Which kinds of markets the rows of a board have [DSP-22]. */
import type { BoardGroup, LineReads } from '../../line/public.ts';
import { mainMarkets } from '../../line/rules/main-markets.ts';
import type { Column } from './board-columns.ts';
import { COLUMNS } from './board-columns.ts';

/** The first games of so many competitions stand for the board. */
const MAX_READ = 12;

/** Of the given columns those with a market, in the order of a row. */
export function columnsHad(
  groups: readonly BoardGroup[],
  columns: readonly Column[],
  { markets, price }: Pick<LineReads, 'markets' | 'price'>,
): readonly Column[] {
  const rows = groups.slice(0, MAX_READ).map(({ champ, gameIds: [first = 0] }) => {
    const { result, total, handicap } = mainMarkets(markets(first).get(), price, champ.sportId);
    return { result: result.markets, total, handicap };
  });
  return COLUMNS.filter(
    (column) => columns.includes(column) && rows.some((row) => row[column].some((market) => market !== null)),
  );
}
