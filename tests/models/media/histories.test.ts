import fc from 'fast-check';
import { expect, it } from 'vitest';
import { RUNS, TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import { anyHistory, brokenLaw } from './media-walk.ts';

it(
  '[MDA-3] [MDA-5] [MDA-6] [MDA-7] [MDA-8] every history keeps the list, the playing video and the stored zones of the reference',
  () => {
    fc.assert(
      fc.property(anyHistory, (steps) => {
        expect(brokenLaw(steps)).toBeNull();
      }),
      { seed: 31, numRuns: RUNS },
    );
  },
  TEST_TIMEOUT_MS,
);
