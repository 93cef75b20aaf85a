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

/** The part that a player chose: a part of the stake, or the amount to be paid. Minor units. */
export interface CashOutChoice {
  readonly by: 'stake' | 'amount';
  readonly value: number;
}

/** The parts that leave something on the bet: smallest and largest, by stake and by the amount paid. Minor units. */
export interface PartBounds {
  readonly minStake: number;
  readonly maxStake: number;
  readonly minAmount: number;
  readonly maxAmount: number;
}

/** A bet with an offer. `minRest`: the least of the stake that a part may leave on the bet [CSO-19]. Minor units. */
export interface DivisibleBet {
  /** Of the whole original stake, exact. */
  readonly value: Rational;
  readonly stake: number;
  readonly open: number;
  readonly minRest: number;
}

/** The smallest part of the open stake that pays the amount; null where all of the stake pays less. */
function smallestPart({ value, stake, open }: DivisibleBet, amount: number): number | null {
  if (partOffer(value, stake, open, open) < amount) return null;
  let [least, most] = [1, open];
  // A larger part never pays less.
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (partOffer(value, stake, open, middle) >= amount) most = middle;
    else least = middle + 1;
  }
  return least;
}

/** The parts that a player may choose; null where only all of the stake can be cashed out [CSO-19]. */
export function partBounds(bet: DivisibleBet): PartBounds | null {
  const { value, stake, open, minRest } = bet;
  const minStake = smallestPart(bet, 1);
  const maxStake = open - minRest;
  return minStake === null || minStake > maxStake
    ? null
    : {
        minStake,
        maxStake,
        minAmount: partOffer(value, stake, open, minStake),
        maxAmount: partOffer(value, stake, open, maxStake),
      };
}

/** The stake of a share in percent, within the bounds. */
export function shareStake(open: number, percent: number, { minStake, maxStake }: PartBounds): number {
  return percent >= 100 ? open : Math.min(maxStake, Math.max(minStake, Math.floor((open * percent) / 100)));
}

/**
 * The part of the stake to cash out for a choice: the stake itself, or the smallest part that pays the amount. Null
 * where the choice is outside the bounds and is not all of the bet [CSO-19].
 */
export function chosenPart(bet: DivisibleBet, { by, value: wanted }: CashOutChoice): number | null {
  const { value, stake, open } = bet;
  const part = by === 'stake' ? wanted : wanted < 1 ? null : smallestPart(bet, wanted);
  const bounds = partBounds(bet);
  if (part !== null && bounds !== null && part >= bounds.minStake && part <= bounds.maxStake) return part;
  return wanted === (by === 'stake' ? open : wholeOffer(value, stake, open)) ? open : null;
}
