/** The mathematics of coupons alone: pure functions over exact fractions, without a core, a clock or a network. */
import { quote } from 'touchline/core/coupon';
import { toDecimalString } from 'touchline/kernel';

/** The total odds and the returns, in minor units, of an express of these prices (in thousandths) at this stake. */
export function quoteExpress(prices: readonly number[], stake: number): { odds: string; returns: number } {
  const quoted = quote({ betType: 'express', systemValue: 0, stake, legs: prices.map((price) => ({ price })) });
  if (!quoted.ok) throw new Error(quoted.error.map(({ code }) => code).join(', '));
  const { totalOdds, maxWin } = quoted.value;
  return { odds: totalOdds === null ? '' : toDecimalString(totalOdds, 3), returns: maxWin };
}
