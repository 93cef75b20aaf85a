/** Helpers for the laws of the coupon's mathematics. */
import fc from 'fast-check';
import { settle } from 'touchline/core/coupon/rules/settlement/settle';
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import type { BetTypeName } from 'touchline/core/history/bet-type';
import { betTypeNames } from 'touchline/core/history/bet-type';
import type { BetResult } from 'touchline/core/history/bet-result';
import { RUNS } from './runs.ts';

/** Types whose payout is the sum of their lines, with the rule of each. */
export const RULES_WITH_LINES = [
  ['single', 'CPN-104'],
  ['express', 'CPN-105'],
  ['system', 'CPN-106'],
  ['multibet', 'CPN-109'],
  ['lucky', 'CPN-112'],
  ['patent', 'CPN-113'],
] as const;
export const WITH_LINES: readonly BetTypeName[] = RULES_WITH_LINES.map(([name]) => name);
export const WITHOUT_ANTI: readonly BetTypeName[] = betTypeNames.filter((name) => name !== 'antiExpress');

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
export function staked({ betType, stake, legs }: SettleInput): number {
  return betType === 'singles' ? legs.reduce((total, { amount = 0 }) => total + amount, 0) : stake;
}

/** The coupon with another status for one leg. */
export function withLeg(input: SettleInput, at: number, result: BetResult): SettleInput {
  return { ...input, legs: input.legs.map((leg, index) => (index === at ? { ...leg, result } : leg)) };
}
