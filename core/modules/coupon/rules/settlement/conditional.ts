/**
 * Conditional: blocks in order. The player pays only the first block's stake; each later block is staked from the
 * balance after the ones before it. When the balance does not cover a block's stake, settlement stops there and the
 * rest is paid.
 */
import type { Rational } from '../../../../kernel/rational.ts';
import { add, compare, equals, fromInt, max, mul, ONE, product, sub, ZERO } from '../../../../kernel/rational.ts';
import type { Bounds } from './anti-express.ts';
import type { SettleLeg } from './coupon-input.ts';
import { legFactor } from './leg-factor.ts';
import type { StakedBlock } from './shape.ts';

/** A block as it is played. */
export interface Play {
  /** Minor units. */
  readonly amount: Rational;
  /** The return of the block for 1: between open legs lost and open legs won. */
  readonly low: Rational;
  readonly high: Rational;
}

function playOf({ amount, legs }: StakedBlock<SettleLeg>): Play {
  const factor = (open: 'lost' | 'won'): Rational =>
    product(legs.map(({ price, result }) => legFactor(price, result, open)));
  return { amount: fromInt(amount), low: factor('lost'), high: factor('won') };
}

/** The amount that a covered block adds to the balance. */
export function gain(amount: Rational, factor: Rational): Rational {
  return mul(amount, sub(factor, ONE));
}

/**
 * The payout, in minor units. An open block may decide whether later ones are played at all, so from there on the
 * bounds are: every later block that can lose loses, every one that can win wins.
 */
export function playedOut(plays: readonly Play[]): Bounds & { readonly isOpen: boolean } {
  let balance = plays[0]?.amount ?? ZERO;
  for (const [index, { amount, low, high }] of plays.entries()) {
    if (compare(balance, amount) < 0) break;
    if (!equals(low, high)) {
      const rest = plays.slice(index);
      return {
        low: max(
          ZERO,
          rest.reduce(
            (least, play) => add(least, gain(play.amount, play.low.n > play.low.d ? ONE : play.low)),
            balance,
          ),
        ),
        high: rest.reduce((most, play) => add(most, max(ZERO, gain(play.amount, play.high))), balance),
        isOpen: true,
      };
    }
    balance = add(balance, gain(amount, low));
  }
  return { low: balance, high: balance, isOpen: false };
}

/** The payout of blocks with statuses, in minor units. */
export function conditionalPayout(blocks: readonly StakedBlock<SettleLeg>[]): Bounds & { readonly isOpen: boolean } {
  return playedOut(blocks.map(playOf));
}
