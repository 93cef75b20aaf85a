/**
 * Whether moved prices are accepted without a question: one rule, for the coupon and for the operator that strikes the
 * bet [CPN-7, CPN-136].
 */
import type { Rational } from '../../../kernel/rational.ts';
import { compare, fromInt, fromThousandths, mul } from '../../../kernel/rational.ts';
import type { ChangeAction } from '../change-action.ts';
import type { QuoteInput } from './settlement/coupon-input.ts';
import { quote } from './settlement/quote.ts';

/** With `acceptBetter`: how much worse the total may get, in percent; with 0 no leg may get worse. */
export const CHANGE_TOLERANCES = [0, 2, 5, 10] as const;
export type ChangeTolerance = (typeof CHANGE_TOLERANCES)[number];

export interface ChangeChoice {
  readonly changeCoefAction: ChangeAction;
  readonly changeCoefTolerance: ChangeTolerance;
}

/** The inputs of the total. The prices of the legs are passed separately. */
export type MovedCoupon = Pick<
  QuoteInput,
  'betType' | 'stake' | 'legs' | 'systemValue' | 'amountByBlockId' | 'antiExpressMargin'
>;

/** Whether the prices `now` may replace the agreed prices; both in thousandths, leg by leg. */
export function isMoveAccepted(
  coupon: MovedCoupon,
  agreed: readonly number[],
  now: readonly number[],
  { changeCoefAction, changeCoefTolerance }: ChangeChoice,
): boolean {
  const every = (isTaken: (before: number, after: number) => boolean): boolean =>
    agreed.every((price, at) => isTaken(price, now[at] ?? 0));
  switch (changeCoefAction) {
    case 'ask':
      return every((before, after) => before === after);
    case 'acceptAny':
      return true;
    case 'acceptBetter': {
      if (every((before, after) => better(coupon, before, after) === after)) return true;
      const isWithin = (before: Rational, after: Rational): boolean =>
        changeCoefTolerance > 0 && compare(mul(after, HUNDRED), mul(before, fromInt(100 - changeCoefTolerance))) >= 0;
      // Several singles are separate bets.
      if (coupon.betType === 'singles')
        return every((before, after) => isWithin(fromThousandths(before), fromThousandths(after)));
      const [before, after] = [totalAt(coupon, agreed), totalAt(coupon, now)];
      return before !== null && after !== null && isWithin(before, after);
    }
  }
}

/**
 * The reference prices for the moves of a placed bet: the agreed prices, or the prices in the coupon when the bet was
 * placed, whichever have the better total; where there is no total, the agreed prices. Without a tolerance the better
 * price of each leg; with `ask` the agreed prices.
 */
export function measuredFrom(
  coupon: MovedCoupon,
  agreed: readonly number[],
  placed: readonly number[],
  { changeCoefAction, changeCoefTolerance }: ChangeChoice,
): readonly number[] {
  if (changeCoefAction === 'ask') return agreed;
  if (changeCoefAction === 'acceptBetter' && changeCoefTolerance > 0 && coupon.betType !== 'singles') {
    const [seen, sent] = [totalAt(coupon, agreed), totalAt(coupon, placed)];
    return seen !== null && sent !== null && compare(seen, sent) < 0 ? placed : agreed;
  }
  return agreed.map((price, at) => better(coupon, price, placed[at] ?? price));
}

const HUNDRED = fromInt(100);

/** An anti-express wins when a leg loses: a higher price makes the bet worse. */
function better({ betType }: MovedCoupon, left: number, right: number): number {
  return betType === 'antiExpress' ? Math.min(left, right) : Math.max(left, right);
}

/**
 * The total at these prices, for an anti-express by the formula; null where the coupon is not possible at them, such as
 * when a block's stake exceeds the return of the block before.
 */
function totalAt(coupon: MovedCoupon, prices: readonly number[]): Rational | null {
  const { betType, stake, legs, systemValue, amountByBlockId, antiExpressMargin } = coupon;
  const quoted = quote({
    betType,
    stake,
    legs: legs.map((leg, at) => ({ ...leg, price: prices[at] ?? leg.price })),
    ...(systemValue === undefined ? {} : { systemValue }),
    ...(amountByBlockId === undefined ? {} : { amountByBlockId }),
    ...(antiExpressMargin === undefined ? {} : { antiExpressMargin }),
  });
  return quoted.ok ? quoted.value.totalOdds : null;
}
