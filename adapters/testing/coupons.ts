/** Arbitraries of valid coupons, of every type and with any results. */
import { maxBlockAmount } from 'touchline/core/coupon/rules/settlement/shape';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import type { SettleInput, SettleLeg } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetResult } from 'touchline/core/history/bet-result';
import { fc } from './npm-install-fast-check.ts';
import { ANY_STAKE, stakeIn } from './stakes.ts';
import type { StakeRange } from './stakes.ts';

/** The results that settle a leg; 'forcedReturn' is that of a cancelled game. */
export const SETTLED_RESULTS = [
  'lost',
  'won',
  'returned',
  'forcedReturn',
  'halfWon',
  'halfLost',
  'halfLostHalfWon',
] as const;
/**
 * Every result of a leg: first the open ones, then those that settle it.
 *
 * @public
 */
export const ALL_RESULTS = ['unsettled', 'notStarted', ...SETTLED_RESULTS] as const;

/** A price in thousandths: mostly with two decimals, sometimes with three, and sometimes high. */
export const price: fc.Arbitrary<number> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 101, max: 500 }).map((hundredths) => hundredths * 10) },
  { weight: 1, arbitrary: fc.integer({ min: 1001, max: 30_000 }) },
);

/** A stake in minor units, up to 50,000.00. */
export const stake: fc.Arbitrary<number> = fc.integer(ANY_STAKE);

/** The shape of an operator's coupons. */
export interface CouponShape {
  /** Every stake, that of a later block of a conditional included; 0.01 to 50,000.00 by default. */
  readonly stakes?: StakeRange;
  /** Whether legs may be bankers or, in a multibet, the lobby; true by default. */
  readonly bankers?: boolean;
}

const stakeOf = ({ stakes }: CouponShape): fc.Arbitrary<number> => (stakes === undefined ? stake : stakeIn(stakes));

/** The result of a leg, by default one that settles it. */
export function legResult(from: readonly BetResult[] = SETTLED_RESULTS): fc.Arbitrary<BetResult> {
  return fc.constantFrom(...from);
}

function legs(minimum: number, maximum: number, from: readonly BetResult[]): fc.Arbitrary<SettleLeg[]> {
  return fc.array(fc.record({ price, result: legResult(from) }), { minLength: minimum, maxLength: maximum });
}

/** Up to two bankers, or legs of the lobby. */
const bankersOf = (from: readonly BetResult[], { bankers = true }: CouponShape): fc.Arbitrary<SettleLeg[]> =>
  legs(0, bankers ? 2 : 0, from);

function system(from: readonly BetResult[], shape: CouponShape): fc.Arbitrary<SettleInput> {
  return fc
    .record({ others: legs(3, 7, from), bankers: bankersOf(from, shape), stake: stakeOf(shape), size: fc.nat() })
    .map(({ others, bankers, stake: amount, size }) => ({
      betType: 'system',
      stake: amount,
      systemValue: 2 + (size % (others.length - 2)),
      legs: [...bankers.map((leg) => ({ ...leg, isBanker: true })), ...others],
    }));
}

/** Blocks 1, 2, … in order, one to three legs each. */
function blocks(from: readonly BetResult[], minimum: number): fc.Arbitrary<SettleLeg[]> {
  return fc
    .array(legs(1, 3, from), { minLength: minimum, maxLength: 4 })
    .map((members) => members.flatMap((block, index) => block.map((leg) => ({ ...leg, blockId: index + 1 }))));
}

function multibet(from: readonly BetResult[], shape: CouponShape): fc.Arbitrary<SettleInput> {
  return fc
    .record({ members: blocks(from, 3), lobby: bankersOf(from, shape), stake: stakeOf(shape), size: fc.nat() })
    .map(({ members, lobby, stake: amount, size }) => {
      const count = Math.max(...members.map(({ blockId = 0 }) => blockId));
      return {
        betType: 'multibet',
        stake: amount,
        systemValue: 2 + (size % (count - 1)),
        legs: [...lobby.map((leg) => ({ ...leg, isBanker: true })), ...members],
      };
    });
}

function conditional(from: readonly BetResult[], shape: CouponShape): fc.Arbitrary<SettleInput> {
  const shares = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 4, maxLength: 4 });
  // The winnings of a block are at least its stake, so the least stake is always one that the next block may have.
  const { min, max } = shape.stakes ?? { min: 0, max: Infinity };
  return fc
    .record({ members: blocks(from, 2), stake: stakeOf(shape), shares })
    .map(({ members, stake: amount, shares: percents }) => {
      const amountByBlockId: Record<number, number> = { 1: amount };
      const count = Math.max(...members.map(({ blockId = 0 }) => blockId));
      for (let id = 2; id <= count; id += 1) {
        const before = members.filter(({ blockId }) => blockId === id - 1).map((leg) => leg.price);
        const most = maxBlockAmount(amountByBlockId[id - 1] ?? 0, before);
        amountByBlockId[id] = Math.min(max, Math.max(min, Math.floor((most * (percents[id - 1] ?? 100)) / 100)));
      }
      return { betType: 'conditional', stake: amount, legs: members, amountByBlockId };
    });
}

function singles(from: readonly BetResult[], shape: CouponShape): fc.Arbitrary<SettleInput> {
  const leg = fc.record({ price, result: legResult(from), amount: stakeOf(shape) });
  return fc
    .array(leg, { minLength: 1, maxLength: 6 })
    .map((members) => ({ betType: 'singles', stake: 0, legs: members }));
}

function plain(
  betType: BetTypeName,
  minimum: number,
  maximum: number,
  from: readonly BetResult[],
  shape: CouponShape,
): fc.Arbitrary<SettleInput> {
  return fc
    .record({ legs: legs(minimum, maximum, from), stake: stakeOf(shape) })
    .map((input) => ({ betType, ...input }));
}

/** With the usual margin, or with another that an operator might have. */
function antiExpress(from: readonly BetResult[], shape: CouponShape): fc.Arbitrary<SettleInput> {
  return fc
    .record({ input: plain('antiExpress', 2, 6, from, shape), margin: fc.option(fc.integer({ min: 1, max: 400 })) })
    .map(({ input, margin }) => (margin === null ? input : { ...input, antiExpressMargin: margin }));
}

/** A coupon of the type whose legs have results from `from`. */
export function coupon(
  betType: BetTypeName,
  from: readonly BetResult[] = SETTLED_RESULTS,
  shape: CouponShape = {},
): fc.Arbitrary<SettleInput> {
  switch (betType) {
    case 'single':
      return plain('single', 1, 1, from, shape);
    case 'express':
      return plain('express', 2, 8, from, shape);
    case 'system':
      return system(from, shape);
    case 'chain':
      return plain('chain', 2, 8, from, shape);
    case 'multibet':
      return multibet(from, shape);
    case 'conditional':
      return conditional(from, shape);
    case 'antiExpress':
      return antiExpress(from, shape);
    case 'lucky':
      return plain('lucky', 2, 7, from, shape);
    case 'patent':
      return plain('patent', 3, 7, from, shape);
    case 'singles':
      return singles(from, shape);
  }
}

/** A coupon of any of the given types. */
export function anyCoupon(
  betTypes: readonly BetTypeName[],
  from: readonly BetResult[] = SETTLED_RESULTS,
  shape: CouponShape = {},
): fc.Arbitrary<SettleInput> {
  return fc.oneof(...betTypes.map((betType) => coupon(betType, from, shape)));
}

export function withResults(input: SettleInput, resultOf: (leg: SettleLeg, index: number) => BetResult): SettleInput {
  return { ...input, legs: input.legs.map((leg, index) => ({ ...leg, result: resultOf(leg, index) })) };
}
