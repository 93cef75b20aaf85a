import { describe, expect, it } from 'vitest';
import { combine, createCell, derive } from 'touchline/kernel/readable';

function watched<T>(source: { value$: { subscribe(next: (value: T) => void): { unsubscribe(): void } } }): {
  values: T[];
  stop(): void;
} {
  const values: T[] = [];
  const subscription = source.value$.subscribe((value) => values.push(value));
  return { values, stop: () => subscription.unsubscribe() };
}

describe('a cell', () => {
  it('emits its value at once and each later change, and nothing for an equal value', () => {
    const cell = createCell(1);
    const { values, stop } = watched(cell);
    cell.set(2);
    cell.set(2);
    cell.set(Number.NaN);
    cell.set(Number.NaN);
    stop();
    cell.set(3);
    expect(values).toEqual([1, 2, Number.NaN]);
    expect(cell.get()).toBe(3);
  });

  it('keeps notifying the others when a subscriber leaves during a notification', () => {
    const cell = createCell(0);
    const first = watched(cell);
    cell.value$.subscribe((value) => {
      if (value === 1) first.stop();
    });
    const last = watched(cell);
    cell.set(1);
    cell.set(2);
    expect(last.values).toEqual([0, 1, 2]);
    expect(first.values).toEqual([0, 1]);
  });
});

describe('a derived value', () => {
  it('is computed when read, once per change', () => {
    const cell = createCell(2);
    let computed = 0;
    const doubled = derive(cell, (value) => {
      computed += 1;
      return value * 2;
    });
    expect(computed).toBe(0);
    expect(doubled.get()).toBe(4);
    expect(doubled.get()).toBe(4);
    expect(computed).toBe(1);
    cell.set(3);
    expect(doubled.get()).toBe(6);
    expect(computed).toBe(2);
  });

  it('emits only when its own value has changed', () => {
    const cell = createCell(1);
    const { values } = watched(derive(cell, (value) => value > 1));
    for (const value of [1, 2, 3, 0]) cell.set(value);
    expect(values).toEqual([false, true, false]);
  });

  it('distinguishes a value of undefined from no value', () => {
    const cell = createCell<number | undefined>(undefined);
    let computed = 0;
    const view = derive(cell, () => (computed += 1));
    expect(view.get()).toBe(1);
    expect(view.get()).toBe(1);
  });
});

describe('a combined value', () => {
  it('keeps its identity until a source changes', () => {
    const [a, b] = [createCell(1), createCell('x')];
    const both = combine([a, b] as const, ([number, text]) => ({ number, text }));
    const first = both.get();
    expect(both.get()).toBe(first);
    b.set('y');
    expect(both.get()).toEqual({ number: 1, text: 'y' });
    expect(both.get()).not.toBe(first);
  });

  it('emits once for simultaneous changes of several sources', () => {
    const [a, b] = [createCell(1), createCell(1)];
    const both = combine([a, b] as const, ([left, right]) => left + right);
    const { values, stop } = watched(both);
    a.set(2);
    b.set(5);
    stop();
    a.set(9);
    expect(values).toEqual([2, 3, 7]);
  });

  it('starts with one value, however many sources there are', () => {
    const { values } = watched(combine([createCell(1), createCell(2), createCell(3)] as const, (all) => all.length));
    expect(values).toEqual([3]);
  });
});
