/** Settlement: legs with statuses -> payout. The one entry for every bet type. */
import type { Minor } from '../../../../kernel/money.ts';
import { NO_MONEY } from '../../../../kernel/money.ts';
import type { Result } from '../../../../kernel/result.ts';
import { err, ok } from '../../../../kernel/result.ts';
import { MAX_SPLITS, splitCount } from './anti-express.ts';
import type { CouponMathError, SettleInput, SettleLeg, Terms } from './coupon-input.ts';
import type { BetResult } from '../../../history/public.ts';
import { isReturnedResult } from './leg-factor.ts';
import type { Outcome } from './outcome.ts';
import { linesOf, outcomesOf } from './outcome.ts';
import { addMinor, hyperBonusOn, outcomeTerms, paidOut } from './payout.ts';
import { shapeOf } from './shape.ts';

export type Settlement =
  /** The guaranteed minimum and the possible maximum. */
  | { readonly kind: 'open'; readonly lines: number; readonly guaranteed: Minor; readonly maximum: Minor }
  | {
      readonly kind: 'settled';
      readonly lines: number;
      readonly payout: Minor;
      /** Paid beside the payout. */
      readonly hyperBonus: Minor;
      /** The coupon's own status: a single's leg's; otherwise 2 every leg returned, 0 nothing paid, 1 anything else. */
      readonly result: BetResult;
    };

/** The hyper bonus beside an outcome; a refund earns none. */
export function bonusOf(
  { low, stake }: Pick<Outcome, 'low' | 'stake'>,
  legs: readonly SettleLeg[],
  terms: Terms,
): Minor {
  const isRefund = legs.every(({ result }) => isReturnedResult(result));
  return isRefund ? NO_MONEY : hyperBonusOn(low, stake, terms);
}

/** The coupon's own status. */
export function resultOf(input: SettleInput, payout: Minor): BetResult {
  const [only] = input.legs;
  if (input.betType === 'single' && only !== undefined) return only.result;
  if (input.legs.every(({ result }) => isReturnedResult(result))) return 'returned';
  return payout > 0 ? 'won' : 'lost';
}

/**
 * Settles a coupon. Amounts in minor units, prices in thousandths. A line with a lost leg is lost at once, so a coupon
 * may be settled while legs are open. All errors are returned as a list; nothing throws.
 */
export function settle(input: SettleInput): Result<Settlement, readonly CouponMathError[]> {
  const shaped = shapeOf(input);
  if (!shaped.ok) return shaped;
  const shape = shaped.value;
  const splits = shape.type.name === 'antiExpress' ? splitCount(input.legs) : 0;
  if (splits > MAX_SPLITS) return err([{ code: 'tooManySplits', maximum: MAX_SPLITS, actual: splits }]);

  const terms = input.terms ?? {};
  const lines = linesOf(shape);
  const outcomes = outcomesOf(shape, outcomeTerms(input));
  const paid = addMinor(outcomes.map(({ low, stake }) => paidOut(low, stake, terms)));
  if (outcomes.some(({ isOpen }) => isOpen)) {
    const maximum = addMinor(outcomes.map(({ high, stake }) => paidOut(high, stake, terms)));
    return ok({ kind: 'open', lines, guaranteed: paid, maximum });
  }
  const legsOf = (index: number): readonly SettleLeg[] =>
    shape.type.amountPer === 'leg' ? shape.legs.slice(index, index + 1) : shape.legs;
  const bonus = addMinor(outcomes.map((outcome, index) => bonusOf(outcome, legsOf(index), terms)));
  return ok({ kind: 'settled', lines, payout: paid, hyperBonus: bonus, result: resultOf(input, paid) });
}
