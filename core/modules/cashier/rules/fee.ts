/** The fee of a payment, exact: integers and one rounding [CSH-3]. */
import { roundToMinor } from '../../../kernel/money.ts';
import { add, fromInt, fromScaled } from '../../../kernel/rational.ts';
import type { Fee } from '../types.ts';

/** 100 percent in basis points. */
const WHOLE_BP = 10_000;

/** amount * basisPoints / 10000 + fixed, half-up to minor units, of an amount in minor units. */
export function feeOf({ basisPoints, fixed }: Fee, amount: number): number {
  return roundToMinor(add(fromScaled(BigInt(amount) * BigInt(basisPoints), WHOLE_BP), fromInt(fixed)));
}

/** The smallest amount that leaves `net` after the fee, minor units; `net` where the fee takes everything. */
export function amountFor(fee: Fee, net: number): number {
  if (fee.basisPoints >= WHOLE_BP) return net;
  let least = net;
  let most = Math.ceil(((net + fee.fixed + 1) * WHOLE_BP) / (WHOLE_BP - fee.basisPoints));
  while (least < most) {
    const middle = Math.floor((least + most) / 2);
    if (middle - feeOf(fee, middle) >= net) most = middle;
    else least = middle + 1;
  }
  return least;
}
