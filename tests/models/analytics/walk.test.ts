import fc from 'fast-check';
import { expect, it } from 'vitest';
import { IS_DEEP, TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import { steps, walk } from './walk.ts';

const WALKS = IS_DEEP ? 5_000 : 40;

it(
  '[ANL-1, ANL-3, ANL-4] in every walk of consents and acts, nothing leaves without consent, twice, or with personal data',
  async () => {
    let left = 0;
    const names = new Set<string>();
    await fc.assert(
      fc.asyncProperty(steps, async (plan) => {
        const walked = await walk(plan);
        left += walked.left;
        walked.names.forEach((name) => names.add(name));
        expect(walked.violations).toEqual([]);
      }),
      { seed: 14, numRuns: WALKS },
    );
    // Walks in which nothing leaves would prove nothing.
    expect(left).toBeGreaterThan(WALKS);
    expect(names.size).toBeGreaterThan(8);
  },
  TEST_TIMEOUT_MS,
);
