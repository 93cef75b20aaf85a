/** Settlement: legs with statuses -> what is paid. The one entry for every bet type. */
import type { Rational } from '../../../../kernel/rational.ts';
import type { Minor } from '../../../../kernel/money.ts';
import { NO_MONEY, roundToMinor } from '../../../../kernel/money.ts';
import type { Result } from '../../../../kernel/result.ts';
import { err, ok } from '../../../../kernel/result.ts';
import { MAX_SPLITS, splitCount } from './anti-express.ts';
import type { CouponMathError, SettleInput, SettleLeg, Terms } from './coupon-input.ts';
import type { BetStatusId } from './leg-factor.ts';
import { isReturnedStatus } from './leg-factor.ts';
import type { Outcome, OutcomeTerms } from './outcome.ts';
import { linesOf, outcomesOf } from './outcome.ts';
import { shapeOf } from './shape.ts';
import { capPayout, freeBetPayout, hyperBonus } from './terms.ts';

export type Settlement =
  /** What is sure already, and the most it can still become. */
  | { readonly kind: 'open'; readonly lines: number; readonly guaranteed: Minor; readonly maximum: Minor }
  | {
      readonly kind: 'settled';
      readonly lines: number;
      readonly payout: Minor;
      /** Paid beside the payout. */
      readonly hyperBonus: Minor;
      /** The coupon's own status: a single's leg's; otherwise 2 every leg returned, 0 nothing paid, 1 anything else. */
      readonly statusId: BetStatusId;
    };

/** Terms for the mathematics of an input, without the keys that are absent. */
export function outcomeTerms({ antiExpressMargin, terms }: SettleInput): OutcomeTerms {
  return {
    ...(antiExpressMargin === undefined ? {} : { antiExpressMargin }),
    hasBonusBet: terms?.hasBonusBet ?? false,
  };
}

/** What a value becomes when it is paid on a stake: less a free bet's stake, capped, and rounded once. */
export function paidOut(value: Rational, stake: number, terms: Terms = {}): Minor {
  const isFree = terms.isFreeBet === true;
  const own = isFree ? freeBetPayout(value, stake) : value;
  return roundToMinor(terms.maxPayout === undefined ? own : capPayout(own, terms.maxPayout, isFree ? 0 : stake));
}

/** Sums of amounts stop at the largest amount that can be told. */
export function addMinor(amounts: readonly Minor[]): Minor {
  return roundToMinor({ n: amounts.reduce((total, amount) => total + BigInt(amount), 0n), d: 1n });
}

function bonusOf({ low, stake }: Outcome, legs: readonly SettleLeg[], terms: Terms): Minor {
  const isRefund = legs.every(({ statusId }) => isReturnedStatus(statusId));
  if (terms.hyperBonus === undefined || isRefund) return NO_MONEY;
  return roundToMinor(hyperBonus({ n: BigInt(paidOut(low, stake, terms)), d: 1n }, stake, terms.hyperBonus));
}

function statusOf(input: SettleInput, payout: Minor): BetStatusId {
  const [only] = input.legs;
  if (input.typeId === 0 && only !== undefined) return only.statusId;
  if (input.legs.every(({ statusId }) => isReturnedStatus(statusId))) return 2;
  return payout > 0 ? 1 : 0;
}

/**
 * Settles a coupon. Amounts in minor units, prices in thousandths. A line with a lost leg is lost at once, so a coupon may be settled while legs are open.
 * All that is wrong with the coupon comes back as a list; nothing throws.
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
  return ok({ kind: 'settled', lines, payout: paid, hyperBonus: bonus, statusId: statusOf(input, paid) });
}
