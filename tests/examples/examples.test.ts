import { describe, expect, it } from 'vitest';
import { settle } from 'touchline/core/coupon/rules/settlement/settle';
import type { SettleInput } from 'touchline/core/coupon/rules/settlement/coupon-input';
import { exactPayouts, isRounded, paidByHand } from '../../adapters/testing/brute-force.ts';
import { inputOf } from './notation.ts';
import type { Example } from './notation.ts';
import { PUBLISHED, ROUNDED_OTHERWISE } from './published.ts';
import { RECOMPUTED } from './recomputed.ts';
import { WORKED } from './worked.ts';

function paid(input: SettleInput): unknown {
  const settled = settle(input);
  return settled.ok && settled.value.kind === 'settled' ? settled.value.payout : settled;
}

function check(rows: readonly Example[]): void {
  for (const row of rows) {
    it(`[${row.rule}] ${row.source}: ${row.what}, ${row.legs}`, () => {
      const input = inputOf(row);
      expect(paid(input)).toBe(row.paid);
      expect(paidByHand(input)).toBe(row.paid);
    });
  }
}

describe('worked examples', () => check(WORKED));
describe('published figures', () => check(PUBLISHED));
describe('our own figures', () => check(RECOMPUTED));

describe('figures that a page rounds differently', () => {
  check(ROUNDED_OTHERWISE);
  for (const { published, ...row } of ROUNDED_OTHERWISE) {
    it(`[${row.rule}] ${row.source}: ${row.what}, ${row.legs}: the exact value is nearer to ours`, () => {
      const [exact = { n: 0n, d: 1n }] = exactPayouts(inputOf(row));
      expect(isRounded(row.paid, exact)).toBe(true);
      expect(isRounded(published, exact)).toBe(false);
      expect(Math.abs(published - row.paid)).toBeLessThan(100);
    });
  }
});

describe('the tables', () => {
  it('[CPN-101] have every type, and more than forty figures from public pages', () => {
    const all = [...WORKED, ...PUBLISHED, ...RECOMPUTED];
    expect(new Set(all.map(({ betType }) => betType)).size).toBe(10);
    expect(PUBLISHED.length).toBeGreaterThanOrEqual(40);
    expect(PUBLISHED.filter(({ source }) => !/^(bookmaker help|betting guide): /.test(source))).toEqual([]);
  });
});
