/** The random histories, in two halves, so that two processors share them. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { IS_DEEP, RUNS, TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import { anyPlan } from './plan.ts';
import { runPlan } from './run-plan.ts';

const HISTORIES = IS_DEEP ? 50_000 : RUNS / 2;
const HALF = HISTORIES / 2;

export const LAWS = 'lose no bet, double none, show none without evidence, and resolve within 60 s of recovery';
export const HISTORIES_TIMEOUT_MS = TEST_TIMEOUT_MS * 8;

/** Plays one half of the histories; throws where a law is broken. */
export async function keepTheLaws(half: 'first' | 'second'): Promise<void> {
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
    { seed: 5, numRuns: HALF, ...(half === 'second' ? { path: String(HALF) } : {}) },
  );
  // Histories in which nothing happens prove nothing.
  expect(sums.placed).toBeGreaterThan(RUNS / 10);
  expect(sums.refused).toBeGreaterThan(RUNS / 100);
  expect(sums.orders).toBeGreaterThan(RUNS / 200);
  // Half of an ordinary run is too short to place the rarest type for certain.
  expect(types.size).toBeGreaterThanOrEqual(IS_DEEP ? 9 : 7);
}
