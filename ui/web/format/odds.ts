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

/** A total as the operator writes it ('7.0425') -> thousandths, half-up; 0 for what is no decimal. */
export function totalThousandths(coef: string): number {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(coef);
  if (match === null) return 0;
  const [, whole = '0', fraction = ''] = match;
  const four = Number(whole + fraction.slice(0, 4).padEnd(4, '0'));
  return Math.floor((four + 5) / 10);
}

/** What a stake of 1 returns at the least price there is; an anti-express can have lower odds, which only a decimal can tell. */
const LEAST = 1000;

/** The same in the player's format. */
export function totalOddsText(coef: string, view: OddsViewId): string {
  const price = totalThousandths(coef);
  return price < LEAST ? coef : oddsText(price, view);
}
