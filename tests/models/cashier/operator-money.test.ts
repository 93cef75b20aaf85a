import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PATIENCE_MS, RUNS } from '../../arbitraries/runs.ts';
import { anyHistory, playHistory } from './operator-history.ts';
import { GRANT, createOperatorWorld } from './operator-world.ts';

describe('the money of the cashier', () => {
  it(
    '[CSH-8] [CSH-10] [CSH-12] is neither made nor lost, and no deposit goes past a limit, over random months',
    () => {
      const tally = new Map<string, number>();
      fc.assert(
        fc.property(anyHistory, (history) => {
          expect(playHistory(history, tally)).toEqual([]);
        }),
        { seed: 1, numRuns: RUNS / 2 },
      );
      for (const what of [
        'succeeded',
        'failed',
        'cancelled',
        'limited',
        'paymentRefused',
        'limitSet',
        'limitConfirmed',
        'limitExcluded',
      ])
        expect(tally.get(what) ?? 0, what).toBeGreaterThan(RUNS / 100);
    },
    PATIENCE_MS * 4,
  );

  it('[CSH-9] what nobody comes to in 30 minutes fails, and a withdrawal comes back', () => {
    const world = createOperatorWorld();
    expect(world.pay('a', 'withdrawal', 'card', 1_000)).toMatchObject({
      payment: { state: 'provider', provider: { expiresAt: world.now() + 1_800_000 } },
    });
    expect(world.balance()).toBe(GRANT - 1_000);
    world.advance(1_799_999);
    expect(world.balance()).toBe(GRANT - 1_000);
    world.advance(1);
    expect(world.balance()).toBe(GRANT);
    world.act(0, 'pay');
    expect(
      world.cashier().answer({ id: 100_000_001, currency: { id: 2, iso: 'EUR', symbol: '€', minorDigits: 2 } }, 'a'),
    ).toMatchObject({ payment: { state: 'failed', reason: 'providerExpired' } });
  });
});
