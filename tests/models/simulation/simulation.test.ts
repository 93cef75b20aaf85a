/** Any history of acts and faults, against the laws (`laws.ts`). */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWER_RUNS, PATIENCE_MS, RUNS } from '../../arbitraries/runs.ts';
import { anyPlan } from './plan.ts';
import { runPlan } from './run-plan.ts';

describe('any history of acts and faults', () => {
  it(
    'loses no bet, doubles none, shows none without evidence, and is resolved within 60 s of all being well',
    async () => {
      const sums = { placed: 0, refused: 0, orders: 0 };
      const types = new Set<number>();
      await fc.assert(
        fc.asyncProperty(anyPlan, async (plan) => {
          const played = await runPlan(plan);
          sums.placed += played.placed;
          sums.refused += played.refused;
          sums.orders += played.orders;
          for (const typeId of played.types) types.add(typeId);
        }),
        { seed: 5, numRuns: RUNS / 2 },
      );
      // Histories in which nothing happens prove nothing.
      expect(sums.placed).toBeGreaterThan(RUNS / 5);
      expect(sums.refused).toBeGreaterThan(RUNS / 50);
      expect(sums.orders).toBeGreaterThan(RUNS / 100);
      expect([...types].sort((left, right) => left - right)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    },
    PATIENCE_MS * 4,
  );

  it(
    'comes out the same when it is played again',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyPlan, async (plan) => {
          const [first, second] = [await runPlan(plan), await runPlan(plan)];
          expect(second.trace.join('\n')).toBe(first.trace.join('\n'));
        }),
        { seed: 2, numRuns: FEWER_RUNS / 4 },
      );
    },
    PATIENCE_MS * 4,
  );
});
