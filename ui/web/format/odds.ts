/** Prices as text, cached: the same few hundred prices recur thousands of times a second. */
import { formatOdds, type OddsViewId } from 'touchline/core/line/public';

export { totalOddsText, totalThousandths } from 'touchline/core/line/rules/total-odds';

const MAX_CACHED = 4096;
const known = new Map<number, string>();
let knownView: OddsViewId = 0;

/** Formats a price in thousandths in the player's odds format. */
export function oddsText(price: number, view: OddsViewId): string {
  if (view !== knownView || known.size > MAX_CACHED) {
    known.clear();
    knownView = view;
  }
  const remembered = known.get(price);
  if (remembered !== undefined) return remembered;
  const text = formatOdds(price, view);
  known.set(price, text);
  return text;
}
