import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCryptoIds } from '../../../adapters/browser/crypto-ids.ts';
import { createSystemClock } from '../../../adapters/browser/system-clock.ts';

describe('the system clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('splits a delay above 2^31-1 ms into several timers', () => {
    const run = vi.fn();
    createSystemClock().after(2 ** 31 + 5_000, run);
    vi.advanceTimersByTime(2 ** 31 + 4_999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('cancels a split delay in any of its parts', () => {
    const run = vi.fn();
    const cancel = createSystemClock().after(2 ** 31 + 5_000, run);
    vi.advanceTimersByTime(2 ** 31 + 1_000);
    cancel();
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
  });

  it('treats a time in the past as now', () => {
    const run = vi.fn();
    createSystemClock().after(-5, run);
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('ids', () => {
  it('sort in creation order and never repeat, across tabs too', () => {
    const [left, right] = [createCryptoIds(), createCryptoIds()];
    const made = Array.from({ length: 2_000 }, () => left.next());
    expect([...made].sort()).toEqual(made);
    expect(new Set([...made, ...Array.from({ length: 2_000 }, () => right.next())]).size).toBe(4_000);
  });
});
