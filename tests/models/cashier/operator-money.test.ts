import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TEST_TIMEOUT_MS, RUNS } from '../../arbitraries/runs.ts';
import type { History } from './operator-history.ts';
import { anyHistory, playHistory } from './operator-history.ts';
import { GRANT, PLAYER, createOperatorWorld } from './operator-world.ts';

describe('the money of the cashier', () => {
  it(
    '[CSH-8] [CSH-10] [CSH-12] is neither created nor lost, and no deposit exceeds a limit, over random months',
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
    TEST_TIMEOUT_MS * 4,
  );

  it('[CSH-8] a deposit beyond the allowance is refused while an earlier one is pending', () => {
    const world = createOperatorWorld();
    world.limits().save(PLAYER, [{ limitType: 'depositDay', limitValue: 2_000 }], null);
    world.switches.set({ paymentOutcome: 'pending' });
    expect(world.pay('a', 'deposit', 'card', 1_500)).toMatchObject({ status: 'accepted' });
    expect(world.pay('b', 'deposit', 'card', 501)).toMatchObject({
      status: 'rejected',
      reasons: [{ code: 'limitReached', limitType: 20, amount: 500 }],
    });
  });

  // Seed 1, path 1753:0:1:0:…:3:0, shrunk.
  it('[CSH-8] pending deposits that fail in the same moment free the allowance before a new deposit is judged', () => {
    const history: History = [
      { do: 'deposit', amount: 500 },
      { do: 'outcome', outcome: 'pending' },
      { do: 'deposit', amount: 500 },
      { do: 'deposit', amount: 2_893 },
      { do: 'wait', ms: 43_200_000 },
      { do: 'outcome', outcome: 'fail' },
      { do: 'limit', kind: 'depositDay', value: 1_525 },
      { do: 'pay', key: 1, kind: 'deposit', method: 'card', amount: 500 },
    ];
    const tally = new Map<string, number>();
    expect(playHistory(history, tally)).toEqual([]);
    expect(Object.fromEntries(tally)).toMatchObject({ paymentMade: 4, failed: 2 });
  });

  // Seed 1, path 2310:2:0:…:11:11, shrunk.
  it('[CSH-8] a withdrawal frees nothing of the allowance, even when held-back deposits fail at the same moment', () => {
    const history: History = [
      { do: 'outcome', outcome: 'pending' },
      { do: 'limit', kind: 'depositDay', value: 1_000 },
      { do: 'deposit', amount: 500 },
      { do: 'deposit', amount: 500 },
      { do: 'wait', ms: 3_000 },
      { do: 'outcome', outcome: 'fail' },
      { do: 'pay', key: 1, kind: 'withdrawal', method: 'card', amount: 450 },
    ];
    expect(playHistory(history, new Map())).toEqual([]);
  });

  it('[CSH-9] a deposit untouched for 30 minutes fails, and a withdrawal is returned', () => {
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
