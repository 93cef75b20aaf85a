/** Total odds in the player's odds view [LIN-113]. */
import { formatOdds, MAX_PRICE } from './odds-view.ts';
import type { OddsView } from './odds-view.ts';

/** Parses total odds ('7.0425') to thousandths, half-up; 0 when the text is not a decimal. */
export function totalThousandths(coef: string): number {
  const match = /^(\d{1,12})(?:\.(\d+))?$/.exec(coef);
  if (match === null) return 0;
  const [, whole = '0', fraction = ''] = match;
  const four = Number(whole + fraction.slice(0, 4).padEnd(4, '0'));
  return Math.floor((four + 5) / 10);
}

/** The lowest possible price, in thousandths: returns equal the stake. */
const MIN_PRICE = 1000;

/** Formats total odds in an odds view; a total that is not a valid price stays a decimal [LIN-113]. */
export function totalOddsText(coef: string, view: OddsView): string {
  const price = totalThousandths(coef);
  return price < MIN_PRICE || price > MAX_PRICE ? coef : formatOdds(price, view);
}
