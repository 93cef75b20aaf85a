import { describe, expect, it } from 'vitest';
import { followHaptics, type FeltCoupon } from 'touchline/core/coupon/haptics';
import { createCell } from 'touchline/kernel/readable';

type Placing = ReturnType<FeltCoupon['placing']['get']>['placing'];

function given() {
  const slip = createCell<{ readonly legs: readonly unknown[] }>({ legs: [] });
  const placing = createCell<{ readonly placing: Placing }>({ placing: { state: 'idle' } });
  const felt: string[] = [];
  const stop = followHaptics({ slip, placing }, { play: (what) => void felt.push(what) });
  const show = (next: Placing): void => placing.set({ placing: next });
  return { slip, felt, stop, show };
}

describe('haptics of the coupon', () => {
  it('[TCH-7] a new selection is felt, a removed one and a moved price are not', () => {
    const { slip, felt } = given();
    slip.set({ legs: [1] });
    slip.set({ legs: [1, 2] });
    slip.set({ legs: [1, 3] });
    slip.set({ legs: [1] });
    expect(felt).toEqual(['choice', 'choice']);
  });

  it('[TCH-7] an accepted and a refused bet are felt once each', () => {
    const { felt, show } = given();
    for (const state of ['sending', 'accepted', 'accepted', 'idle', 'sending', 'rejected', 'idle'] as const)
      show({ state });
    expect(felt).toEqual(['success', 'failure']);
  });

  it('[TCH-7] of several bets each answer is felt', () => {
    const { felt, show } = given();
    show({ state: 'several', accepted: 0, rejected: 0 });
    show({ state: 'several', accepted: 1, rejected: 0 });
    show({ state: 'several', accepted: 1, rejected: 0 });
    show({ state: 'several', accepted: 1, rejected: 1 });
    show({ state: 'several', accepted: 2, rejected: 1 });
    show({ state: 'idle' });
    expect(felt).toEqual(['success', 'failure', 'success']);
  });

  it('nothing is felt after the end', () => {
    const { slip, felt, stop } = given();
    stop();
    slip.set({ legs: [1] });
    expect(felt).toEqual([]);
  });
});
