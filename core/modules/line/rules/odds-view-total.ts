/** Total odds of a coupon in a view: exact fractions of any size, rounded once at display. */
import type { Rational } from '../../../kernel/rational.ts';
import { compare, fromInt, ONE, roundHalfUp, sub, toDecimalString } from '../../../kernel/rational.ts';
import { nearestFraction } from './odds-view-fraction.ts';
import type { OddsViewId } from './odds-view.ts';
import { formatOdds, NO_ODDS, oddsViewName } from './odds-view.ts';

const TWO = fromInt(2);
const TOTAL_PLACES = 3;
const INVERSE_PLACES = 2;
/** Totals with more digits than this say nothing to anyone, and a string has to end somewhere. */
const MOST_PLACES = 60;

/** At `places`, or as many more as it takes to be something. */
function visible(value: Rational, places: number): string {
  let at = places;
  while (at < MOST_PLACES && value.n > 0n && roundHalfUp({ n: value.n * 10n ** BigInt(at), d: value.d }) === 0n)
    at += 1;
  return toDecimalString(value, at);
}

/** Two places, or three where the third is not zero. */
function plain(value: Rational): string {
  const text = visible(value, TOTAL_PLACES);
  return /\.\d\d0$/.test(text) ? text.slice(0, -1) : text;
}

function inverse(profit: Rational): Rational {
  return { n: profit.d, d: profit.n };
}

function hundredfold(r: Rational): bigint {
  return roundHalfUp({ n: r.n * 100n, d: r.d });
}

/** The price in thousandths that a total happens to be, or null. */
function asPrice(total: Rational): number | null {
  const scaled = total.n * 1000n;
  return scaled % total.d === 0n && scaled / total.d <= BigInt(Number.MAX_SAFE_INTEGER)
    ? Number(scaled / total.d)
    : null;
}

/**
 * A coupon's total odds in a view. A total that is itself a price is written as that price; others have up to three places, the third only when it is not
 * zero. Below 1 (anti-express can be) only decimal has a number.
 */
export function formatTotalOdds(total: Rational, viewId: OddsViewId): string {
  const name = oddsViewName(viewId);
  if (compare(total, ONE) < 0) return name === 'decimal' && total.n >= 0n ? plain(total) : NO_ODDS;
  const price = asPrice(total);
  const direct = price === null ? NO_ODDS : formatOdds(price, viewId);
  const profit = sub(total, ONE);
  if (direct !== NO_ODDS || profit.n === 0n) return direct;
  const isLong = compare(total, TWO) >= 0;
  switch (name) {
    case 'decimal':
      return plain(total);
    case 'hongkong':
      return plain(profit);
    case 'fractional':
      return nearestFraction(profit, 100n);
    case 'american':
      return isLong ? `+${hundredfold(profit)}` : `-${hundredfold(inverse(profit))}`;
    case 'indonesian':
      return isLong ? plain(profit) : `-${visible(inverse(profit), INVERSE_PLACES)}`;
    case 'malaysian':
      // Exactly 2 is a price and was written as one above.
      return isLong ? `-${visible(inverse(profit), INVERSE_PLACES)}` : plain(profit);
  }
}
