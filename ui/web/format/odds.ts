/** Prices as text, remembered: the same few hundred prices come back thousands of times a second. */
import { formatOdds, type OddsViewId } from '../../../core/modules/line/public.ts';

const MOST = 4096;
const known = new Map<number, string>();
let knownView: OddsViewId = 0;

/** Thousandths -> the price in the player's format. */
export function oddsText(price: number, view: OddsViewId): string {
  if (view !== knownView || known.size > MOST) {
    known.clear();
    knownView = view;
  }
  const remembered = known.get(price);
  if (remembered !== undefined) return remembered;
  const text = formatOdds(price, view);
  known.set(price, text);
  return text;
}
