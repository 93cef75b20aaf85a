/** What a coupon is worth, from the one place that knows: the settlement's quote. Exact; rounded once. */
import { toDecimalString } from '../../../kernel/rational.ts';
import type { PriceSeen } from '../messages.ts';
import { isBetTypeId } from './settlement/bet-types.ts';
import { quote } from './settlement/quote.ts';

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

/** Totals of legs at prices in thousandths for a stake in minor units. */
export function totalsOf(typeId: number, prices: readonly PriceSeen[], stake: number): Totals {
  if (!isBetTypeId(typeId) || prices.length === 0) return NO_TOTALS;
  const quoted = quote({ typeId, stake, legs: prices.map(({ price }) => ({ price })) });
  if (!quoted.ok || quoted.value.totalOdds === null) return NO_TOTALS;
  const odds = toDecimalString(quoted.value.totalOdds, ODDS_PLACES);
  const thousandths = Math.min(Number(odds.replace('.', '')), Number.MAX_SAFE_INTEGER);
  return { odds, thousandths, maxWin: stake > 0 ? quoted.value.maxWin : null };
}
