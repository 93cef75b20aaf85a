/** Coupons that laws hold against each other. */
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetResult } from 'touchline/core/history/bet-result';
import { withResults } from './coupons.ts';

/** The coupon with another result of one leg. */
export const withLeg = (input: SettleInput, at: number, result: BetResult): SettleInput =>
  withResults(input, (leg, index) => (index === at ? result : leg.result));

/** The coupon with ten times the stakes. */
export const tenfold = (input: SettleInput): SettleInput => ({
  ...input,
  stake: input.stake * 10,
  legs: input.legs.map((leg) => (leg.amount === undefined ? leg : { ...leg, amount: leg.amount * 10 })),
  ...(input.amountByBlockId === undefined
    ? {}
    : {
        amountByBlockId: Object.fromEntries(
          Object.entries(input.amountByBlockId).map(([id, amount]) => [id, amount * 10]),
        ),
      }),
});
