import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { betTypeNames } from 'touchline/core/history/bet-type';
import { betTypeIdOf } from 'touchline/core/history/bet-type-wire';
import {
  combinations,
  elementary,
  elementaryAll,
  elementaryOfOthers,
  elementaryOfPrefixes,
} from 'touchline/core/coupon/rules/settlement/elementary';
import { quote } from 'touchline/core/coupon/rules/settlement/quote';
import {
  add,
  equals,
  fromThousandths,
  mul,
  ONE,
  product,
  productsOfOthers,
  sum,
  ZERO,
} from 'touchline/kernel/rational';
import {
  exactPayouts,
  isRounded,
  paidByHand,
  subsets,
  writtenLines,
  writtenOutPayout,
} from '../../adapters/testing/brute-force.ts';
import { anyCoupon, coupon, price, stake } from '../../adapters/testing/coupons.ts';
import { check, payout, RULES_WITH_LINES, WITH_LINES } from '../arbitraries/coupon-laws.ts';
import { FEWER_RUNS } from '../arbitraries/runs.ts';

const RULES_WITHOUT_LINES = [
  ['chain', 'CPN-108'],
  ['conditional', 'CPN-110'],
  ['antiExpress', 'CPN-111'],
  ['singles', 'CPN-114'],
] as const;

describe('payout against every line written out', () => {
  for (const [betType, rule] of RULES_WITH_LINES) {
    it(`[CPN-101] [${rule}] ${betType}: equals the sum over lines rounded once, a half status counted as two bets`, () => {
      check(10 + betTypeIdOf(betType), coupon(betType), (input) =>
        expect(isRounded(payout(input), writtenOutPayout(input))).toBe(true),
      );
    });
  }

  for (const [betType, rule] of RULES_WITHOUT_LINES) {
    it(`[CPN-101] [${rule}] ${betType}: equals money moved from leg to leg, rounded once`, () => {
      check(10 + betTypeIdOf(betType), coupon(betType), (input) => expect(payout(input)).toBe(paidByHand(input)));
    });
  }

  it('[CPN-101] the payout is within half a minor unit of the exact value, in every type', () => {
    check(23, anyCoupon(betTypeNames.filter((name) => name !== 'singles')), (input) => {
      const [exact = { n: 0n, d: 1n }] = exactPayouts(input);
      expect(isRounded(payout(input), exact)).toBe(true);
    });
    check(24, coupon('singles'), (input) => {
      const apart = exactPayouts(input).map((exact, index) =>
        isRounded(payout({ ...input, legs: input.legs.slice(index, index + 1) }), exact),
      );
      expect(apart).not.toContain(false);
    });
  });
});

describe('lines', () => {
  it('[CPN-115] are as many as the enumeration has', () => {
    check(20, anyCoupon(WITH_LINES), (input) => {
      const quoted = quote(input);
      expect(quoted.ok && quoted.value.lines).toBe(writtenLines(input).length);
    });
  });

  it('[CPN-106] [CPN-107] [CPN-109] [CPN-112] [CPN-113] follow the formulas, and share the stake equally', () => {
    const choose = (n: number, k: number): number => (k === 0 || k === n ? 1 : choose(n - 1, k - 1) + choose(n - 1, k));
    check(25, anyCoupon(betTypeNames), (input) => {
      const { betType, legs, systemValue = 2 } = input;
      const free = legs.filter(({ isBanker }) => isBanker !== true);
      const units = betType === 'multibet' ? new Set(free.map(({ blockId }) => blockId)).size : free.length;
      const expected =
        betType === 'system' || betType === 'multibet'
          ? choose(units, systemValue)
          : betType === 'lucky'
            ? 2 ** units - 1
            : betType === 'patent'
              ? 2 ** units - units - 1
              : betType === 'singles'
                ? units
                : 1;
      const quoted = quote(input);
      if (!quoted.ok) throw new Error('no quote');
      expect(quoted.value.lines).toBe(expected);
      expect(
        equals(mul(quoted.value.stakePerLine, { n: BigInt(expected), d: 1n }), {
          n: BigInt(quoted.value.stake),
          d: 1n,
        }),
      ).toBe(true);
    });
  });
});

describe('elementary symmetric polynomials', () => {
  const factors = fc.array(
    fc.record({ n: fc.bigInt({ min: 0n, max: 100_000n }), d: fc.constantFrom(1n, 1000n, 2000n, 4_000_000n, 7n) }),
    { maxLength: 7 },
  );

  it('[CPN-106] equal the sums over all lines of a size, for any denominators', () => {
    check(21, factors, (values) => {
      const all = elementaryAll(values);
      for (let k = 0; k <= values.length; k += 1) {
        const lines = subsets(values.length, k);
        const written = sum(lines.map((line) => product(line.map((index) => values[index] ?? ZERO))));
        expect(lines.length).toBe(combinations(values.length, k));
        expect(equals(elementary(values, k), written)).toBe(true);
        expect(equals(all[k] ?? ZERO, written)).toBe(true);
        for (const [length, prefix] of elementaryOfPrefixes(values, k).entries()) {
          expect(equals(prefix, elementary(values.slice(0, length), k))).toBe(true);
        }
      }
      expect(elementary(values, values.length + 1).n).toBe(0n);
    });
  });

  it('[CPN-130] with one factor removed equal those of the other factors', () => {
    check(26, fc.record({ values: factors, size: fc.nat({ max: 8 }) }), ({ values, size }) => {
      const without = elementaryOfOthers(values, size);
      const products = productsOfOthers(values);
      expect(without.length).toEqual(values.length);
      expect(products.length).toEqual(values.length);
      for (const [index, { whole, less }] of without.entries()) {
        const others = values.filter((_, at) => at !== index);
        expect(equals(whole, elementary(others, size))).toBe(true);
        expect(equals(less, size === 0 ? ZERO : elementary(others, size - 1))).toBe(true);
        expect(equals(products[index] ?? ZERO, product(others))).toBe(true);
      }
    });
  });

  it('[CPN-106] match the recurrence at 30 legs', () => {
    const prices = fc.array(price.map(fromThousandths), { minLength: 30, maxLength: 30 });
    check(
      22,
      prices,
      (values) => {
        const start = [ONE, ...Array.from({ length: 30 }, () => ZERO)];
        const rows = values.reduce(
          (row, value) => row.map((each, k) => (k === 0 ? each : add(each, mul(row[k - 1] ?? ZERO, value)))),
          start,
        );
        for (const k of [1, 2, 15, 29, 30]) expect(equals(elementary(values, k), rows[k] ?? ZERO)).toBe(true);
      },
      FEWER_RUNS,
    );
  });

  it('[CPN-105] [CPN-106] make a system of all its legs equal to their express', () => {
    const cases = fc.record({ prices: fc.array(price, { minLength: 2, maxLength: 12 }), stake });
    check(27, cases, ({ prices, stake: amount }) => {
      const values = prices.map(fromThousandths);
      const express = quote({ betType: 'express', stake: amount, legs: prices.map((each) => ({ price: each })) });
      expect(combinations(prices.length, prices.length)).toBe(1);
      expect(
        express.ok &&
          express.value.totalOdds !== null &&
          equals(express.value.totalOdds, elementary(values, values.length)),
      ).toBe(true);
    });
  });
});
