/**
 * The expected payout of a coupon with open legs, exact. The legs of a coupon are in different games. Where the payout
 * is linear in each leg's factor, the expected payout is the payout of the expected factors; in a chain, a conditional
 * and an anti-express the joint results of the open legs are followed [CSO-2].
 */
import type { Rational } from '../../../../kernel/rational.ts';
import { compare, fromInt, max, min, mul, ONE, product, sum } from '../../../../kernel/rational.ts';
import type { Result } from '../../../../kernel/result.ts';
import { err, ok } from '../../../../kernel/result.ts';
import { ANTI_EXPRESS_MARGIN } from './anti-express.ts';
import type { QuoteInput, SettleLeg } from './coupon-input.ts';
import type { ChancedLeg } from './expected-payout.ts';
import { expectedPayout } from './expected-payout.ts';
import type { BetResult } from '../../../history/public.ts';
import { isOpenResult, legFactor } from './leg-factor.ts';
import { outcomesOf } from './outcome.ts';
import { outcomeTerms } from './payout.ts';
import type { Shape } from './shape.ts';
import { shapeOf } from './shape.ts';
import type { Chance } from './spread.ts';
import { luckyReturn, patentReturn, staked, systemReturn } from './unit-return.ts';

export interface FairLeg extends SettleLeg {
  /**
   * The results that an open leg may have, their chances 1 in all; null where nothing is known. Settled legs ignore
   * them.
   */
  readonly chances: readonly Chance<BetResult>[] | null;
  /**
   * The current price of an open leg, thousandths; without one, the leg's own. Only an anti-express reads it [CSO-17].
   */
  readonly priceNow?: number;
}

/** Payouts in minor units, exact: the least, the expected and the greatest. Terms: the maximum payout. */
export interface FairValue {
  readonly low: Rational;
  readonly expected: Rational;
  readonly high: Rational;
}

/** `unknown`: an invalid coupon, several singles, or an open leg without chances; `tooManyOpen`: beyond `MAX_STEPS`. */
export type NoFairValue = 'unknown' | 'tooManyOpen';

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

/** The expected factor of a leg at a price in thousandths. */
export function expectedFactor(price: number, chances: readonly Chance<BetResult>[]): Rational {
  return sum(chances.map(({ value, chance }) => mul(chance, legFactor(price, value))));
}

export function fairValue(input: QuoteInput<FairLeg>): Result<FairValue, NoFairValue> {
  const shaped = shapeOf(input);
  if (!shaped.ok || shaped.value.type.name === 'singles') return err('unknown');
  const shape = shaped.value;
  if (shape.legs.some(({ result, chances }) => isOpenResult(result) && chances === null)) return err('unknown');
  const unitReturn = linearReturn(shape);
  return unitReturn === null ? jointValue(input, shape) : ok(linearValue(input, shape, unitReturn));
}

function capOf({ terms }: QuoteInput, stake: number): Rational | null {
  return terms?.maxPayout === undefined ? null : fromInt(Math.max(terms.maxPayout, stake));
}

/**
 * A capped payout is valued at the cap's share of the whole: never above its expectation, because a cap is concave.
 */
function linearValue(input: QuoteInput<FairLeg>, shape: Shape<FairLeg>, unitReturn: Return): FairValue {
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
    ({ price, result }: FairLeg): Rational =>
      legFactor(price, result, open);
  const low = paid(counted('lost'));
  const high = paid(counted('won'));
  const expected = paid(({ price, result, chances }) =>
    isOpenResult(result) && chances !== null ? expectedFactor(price, chances) : legFactor(price, result),
  );
  const cap = capOf(input, shape.stake);
  if (cap === null || compare(high, cap) <= 0) return { low, expected, high };
  const least = min(low, cap);
  return { low: least, expected: max(least, mul(expected, { n: cap.n * high.d, d: cap.d * high.n })), high: cap };
}

/** Each payout is capped on its own: the joint results are followed anyway. */
function jointValue(input: QuoteInput<FairLeg>, shape: Shape<FairLeg>): Result<FairValue, NoFairValue> {
  const [outcome] = outcomesOf(shape, outcomeTerms(input));
  if (outcome === undefined) return err('unknown');
  const cap = capOf(input, shape.stake);
  const capped = (value: Rational): Rational => (cap === null ? value : min(value, cap));
  const low = capped(outcome.low);
  const expected = expectedWith(input, cap, ({ price }) => price);
  if (expected === null) return err('tooManyOpen');
  const isLay = shape.type.name === 'antiExpress' && !shape.legs.some(({ result }) => LOSSES.has(result));
  const now = isLay ? expectedWith(input, cap, ({ price, priceNow = price }) => priceNow) : null;
  return ok({
    low,
    expected: max(low, now === null ? expected : bounded(expected, now, shape.stake)),
    high: capped(outcome.high),
  });
}

/** Results after which an anti-express pays whatever the other legs do. */
const LOSSES: ReadonlySet<BetResult> = new Set(['lost', 'halfLost', 'halfLostHalfWon']);

/** A bet that would be worth more than its stake at this moment's prices is worth as much less [CSO-17]. */
function bounded(expected: Rational, now: Rational, stake: number): Rational {
  const most = fromInt(stake);
  return compare(now, most) <= 0 ? expected : mul(expected, { n: most.n * now.d, d: now.n });
}

/** The expected payout with the given price of each open leg; null beyond `MAX_STEPS`. */
function expectedWith(
  input: QuoteInput<FairLeg>,
  cap: Rational | null,
  priceOf: (leg: FairLeg) => number,
): Rational | null {
  const legs = input.legs.map((leg): ChancedLeg => {
    const { price, result, chances, blockId } = leg;
    const isOpen = isOpenResult(result) && chances !== null;
    return {
      price: isOpen ? priceOf(leg) : price,
      results: isOpen ? chances : [{ value: result, chance: ONE }],
      ...(blockId === undefined ? {} : { blockId }),
    };
  });
  const shaped = shapeOf<ChancedLeg>({ ...input, legs });
  return shaped.ok ? expectedPayout(shaped.value, cap, input.antiExpressMargin ?? ANTI_EXPRESS_MARGIN) : null;
}
