import { describe, expect, it } from 'vitest';
import { createSlots } from 'touchline/core/line/read-model/slots';

function slots(): ReturnType<typeof createSlots> & { readonly asked: () => number } {
  let asked = 0;
  return { ...createSlots(() => void (asked += 1)), asked: () => asked };
}

describe('slots', () => {
  it('[LIN-1] hold the current price, the previous one and the state', () => {
    const { set, price, was, state } = slots();
    set(7, 2_000, 0, true);
    set(7, 2_100, 0, false);
    set(7, 2_100, 1, false);
    expect(price(7)).toBe(2_100);
    expect(was(7)).toBe(2_000);
    expect(state(7)).toBe('suspended');
    expect(price(8)).toBe(0);
    expect(was(8)).toBe(0);
    expect(state(8)).toBe('gone');
  });

  it('[LIN-2] with an unknown state cannot be bet on', () => {
    const { set, state } = slots();
    for (const odd of [2, 3, 256, -1]) {
      set(7, 2_000, odd, true);
      expect(state(7)).toBe('suspended');
    }
  });

  it('[LIN-1] notify a listener once a flush, however often the price changed', () => {
    const { set, listen, flush, asked } = slots();
    let calls = 0;
    listen(7, () => void (calls += 1));
    for (let price = 2_000; price < 2_010; price += 1) set(7, price, 0, true);
    expect(calls).toBe(0);
    expect(asked()).toBe(1);
    expect(flush()).toBe(1);
    expect(calls).toBe(1);
    flush();
    expect(calls).toBe(1);
    set(7, 2_009, 0, true);
    expect(flush()).toBe(0);
    expect(calls).toBe(1);
  });

  it('[LIN-1] notify all listeners of a market, each until it unsubscribes', () => {
    const { set, listen, flush } = slots();
    const log: string[] = [];
    const stops = ['a', 'b', 'c'].map((name) => listen(7, () => void log.push(name)));
    set(7, 1, 0, true);
    flush();
    stops[1]?.();
    stops[1]?.();
    set(7, 2, 0, true);
    flush();
    stops[0]?.();
    stops[2]?.();
    set(7, 3, 0, true);
    flush();
    expect(log.join('')).toBe('abcac');
  });

  it('[LIN-7] ignore a late price of a removed or unknown market', () => {
    const { set, drop, listen, price, state, has } = slots();
    set(7, 2_000, 0, false);
    expect(has(7)).toBe(false);
    set(7, 2_000, 0, true);
    listen(7, () => undefined);
    drop(7);
    set(7, 3_000, 0, false);
    expect(price(7)).toBe(2_000);
    expect(state(7)).toBe('gone');
    expect(has(7)).toBe(false);
    set(7, 3_000, 0, true);
    expect(price(7)).toBe(3_000);
    expect(state(7)).toBe('open');
    expect(has(7)).toBe(true);
  });

  it('[LIN-7] notify listeners once when their market is removed', () => {
    const { set, drop, listen, flush } = slots();
    let calls = 0;
    set(7, 2_000, 0, true);
    flush();
    listen(7, () => void (calls += 1));
    drop(7);
    drop(7);
    flush();
    expect(calls).toBe(1);
  });

  it('[LIN-7] are freed when their market is removed and has no listeners, in either order', () => {
    const { set, drop, listen, flush, size } = slots();
    // The market is removed before the flush.
    set(1, 2_000, 0, true);
    drop(1);
    flush();
    expect(size()).toBe(0);
    // The market is removed, then the listener unsubscribes before the flush.
    set(2, 2_000, 0, true);
    flush();
    const stop = listen(2, () => undefined);
    drop(2);
    stop();
    flush();
    expect(size()).toBe(0);
    // The listener unsubscribes last.
    const last = listen(3, () => undefined);
    expect(size()).toBe(1);
    last();
    expect(size()).toBe(0);
    // The market is removed and added again in one frame.
    set(4, 2_000, 0, true);
    drop(4);
    set(4, 2_100, 0, true);
    flush();
    expect(size()).toBe(1);
  });

  it('[LIN-7] that have been reused are not affected when a listener of the old market unsubscribes', () => {
    const { set, drop, listen, flush, price } = slots();
    const listener = (): void => void (calls += 1);
    let calls = 0;
    set(1, 1_000, 0, true);
    flush();
    const stop = listen(1, listener);
    drop(1);
    flush();
    stop();
    set(2, 2_000, 0, true);
    listen(2, listener);
    calls = 0;
    stop();
    set(2, 2_500, 0, true);
    flush();
    expect(calls).toBe(1);
    expect(price(1)).toBe(0);
    expect(price(2)).toBe(2_500);
  });

  it('keep only the given markets, and return the removed ones', () => {
    const { set, keepOnly, has, listen, flush, state } = slots();
    for (const id of [1, 2, 3]) set(id, 1_000, 0, true);
    listen(9, () => undefined);
    flush();
    expect(keepOnly(new Set([2]))).toEqual([1, 3]);
    expect(has(1)).toBe(false);
    expect(has(2)).toBe(true);
    expect(has(3)).toBe(false);
    expect(state(9)).toBe('gone');
  });

  it('grow beyond their initial size and keep their contents', () => {
    const { set, price, state } = slots();
    for (let id = 0; id < 5_000; id += 1) set(id, id + 1, id % 2, true);
    expect(price(0)).toBe(1);
    expect(price(1_023)).toBe(1_024);
    expect(price(1_024)).toBe(1_025);
    expect(price(4_999)).toBe(5_000);
    expect(state(4_999)).toBe('suspended');
    expect(state(5_000)).toBe('gone');
  });

  it('[LIN-7] report a listener that throws, and keep notifying the others', () => {
    const { set, listen, flush } = slots();
    const calls: number[] = [];
    listen(1, () => {
      throw new Error('bad');
    });
    listen(2, () => void calls.push(2));
    set(1, 1_000, 0, true);
    set(2, 1_000, 0, true);
    expect(flush).toThrow('listeners of prices');
    set(2, 2_000, 0, true);
    flush();
    expect(calls).toEqual([2, 2]);
  });
});
