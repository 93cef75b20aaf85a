/** Coupons whose exact payout ends in half a minor unit. */
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { fc } from './npm-install-fast-check.ts';
import type { StakeRange } from './stakes.ts';

/**
 * Steps of a stake in minor units and of a price in thousandths. An odd number of the one at an odd number of the other
 * pays half a minor unit beside whole ones. In floating-point numbers many payouts of the first pair are just below the
 * half.
 */
const STEPS = [
  { stake: 100, price: 5 },
  { stake: 1, price: 500 },
  { stake: 4, price: 125 },
  { stake: 20, price: 25 },
  { stake: 500, price: 1 },
] as const;
const PRICES = { min: 1_001, max: 9_999 } as const;
/** How many of the smallest amounts are drawn as often as all others together. */
const SMALLEST = 99;

/** An odd number of steps within the range; null where the range has none. */
function oddSteps(step: number, { min, max }: StakeRange): fc.Arbitrary<number> | null {
  const first = Math.max(0, Math.ceil((min / step - 1) / 2));
  const last = Math.floor((max / step - 1) / 2);
  if (first > last) return null;
  return fc
    .oneof(fc.integer({ min: first, max: Math.min(last, first + SMALLEST) }), fc.integer({ min: first, max: last }))
    .map((half) => step * (2 * half + 1));
}

/**
 * Won singles, or expresses of two legs, whose exact payout ends in half a minor unit; null where no stake of the range
 * has one.
 */
export function halfUnits(isExpress: boolean, stakes: StakeRange): fc.Arbitrary<SettleInput> | null {
  const pairs = STEPS.flatMap((step, at) => {
    const [stake, price] = [oddSteps(step.stake, stakes), oddSteps(step.price, PRICES)];
    return stake === null || price === null
      ? []
      : [{ weight: at === 0 ? 4 : 1, arbitrary: fc.record({ stake, price }) }];
  });
  if (pairs.length === 0) return null;
  return fc
    .record({ pair: fc.oneof(...pairs), whole: fc.constantFrom(3, 5, 7) })
    .map(({ pair: { stake, price }, whole }) => {
      const first = { price, result: 'won' as const };
      return isExpress
        ? { betType: 'express', stake, legs: [first, { price: 1_000 * whole, result: 'won' }] }
        : { betType: 'single', stake, legs: [first] };
    });
}
