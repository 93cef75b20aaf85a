/** A checked coupon, with its legs sorted by the structure of its type. */
import { floor, fromInt, fromThousandths, mul, product } from '../../../../kernel/rational.ts';
import type { Result } from '../../../../kernel/result.ts';
import { err, ok } from '../../../../kernel/result.ts';
import type { BetType } from './bet-types.ts';
import { betTypes, MIN_SYSTEM_VALUE } from './bet-types.ts';
import type { CouponMathError, QuoteInput, QuoteLeg } from './coupon-input.ts';

export interface StakedBlock<L> {
  readonly id: number;
  readonly legs: readonly L[];
  /** Minor units; conditional only. */
  readonly amount: number;
}

export interface Shape<L extends QuoteLeg> {
  readonly type: BetType;
  readonly legs: readonly L[];
  /** Bankers or the lobby; empty in types without them. */
  readonly bankers: readonly L[];
  /**
   * The units that k counts: single legs of a system, blocks of a multibet; in every other type all legs, one by one.
   */
  readonly units: readonly (readonly L[])[];
  /** Conditional, in order. */
  readonly blocks: readonly StakedBlock<L>[];
  /** The size of a line in units. */
  readonly k: number;
  /** The amount that the player pays. */
  readonly stake: number;
}

const MIN_PRICE = 1000;
const MAX_PRICE = 1_000_000_000;

function isAmount(value: number): boolean {
  return Number.isSafeInteger(value) && value >= 0;
}

/**
 * The maximum stake on a block: the winning return of the block before it, rounded down. Amount in minor units, prices
 * in thousandths.
 */
export function maxBlockAmount(previousAmount: number, previousPrices: readonly number[]): number {
  const most = floor(mul(fromInt(previousAmount), product(previousPrices.map(fromThousandths))));
  return most > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(most);
}

function blocksOf<L extends QuoteLeg>(input: QuoteInput<L>, legs: readonly L[]): readonly StakedBlock<L>[] {
  const byId = new Map<number, L[]>();
  for (const leg of legs) {
    if (leg.blockId === undefined) continue;
    const block = byId.get(leg.blockId);
    if (block === undefined) byId.set(leg.blockId, [leg]);
    else block.push(leg);
  }
  const amounts = input.amountByBlockId ?? {};
  return [...byId].map(([id, members], index) => {
    const given = Object.hasOwn(amounts, id) ? amounts[id] : undefined;
    return { id, legs: members, amount: given ?? (index === 0 ? input.stake : 0) };
  });
}

function legErrors(input: QuoteInput, type: BetType, counted: number, bankers: number): CouponMathError[] {
  const errors: CouponMathError[] = [];
  // With bankers a system must leave at least two sizes of combination: three legs besides them.
  const minimum = type.name === 'system' ? type.minLegs + bankers : type.minLegs;
  if (counted < minimum) errors.push({ code: 'tooFewLegs', minimum, actual: counted });
  if (input.legs.length > type.maxLegs)
    errors.push({ code: 'tooManyLegs', maximum: type.maxLegs, actual: input.legs.length });
  for (const [leg, { price, amount, blockId, isBanker }] of input.legs.entries()) {
    if (!Number.isSafeInteger(price) || price < MIN_PRICE || price > MAX_PRICE) errors.push({ code: 'badPrice', leg });
    if (type.amountPer === 'leg' && !isAmount(amount ?? 0)) errors.push({ code: 'badLegAmount', leg });
    const isLobby = type.hasBankers && isBanker === true;
    if (type.minBlocks > 0 && blockId === undefined && !isLobby) errors.push({ code: 'legWithoutBlock', leg });
  }
  return errors;
}

function blockAmountErrors(blocks: readonly StakedBlock<QuoteLeg>[], stake: number): CouponMathError[] {
  const bad = blocks.filter(({ amount }, index) => !isAmount(amount) || (index === 0 && amount !== stake));
  if (bad.length > 0) return bad.map(({ id }) => ({ code: 'badBlockAmount', blockId: id }));
  const errors: CouponMathError[] = [];
  let maximum = Number.MAX_SAFE_INTEGER;
  for (const { id, amount, legs } of blocks) {
    if (amount > maximum) errors.push({ code: 'blockAmountTooHigh', blockId: id, maximum });
    maximum = maxBlockAmount(
      amount,
      legs.map(({ price }) => price),
    );
  }
  return errors;
}

function termsAreSound({ terms, antiExpressMargin, antiExpressCoef }: QuoteInput): boolean {
  const { maxPayout = 0, hyperBonus = { percent: 0, minStake: 0, maxBonus: 0 } } = terms ?? {};
  return (
    [maxPayout, hyperBonus.percent, hyperBonus.minStake, hyperBonus.maxBonus].every(isAmount) &&
    isAmount(antiExpressMargin ?? 1) &&
    antiExpressMargin !== 0 &&
    isAmount(antiExpressCoef ?? 0)
  );
}

/** The largest size of a line: a system of all its legs would be an express. */
export function largestSize(type: BetType, units: number): number {
  return type.name === 'system' ? units - 1 : units;
}

/** Checks a coupon against its type and sorts its legs; returns all errors at once. */
export function shapeOf<L extends QuoteLeg>(input: QuoteInput<L>): Result<Shape<L>, readonly CouponMathError[]> {
  const type = betTypes[input.betType];
  const isBanker = (leg: L): boolean => type.hasBankers && leg.isBanker === true;
  const bankers = input.legs.filter(isBanker);
  const others = input.legs.filter((leg) => !isBanker(leg));
  const blocks = type.minBlocks > 0 ? blocksOf(input, others) : [];
  const counted = type.name === 'multibet' ? others.length : input.legs.length;
  const errors = legErrors(input, type, counted, bankers.length);
  if (blocks.length < type.minBlocks)
    errors.push({ code: 'tooFewBlocks', minimum: type.minBlocks, actual: blocks.length });
  if (!isAmount(input.stake)) errors.push({ code: 'badStake' });
  if (!termsAreSound(input)) errors.push({ code: 'badTerms' });
  if (errors.length > 0) return err(errors);

  const units = type.name === 'multibet' ? blocks.map(({ legs }) => legs) : others.map((leg) => [leg]);
  const k = type.hasSystemValue ? (input.systemValue ?? MIN_SYSTEM_VALUE) : units.length;
  const maximum = largestSize(type, units.length);
  if (type.hasSystemValue && !(Number.isInteger(k) && k >= MIN_SYSTEM_VALUE && k <= maximum)) {
    return err([{ code: 'badSystemValue', minimum: MIN_SYSTEM_VALUE, maximum }]);
  }
  const amountErrors = type.amountPer === 'block' ? blockAmountErrors(blocks, input.stake) : [];
  if (amountErrors.length > 0) return err(amountErrors);
  const stake =
    type.amountPer === 'leg' ? input.legs.reduce((total, { amount }) => total + (amount ?? 0), 0) : input.stake;
  return Number.isSafeInteger(stake)
    ? ok({ type, legs: input.legs, bankers, units, blocks, k, stake })
    : err([{ code: 'badStake' }]);
}
