/** What laws of the coupon's mathematics are told with. */
import fc from 'fast-check';
import { settle } from '../../core/modules/coupon/rules/settlement/settle.ts';
import type { SettleInput } from '../../core/modules/coupon/rules/settlement/coupon-input.ts';
import type { BetTypeId } from '../../core/modules/coupon/rules/settlement/bet-types.ts';
import { betTypeIds } from '../../core/modules/coupon/rules/settlement/bet-types.ts';
import type { BetStatusId } from '../../core/modules/coupon/rules/settlement/leg-factor.ts';
import { RUNS } from './runs.ts';

/** Types whose payout is that of their lines, and the rule of each. */
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

/** What a coupon whose legs are all settled pays. */
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

/** What the player pays in all. */
export function staked({ typeId, stake, legs }: SettleInput): number {
  return typeId === 9 ? legs.reduce((total, { amount = 0 }) => total + amount, 0) : stake;
}

/** The coupon with one leg in another status. */
export function withLeg(input: SettleInput, at: number, statusId: BetStatusId): SettleInput {
  return { ...input, legs: input.legs.map((leg, index) => (index === at ? { ...leg, statusId } : leg)) };
}
