import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCryptoIds } from '../../../adapters/browser/crypto-ids.ts';
import { createSystemClock } from '../../../adapters/browser/system-clock.ts';

describe('the system clock', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('waits for longer than a timer can', () => {
    const run = vi.fn();
    createSystemClock().after(2 ** 31 + 5_000, run);
    vi.advanceTimersByTime(2 ** 31 + 4_999);
    expect(run).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('can be cancelled in any part of the wait', () => {
    const run = vi.fn();
    const cancel = createSystemClock().after(2 ** 31 + 5_000, run);
    vi.advanceTimersByTime(2 ** 31 + 1_000);
    cancel();
    vi.advanceTimersByTime(10_000);
    expect(run).not.toHaveBeenCalled();
  });

  it('takes a time in the past for now', () => {
    const run = vi.fn();
    createSystemClock().after(-5, run);
    vi.advanceTimersByTime(0);
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('ids', () => {
  it('sort in the order they were made and never repeat, over tabs too', () => {
    const [left, right] = [createCryptoIds(), createCryptoIds()];
    const made = Array.from({ length: 2_000 }, () => left.next());
    expect([...made].sort()).toEqual(made);
    expect(new Set([...made, ...Array.from({ length: 2_000 }, () => right.next())]).size).toBe(4_000);
  });
});
