/**
 * What a coupon of one line is worth: a single's or an express's odds and win [CPN-104, CPN-105]. Exact; rounded once. The settlement's `quote` says the same for every
 * type; it is not asked here so that a page that only shows prices does not carry the mathematics of them all. A property holds the two together.
 */
import { roundToMinor } from '../../../kernel/money.ts';
import { fromInt, fromThousandths, mul, product, toDecimalString } from '../../../kernel/rational.ts';
import type { PriceSeen } from '../messages.ts';

export interface Totals {
  /** Decimal with 3 places, '' without a total. */
  readonly odds: string;
  /** Rounded to thousandths; stops at the largest safe integer. */
  readonly thousandths: number;
  /** Minor units; null when the type has no answer for these legs. */
  readonly maxWin: number | null;
}

const NO_TOTALS: Totals = { odds: '', thousandths: 0, maxWin: null };
const ODDS_PLACES = 3;
const SINGLE = 0;
const EXPRESS = 1;

/** Totals of legs at prices in thousandths for a stake in minor units. */
export function totalsOf(typeId: number, prices: readonly PriceSeen[], stake: number): Totals {
  const isOneLine = (typeId === SINGLE && prices.length === 1) || (typeId === EXPRESS && prices.length > 1);
  if (!isOneLine) return NO_TOTALS;
  const total = product(prices.map(({ price }) => fromThousandths(price)));
  const odds = toDecimalString(total, ODDS_PLACES);
  const thousandths = Math.min(Number(odds.replace('.', '')), Number.MAX_SAFE_INTEGER);
  return { odds, thousandths, maxWin: stake > 0 ? roundToMinor(mul(fromInt(stake), total)) : null };
}
