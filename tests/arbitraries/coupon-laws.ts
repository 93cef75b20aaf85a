/** Helpers for the laws of the coupon's mathematics. */
import fc from 'fast-check';
import { settle } from 'touchline/core/coupon/rules/settlement/settle';
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetTypeId } from 'touchline/core/coupon/rules/settlement/bet-types';
import { betTypeIds } from 'touchline/core/coupon/rules/settlement/bet-types';
import type { BetStatusId } from 'touchline/core/coupon/rules/settlement/leg-factor';
import { RUNS } from './runs.ts';

/** Types whose payout is the sum of their lines, with the rule of each. */
export const RULES_WITH_LINES = [
  [0, 'CPN-104'],
  [1, 'CPN-105'],
  [2, 'CPN-106'],
  [4, 'CPN-109'],
  [7, 'CPN-112'],
  [8, 'CPN-113'],
] as const;
export const WITH_LINES: readonly BetTypeId[] = RULES_WITH_LINES.map(([id]) => id);
export const WITHOUT_ANTI: readonly BetTypeId[] = betTypeIds.filter((id) => id !== 6);

/** The payout of a coupon whose legs are all settled. */
export function payout(input: SettleInput): number {
  const settled = settle(input);
  if (!settled.ok || settled.value.kind !== 'settled') throw new Error(`not settled: ${JSON.stringify(settled)}`);
  return settled.value.payout;
}

export function check<T>(
  seed: number,
  arbitrary: fc.Arbitrary<T>,
  predicate: (value: T) => void,
  numRuns = RUNS,
): void {
  fc.assert(
    fc.property(arbitrary, (value) => {
      predicate(value);
    }),
    { seed, numRuns },
  );
}

/** The total stake. */
export function staked({ typeId, stake, legs }: SettleInput): number {
  return typeId === 9 ? legs.reduce((total, { amount = 0 }) => total + amount, 0) : stake;
}

/** The coupon with another status for one leg. */
export function withLeg(input: SettleInput, at: number, statusId: BetStatusId): SettleInput {
  return { ...input, legs: input.legs.map((leg, index) => (index === at ? { ...leg, statusId } : leg)) };
}
