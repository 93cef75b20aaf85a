/** The main markets that the rows of a board have. */
import type { LineReads } from '../reads.ts';
import type { BoardGroup } from '../types.ts';
import { mainMarkets } from './main-markets.ts';
import type { MainMarkets } from './main-markets.ts';
import { isBout } from './sport-ids.ts';

export type MainKind = keyof MainMarkets;

/** In the order of a row. */
const KINDS: readonly MainKind[] = ['result', 'total', 'handicap'];
/** The first games of so many competitions stand for the board. */
const MAX_READ = 12;

export function kindsHad(
  groups: readonly BoardGroup[],
  { markets, price }: Pick<LineReads, 'markets' | 'price'>,
): readonly MainKind[] {
  const rows = groups.slice(0, MAX_READ).map(({ champ, gameIds: [first = 0] }) => {
    const { result, total, handicap } = mainMarkets(markets(first).get(), price, champ.sportId);
    return { result: result.markets, total, handicap: isBout(champ.sportId) ? [] : handicap };
  });
  return KINDS.filter((kind) => rows.some((row) => row[kind].some((market) => market !== null)));
}
