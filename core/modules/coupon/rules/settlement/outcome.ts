/**
 * The payout of a coupon before any terms: one outcome for each separately paid bet, so several singles have several.
 */
import type { Rational } from '../../../../kernel/rational.ts';
import { equals, mul, ONE, product } from '../../../../kernel/rational.ts';
import { ANTI_EXPRESS_MARGIN, antiExpressReturn } from './anti-express.ts';
import { combinations } from './elementary.ts';
import { conditionalPayout } from './conditional.ts';
import type { SettleLeg } from './coupon-input.ts';
import { isOpenResult, legFactor } from './leg-factor.ts';
import type { Shape } from './shape.ts';
import { bonusBetFactor } from './terms.ts';
import {
  chainReturn,
  luckyLines,
  luckyReturn,
  patentLines,
  patentReturn,
  staked,
  systemReturn,
} from './unit-return.ts';

/** Minor units, exact. The final payout lies within the bounds, which are equal when nothing is open. */
export interface Outcome {
  readonly stake: number;
  readonly low: Rational;
  readonly high: Rational;
  readonly isOpen: boolean;
}

export interface OutcomeTerms {
  readonly antiExpressMargin?: number;
  readonly hasBonusBet?: boolean;
}

type Open = 'lost' | 'won';

function bonusFactor({ type, legs }: Shape<SettleLeg>, hasBonusBet: boolean, open: Open): Rational {
  const hasAllWon = legs.every(({ result }) => result === 'won' || (open === 'won' && isOpenResult(result)));
  return type.allowsBonusBet && hasBonusBet && hasAllWon ? bonusBetFactor(legs.length) : ONE;
}

/**
 * A type whose payout is the stake times a return that grows with every factor: open legs are bounded by a loss and by
 * a win.
 */
function growing(
  shape: Shape<SettleLeg>,
  hasBonusBet: boolean,
  unitReturn: (bankers: readonly Rational[], units: readonly Rational[]) => Rational,
): Outcome {
  const paid = (open: Open): Rational => {
    const factor = ({ price, result }: SettleLeg): Rational => legFactor(price, result, open);
    const unit = unitReturn(
      shape.bankers.map(factor),
      shape.units.map((legs) => product(legs.map(factor))),
    );
    return mul(staked(1, unit), bonusFactor(shape, hasBonusBet, open));
  };
  const low = paid('lost');
  const high = shape.legs.some(({ result }) => isOpenResult(result)) ? paid('won') : low;
  return {
    stake: shape.stake,
    low: staked(shape.stake, low),
    high: staked(shape.stake, high),
    isOpen: !equals(low, high),
  };
}

/** The outcomes of a checked coupon: one, or one for each leg of several singles. */
export function outcomesOf(
  shape: Shape<SettleLeg>,
  { antiExpressMargin = ANTI_EXPRESS_MARGIN, hasBonusBet = false }: OutcomeTerms,
): readonly Outcome[] {
  const { k, stake, legs, blocks } = shape;
  switch (shape.type.name) {
    case 'single':
    case 'express':
    case 'system':
    case 'multibet':
      return [growing(shape, hasBonusBet, (bankers, units) => systemReturn(bankers, units, k))];
    case 'chain':
      return [growing(shape, hasBonusBet, (_, factors) => chainReturn(factors))];
    case 'lucky':
      return [growing(shape, hasBonusBet, (_, factors) => luckyReturn(factors))];
    case 'patent':
      return [growing(shape, hasBonusBet, (_, factors) => patentReturn(factors))];
    case 'conditional':
      return [{ stake, ...conditionalPayout(blocks) }];
    case 'antiExpress': {
      const { low, high } = antiExpressReturn(legs, antiExpressMargin);
      return [
        {
          stake,
          low: staked(stake, low),
          high: staked(stake, high),
          isOpen: legs.some(({ result }) => isOpenResult(result)),
        },
      ];
    }
    case 'singles':
      return legs.map((leg) => {
        const [low, high] = [legFactor(leg.price, leg.result, 'lost'), legFactor(leg.price, leg.result, 'won')];
        const amount = leg.amount ?? 0;
        return {
          stake: amount,
          low: staked(amount, low),
          high: staked(amount, high),
          isOpen: isOpenResult(leg.result),
        };
      });
  }
}

/** The number of lines of the stake; one for each leg of several singles. */
export function linesOf({ type, units, legs, k }: Shape<SettleLeg>): number {
  switch (type.name) {
    case 'single':
    case 'express':
    case 'chain':
    case 'conditional':
    case 'antiExpress':
      return 1;
    case 'system':
    case 'multibet':
      return combinations(units.length, k);
    case 'lucky':
      return luckyLines(legs.length);
    case 'patent':
      return patentLines(legs.length);
    case 'singles':
      return legs.length;
  }
}
