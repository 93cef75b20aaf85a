/** Settlement of a bet of which a part was cashed out, for a type whose amounts are not all shares of the stake. */
import { mul } from '../../../../kernel/rational.ts';
import type { Rational } from '../../../../kernel/rational.ts';
import type { Result } from '../../../../kernel/result.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { CouponMathError, SettleInput } from './coupon-input.ts';
import { outcomesOf } from './outcome.ts';
import type { Settlement } from './settle.ts';
import { outcomeTerms, paidOut } from './payout.ts';
import { bonusOf, settle, resultOf } from './settle.ts';
import { shapeOf } from './shape.ts';

/**
 * The rest of the stake pays its share of the exact payout of the bet as placed, before terms and rounding. `input`
 * is the bet as placed; `rest` in minor units, from 0 to its stake.
 */
export function settleRest(input: SettleInput, rest: number): Result<Settlement, readonly CouponMathError[]> {
  const whole = settle(input);
  const shaped = shapeOf(input);
  if (!whole.ok) return whole;
  if (!shaped.ok) return shaped;
  const [outcome] = outcomesOf(shaped.value, outcomeTerms(input));
  if (outcome === undefined || outcome.stake === 0) return err([{ code: 'badStake' }]);
  const shareOf = (value: Rational): Rational => mul(value, { n: BigInt(rest), d: BigInt(outcome.stake) });
  const low = shareOf(outcome.low);
  const payout = paidOut(low, rest, input.terms);
  if (whole.value.kind === 'open')
    return ok({ ...whole.value, guaranteed: payout, maximum: paidOut(shareOf(outcome.high), rest, input.terms) });
  const hyperBonus = bonusOf({ low, stake: rest }, input.legs, input.terms ?? {});
  return ok({ ...whole.value, payout, hyperBonus, result: resultOf(input, payout) });
}
