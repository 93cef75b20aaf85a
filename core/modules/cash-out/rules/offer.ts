/**
 * The offer for an open bet, exact until the one rounding down to a minor unit. The operator prices with these rules;
 * embedders can check an offer with them.
 */
import type { Rational } from '../../../kernel/rational.ts';
import { add, floor, fromInt, mul, sub } from '../../../kernel/rational.ts';

/** Tolerance for binary fractions: 0.29 · 100 is 28.999…, and counts as 29. */
const FLOAT_SLACK = 1e-6;
/** Margins are counted in ten-thousandths. */
const MARGIN_SCALE = 10_000;

/** The value to offer: the certain part whole, the rest divided by 1 + margin, once [CSO-4]. Minor units. */
export function offeredValue(value: { readonly low: Rational; readonly expected: Rational }, margin: number): Rational {
  const scale = BigInt(MARGIN_SCALE);
  const over = { n: scale, d: scale + BigInt(Math.ceil(margin * MARGIN_SCALE - FLOAT_SLACK)) };
  return add(value.low, mul(sub(value.expected, value.low), over));
}

/** The offer for `open` of an original stake, minor units, rounded down [CSO-5]. */
export function wholeOffer(value: Rational, stake: number, open: number): number {
  return Number(floor(mul(value, { n: fromInt(open).n, d: BigInt(stake) })));
}

/**
 * The offer for `part` of the open stake: the whole offer less the offer for the rest. Parts therefore always add up to
 * the whole [CSO-6].
 */
export function partOffer(value: Rational, stake: number, open: number, part: number): number {
  return wholeOffer(value, stake, open) - wholeOffer(value, stake, open - part);
}

const PERCENTS = [25, 50, 75, 100] as const;

/** The parts of an open stake that the shell offers to cash out: a quarter, a half, three quarters, all. */
export function partStakes(open: number): readonly { readonly percent: number; readonly stake: number }[] {
  return PERCENTS.map((percent) => ({ percent, stake: Math.floor((open * percent) / 100) })).filter(
    ({ stake }, at, all) => stake > 0 && stake !== all[at - 1]?.stake,
  );
}
