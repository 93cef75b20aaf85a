/** Whether a coupon's type can hold it as it stands: system value, blocks, block stakes, bonus bet. Every reason, in the book's words. */
import { fromThousandths, product } from '../../../../../core/kernel/rational.ts';
import { MAX_SPLITS } from '../../../../../core/modules/coupon/rules/settlement/anti-express.ts';
import type { CouponMathError } from '../../../../../core/modules/coupon/rules/settlement/coupon-input.ts';
import { maxBlockAmount, shapeOf } from '../../../../../core/modules/coupon/rules/settlement/shape.ts';
import { allowsBonusBet } from '../../../../../core/modules/coupon/rules/settlement/terms.ts';
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

/** `minBlockAmount`: no block is staked with less, minor units. */
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

/** A leg that may settle by halves doubles the cases of an anti-express; one that can't be settled is not taken. */
function canSettle({ typeId, legs }: FormedCoupon): boolean {
  const mayHalve = legs.filter(({ param }) => Math.abs(param) % 2 === 1).length;
  return typeId !== ANTI_EXPRESS || mayHalve <= MAX_SPLITS;
}

/** The blocks' stakes: each named once and in order, the first the coupon's own, each later one within what the one before it returns. */
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
