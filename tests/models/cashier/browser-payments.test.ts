import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWER_RUNS, TEST_TIMEOUT_MS } from '../../arbitraries/runs.ts';
import { anyVisit, playVisit } from './browser-history.ts';
import { createCashierWorld, payBy } from './cashier-world.ts';

describe('payments in a browser', () => {
  it(
    '[CSH-6] [CSH-7] [CSH-13] are made at most once, and every tab receives the result',
    async () => {
      const tally = new Map<string, number>();
      await fc.assert(
        fc.asyncProperty(anyVisit, async (visit) => {
          expect(await playVisit(visit, tally)).toEqual([]);
        }),
        { seed: 1, numRuns: FEWER_RUNS },
      );
      // Visits without payments prove nothing.
      for (const what of [
        'payIntended',
        'payUnknown',
        'payAccepted',
        'payRejected',
        'payNotSaved',
        'recalled',
        'cancelAnswered',
      ])
        expect(tally.get(`cashier/${what}`) ?? 0, what).toBeGreaterThan(FEWER_RUNS / 20);
    },
    TEST_TIMEOUT_MS * 4,
  );

  it(
    '[CSH-6] a tab killed at any of its calls leaves at most one payment and nothing unresolved',
    async () => {
      for (let diesAfter = 1; diesAfter <= 14; diesAfter += 1) {
        const world = await createCashierWorld((_where, fault) => {
          throw fault;
        });
        const tab = world.open(diesAfter);
        tab.dispatch({ type: 'cashier/open', payload: { kind: 'withdrawal' } });
        await world.clock.run(50);
        payBy(tab, 'withdrawal', 'terminal', 1_500);
        await world.clock.run(500);
        const next = world.open();
        await world.clock.run(30_000);
        expect(next.view().intents, `after ${diesAfter}`).toEqual([]);
        const made = world.records.filter(({ t }) => t === 'paymentMade').length;
        expect(made, `after ${diesAfter}: ${tab.calls.join(', ')}`).toBe(
          tab.calls.includes('POST /payment-api/v1/payments') ? 1 : 0,
        );
        expect([...world.storage.keys()].filter((key) => key.startsWith('tl.pay.'))).toEqual([]);
        await world.close();
      }
    },
    TEST_TIMEOUT_MS,
  );
});
