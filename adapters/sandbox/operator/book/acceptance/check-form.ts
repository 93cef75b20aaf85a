/** Whether a coupon is valid for its type: system value, blocks, block stakes, bonus bet. Returns every reason. */
import { fromThousandths, product } from 'touchline/kernel/rational';
import { MAX_SPLITS } from 'touchline/core/coupon/rules/settlement/anti-express';
import type { CouponMathError } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { maxBlockAmount, shapeOf } from 'touchline/core/coupon/rules/settlement/shape';
import { allowsBonusBet } from 'touchline/core/coupon/rules/settlement/terms';
import type { BlockAmount } from '../../store/stored-coupon.ts';
import type { RejectReason } from '../coupon.ts';
import { ANTI_EXPRESS, MAX_LEGS, takenType } from '../coupon-types.ts';
import { inputOf } from '../payout.ts';
import type { PricedCoupon } from '../payout.ts';

export interface FormedCoupon extends PricedCoupon {
  readonly legs: readonly {
    readonly price: number;
    readonly kind: number;
    readonly param: number;
    readonly isBanker: boolean;
    readonly blockId: number;
  }[];
}

/** `minBlockAmount` is the minimum stake of a block, minor units. */
export function formReasons(coupon: FormedCoupon, minBlockAmount: number): readonly RejectReason[] {
  const type = takenType(coupon.typeId);
  const input = inputOf(coupon);
  if (type === null || input === null) return [{ code: 'typeNotAllowed' }];
  const shaped = shapeOf(input);
  const errors = shaped.ok ? [] : shaped.error;
  const codes = new Set(errors.flatMap(codeOf));
  if (coupon.legs.length > MAX_LEGS || !canSettle(coupon)) codes.add('typeNotAllowed');
  const blockErrors = type.amountPer === 'block' && !codes.has('badBlocks') ? blockReasons(coupon, minBlockAmount) : [];
  const total = product(coupon.legs.map(({ price }) => fromThousandths(price)));
  const mayHaveBonus = type.allowsBonusBet && allowsBonusBet(coupon.legs, total);
  return [
    ...[...codes].map((code) => ({ code })),
    ...blockErrors,
    ...(coupon.hasBonusBet && !mayHaveBonus ? [{ code: 'bonusBetNotAllowed' } as const] : []),
  ];
}

function codeOf({ code }: CouponMathError): readonly ('typeNotAllowed' | 'badBlocks' | 'badSystemValue')[] {
  switch (code) {
    case 'tooFewLegs':
    case 'tooManyLegs':
    case 'tooManySplits':
      return ['typeNotAllowed'];
    case 'tooFewBlocks':
    case 'legWithoutBlock':
      return ['badBlocks'];
    case 'badSystemValue':
      return ['badSystemValue'];
    case 'badBlockAmount':
    case 'blockAmountTooHigh':
    case 'badPrice':
    case 'badLegAmount':
    case 'badStake':
    case 'badTerms':
      return [];
  }
}

/**
 * Each leg that may settle by halves doubles the cases of an anti-express; a coupon too complex to settle is refused.
 */
function canSettle({ typeId, legs }: FormedCoupon): boolean {
  const mayHalve = legs.filter(({ param }) => Math.abs(param) % 2 === 1).length;
  return typeId !== ANTI_EXPRESS || mayHalve <= MAX_SPLITS;
}

/**
 * Checks the blocks' stakes: each block named once, in order, the first with the coupon's amount, each later one within
 * the returns of the block before it.
 */
function blockReasons({ legs, amount, amountByBlockId }: FormedCoupon, least: number): readonly RejectReason[] {
  const pricesOf = new Map<number, number[]>();
  for (const { blockId, price } of legs) pricesOf.set(blockId, [...(pricesOf.get(blockId) ?? []), price]);
  const named = amountByBlockId.map(({ blockId }) => blockId);
  const inOrder = [...pricesOf.keys()];
  if (named.length !== inOrder.length || inOrder.some((id, at) => named[at] !== id)) return [{ code: 'badBlocks' }];
  let most = amount;
  const reasons: RejectReason[] = [];
  for (const [at, block] of amountByBlockId.entries()) {
    if (block.amount > most || (at === 0 && block.amount !== amount))
      reasons.push({ code: 'badBlockAmount', amount: most });
    else if (at > 0 && block.amount < least) reasons.push({ code: 'belowMinimum', amount: least });
    most = maxAfter(block, pricesOf);
  }
  return reasons;
}

function maxAfter({ blockId, amount }: BlockAmount, pricesOf: ReadonlyMap<number, readonly number[]>): number {
  return maxBlockAmount(amount, pricesOf.get(blockId) ?? []);
}
