import { describe, expect, it } from 'vitest';
import { createCell, deriveShared } from 'touchline/kernel/readable';
import { shareStructure } from 'touchline/kernel/share-structure';

describe('structural sharing', () => {
  it('keeps a value that is equal at every depth', () => {
    const last = { a: [1, { b: 'x' }], c: null };
    expect(shareStructure(last, { a: [1, { b: 'x' }], c: null })).toBe(last);
  });

  it('replaces only the parts on the way to a difference', () => {
    const last = { left: { x: 1 }, right: [{ y: 1 }, { y: 2 }] };
    const next = shareStructure(last, { left: { x: 1 }, right: [{ y: 1 }, { y: 3 }] });
    expect(next).toEqual({ left: { x: 1 }, right: [{ y: 1 }, { y: 3 }] });
    expect(next).not.toBe(last);
    expect(next.left).toBe(last.left);
    expect(next.right[0]).toBe(last.right[0]);
  });

  it('keeps an element of an array whose index has changed', () => {
    const last = [{ id: 1 }, { id: 2 }, { id: 3 }];
    const next = shareStructure(last, [{ id: 3 }, { id: 2 }]);
    expect(next).toEqual([{ id: 3 }, { id: 2 }]);
    expect(next[0]).toBe(last[2]);
    expect(next[1]).toBe(last[1]);
  });

  it.each([
    ['a missing key and an undefined value', { a: undefined }, {}],
    ['another key', { a: 1 }, { b: 1 }],
    ['an array and an object', ['x'], { 0: 'x' }],
    ['arrays of other lengths', [1, 2], [1]],
    ['null and an object', null, {}],
    ['instances of a class', new Date(0), new Date(0)],
  ])('takes the next value for %s', (_, last, next) => {
    expect(shareStructure<unknown>(last, next)).toEqual(next);
    expect(shareStructure<unknown>(last, next)).not.toBe(last);
    expect(shareStructure<unknown>({ at: last }, { at: next })).toStrictEqual({ at: next });
  });

  it('of a derived value emits nothing while the content stays equal', () => {
    const cell = createCell(1);
    const seen: unknown[] = [];
    deriveShared(cell, (value) => ({ isLarge: value > 2 })).value$.subscribe((value) => seen.push(value));
    for (const value of [2, 3, 4]) cell.set(value);
    expect(seen).toEqual([{ isLarge: false }, { isLarge: true }]);
  });
});
