import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyVisit, playVisit } from './browser-history.ts';
it('deep', async () => {
  await fc.assert(fc.asyncProperty(anyVisit, async (visit) => { expect(await playVisit(visit)).toEqual([]); }), { seed: 78, numRuns: 1500 });
}, 900_000);
