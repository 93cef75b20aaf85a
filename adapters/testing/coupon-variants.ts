/** Coupons that laws hold against each other. */
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetStatusId } from 'touchline/core/coupon/rules/settlement/leg-factor';
import { withStatuses } from './coupons.ts';

/** The coupon with another result of one leg. */
export const withLeg = (input: SettleInput, at: number, statusId: BetStatusId): SettleInput =>
  withStatuses(input, (leg, index) => (index === at ? statusId : leg.statusId));

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
