/** Money of games under loss, repetition, delay and restarts; and planted bugs that the laws find. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IS_DEEP, TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import type { Bug } from './wallet-world.ts';
import { anyHistory, playHistory } from './wallet-history.ts';

const RUNS = IS_DEEP ? 20_000 : 500;
const SEED = 20261125;

describe('the wallet under a bad network', () => {
  it(
    '[GWAL-3, GWAL-4, GWAL-5, GWAL-6, PRV-2, PRV-3, GWAL-11, PRV-4, PRV-6, PRV-8, SHR-4, SHR-5, SHR-8] conserves money, pays no round twice, shows no outcome without its stake, and leaves a round without its raise playable',
    async () => {
      await fc.assert(
        fc.asyncProperty(anyHistory, async (history) => {
          expect(await playHistory(history)).toEqual([]);
        }),
        { seed: SEED, numRuns: RUNS },
      );
    },
    TEST_TIMEOUT_MS,
  );

  const BUGS: readonly Bug[] = [
    'pays a repeated credit again',
    'has no tombstones',
    'takes a repeated debit again',
    'shows an outcome without a debit',
    'shows the raised part without its debit',
    'repeats the id of the first stake for a raise',
    'keeps a raise that was rolled back',
    'gives the whole stake back with a raise',
  ];
  it.each(BUGS)(
    '[GWAL-3, GWAL-4, GWAL-11, PRV-8] a planted bug is found: the operator or the provider %s',
    async (bug) => {
      const found = await fc.check(
        fc.asyncProperty(anyHistory, async (history) => {
          let wrongs: readonly string[];
          try {
            wrongs = await playHistory(history, bug);
          } catch (error) {
            wrongs = [String(error)];
          }
          return wrongs.length === 0;
        }),
        { seed: SEED, numRuns: RUNS, endOnFailure: true },
      );
      expect(found.failed).toBe(true);
    },
    TEST_TIMEOUT_MS,
  );
});
