/**
 * The expected payout of a coupon with open legs, exact. The payout of these types is linear in each leg's factor, and
 * their legs are in different games, so the expected payout is the payout of the expected factors [CSO-2].
 */
import type { Rational } from '../../../../kernel/rational.ts';
import { compare, fromInt, max, min, mul, product } from '../../../../kernel/rational.ts';
import type { QuoteInput, SettleLeg } from './coupon-input.ts';
import { isOpenStatus, legFactor } from './leg-factor.ts';
import type { Shape } from './shape.ts';
import { shapeOf } from './shape.ts';
import { luckyReturn, patentReturn, staked, systemReturn } from './unit-return.ts';

export interface FairLeg extends SettleLeg {
  /** The expected factor of an open leg; null where nothing is known. Settled legs ignore it. */
  readonly expected: Rational | null;
}

/** Payouts in minor units, exact: every open leg lost, as expected, every open leg won. Terms: the maximum payout. */
export interface FairValue {
  readonly low: Rational;
  readonly expected: Rational;
  readonly high: Rational;
}

type Return = (bankers: readonly Rational[], units: readonly Rational[]) => Rational;

/** The return of a stake of 1; null for a type whose payout is not linear in its legs' factors. */
function linearReturn({ type, k }: Shape<FairLeg>): Return | null {
  switch (type.name) {
    case 'single':
    case 'express':
    case 'system':
    case 'multibet':
      return (bankers, units) => systemReturn(bankers, units, k);
    case 'lucky':
      return (_, units) => luckyReturn(units);
    case 'patent':
      return (_, units) => patentReturn(units);
    case 'chain':
    case 'conditional':
    case 'antiExpress':
    case 'singles':
      return null;
  }
}

/**
 * Null for a type without a linear payout, an invalid coupon, and an open leg without an expected factor. A capped
 * payout is valued at the cap's share of the whole: never above its expectation, because a cap is concave.
 */
export function fairValue(input: QuoteInput<FairLeg>): FairValue | null {
  const shaped = shapeOf(input);
  if (!shaped.ok) return null;
  const shape = shaped.value;
  const unitReturn = linearReturn(shape);
  const hasUnknown = shape.legs.some(({ statusId, expected }) => isOpenStatus(statusId) && expected === null);
  if (unitReturn === null || hasUnknown) return null;
  const paid = (factor: (leg: FairLeg) => Rational): Rational =>
    staked(
      shape.stake,
      unitReturn(
        shape.bankers.map(factor),
        shape.units.map((legs) => product(legs.map(factor))),
      ),
    );
  const counted =
    (open: 'lost' | 'won') =>
    ({ price, statusId }: FairLeg): Rational =>
      legFactor(price, statusId, open);
  const low = paid(counted('lost'));
  const high = paid(counted('won'));
  const expected = paid((leg) =>
    isOpenStatus(leg.statusId) && leg.expected !== null ? leg.expected : legFactor(leg.price, leg.statusId),
  );
  const maxPayout = input.terms?.maxPayout;
  const cap = maxPayout === undefined ? high : fromInt(Math.max(maxPayout, shape.stake));
  if (compare(high, cap) <= 0) return { low, expected, high };
  const least = min(low, cap);
  return { low: least, expected: max(least, mul(expected, { n: cap.n * high.d, d: cap.d * high.n })), high: cap };
}
