/** Prices as text, cached: the same few hundred prices recur thousands of times a second. */
import { formatOdds, HIGHEST_PRICE, type OddsViewId } from 'touchline/core/line/public';

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

/** Parses the operator's total odds ('7.0425') to thousandths, half-up; 0 when the text is not a decimal. */
export function totalThousandths(coef: string): number {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(coef);
  if (match === null) return 0;
  const [, whole = '0', fraction = ''] = match;
  const four = Number(whole + fraction.slice(0, 4).padEnd(4, '0'));
  return Math.floor((four + 5) / 10);
}

/** The lowest possible price, in thousandths: returns equal the stake. */
const MIN_PRICE = 1000;

/** Formats total odds in the player's odds format; a total that is not a valid price stays a decimal [LIN-113]. */
export function totalOddsText(coef: string, view: OddsViewId): string {
  const price = totalThousandths(coef);
  return price < MIN_PRICE || price > HIGHEST_PRICE ? coef : oddsText(price, view);
}
