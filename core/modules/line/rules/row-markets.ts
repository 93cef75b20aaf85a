/** The main markets of a row, whether the row's markets alone are known or every market of its game [LIN-237]. */
import type { Market } from '../types.ts';
import { mainMarkets, TOTAL_KINDS, type MainMarkets, type Price } from './main-markets.ts';
import { KIND } from './market-kinds.ts';
import { ESPORTS } from './sport-ids.ts';

/** Whether a line always wins or loses: in quarters, 10 is 2.5. */
const isHalf = ({ param }: Market): boolean => (param & 3) === 2;

/** Without whole and quarter totals where there are half ones, and in esports without rounds where there are maps. */
function ofRow(markets: readonly Market[], sportId: number): readonly Market[] {
  const withHalf = TOTAL_KINDS.filter((total) => markets.some((market) => market.kind === total && isHalf(market)));
  const countsMaps = sportId === ESPORTS && withHalf.includes(KIND.setTotal);
  return markets.filter(
    (market) =>
      (isHalf(market) || !withHalf.includes(market.kind)) &&
      !(countsMaps && (market.kind === KIND.pointTotal || market.kind === KIND.pointHandicap)),
  );
}

export function rowMarkets(markets: readonly Market[], price: Price, sportId: number): MainMarkets {
  return mainMarkets(ofRow(markets, sportId), price, sportId);
}
