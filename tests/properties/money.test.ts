import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_MINOR, moneyToDecimalString, parseMoney, roundToMinor } from '../../core/kernel/money.ts';
import { add, compare, div, equals, floor, fromScaled, mul, reduced, sub, toDecimalString, ZERO } from '../../core/kernel/rational.ts';
import { isRounded } from '../arbitraries/brute-force.ts';
import { RUNS } from '../arbitraries/runs.ts';

const rational = fc.record({ n: fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), d: fc.bigInt({ min: 1n, max: 10n ** 12n }) });
const currency = fc.constantFrom('EUR', 'JPY', 'KWD');
const amount = fc.integer({ min: 0, max: MAX_MINOR });

describe('money', () => {
  it('[CPN-126] an amount written down reads back the same, in every grouping', () => {
    const groups = fc.constantFrom(['', '.'], ['', ','], [' ', '.'], ['\u202f', ','], [',', '.'], ['.', ','], ["'", '.']);
    fc.assert(fc.property(amount, currency, groups, (minor, code, [group = '', point = '']) => {
      const [integer = '', fraction = ''] = moneyToDecimalString(minor, code).split('.');
      const grouped = integer.replace(/\B(?=(\d{3})+$)/g, group);
      // A lone group mark would be a decimal separator; a currency without places is typed without marks, or with several.
      const text = fraction === '' ? integer : `${grouped}${point}${fraction}`;
      expect(parseMoney(text, code)).toEqual({ ok: true, value: minor });
    }), { seed: 101, numRuns: RUNS });
  });

  it('[CPN-126] any text is an amount or a reason', () => {
    const text = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('1', '0', '.', ',', ' ', '-', '+', '\u0661', '\u00a0', 'e') }));
    fc.assert(fc.property(text, currency, (typed, code) => {
      const read = parseMoney(typed, code);
      if (read.ok) expect(Number.isSafeInteger(read.value) && read.value >= 0).toBe(true);
      else expect(['empty', 'notANumber', 'negative', 'tooManyDecimals', 'tooLarge']).toContain(read.error);
    }), { seed: 102, numRuns: RUNS });
  });

  it('[CPN-101] rounding is within half a minor unit, a half up', () => {
    fc.assert(fc.property(fc.bigInt({ min: 0n, max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 8n }), (n, d) => {
      expect(isRounded(roundToMinor({ n, d }), { n, d })).toBe(true);
    }), { seed: 103, numRuns: RUNS });
  });
});

describe('rationals', () => {
  it('[CPN-101] are a field with an order', () => {
    fc.assert(fc.property(rational, rational, rational, (a, b, c) => {
      expect(equals(add(a, b), add(b, a))).toBe(true);
      expect(equals(add(add(a, b), c), add(a, add(b, c)))).toBe(true);
      expect(equals(mul(a, add(b, c)), add(mul(a, b), mul(a, c)))).toBe(true);
      expect(equals(sub(a, a), ZERO)).toBe(true);
      const quotient = div(a, b);
      expect(quotient.ok ? equals(mul(quotient.value, b), a) && quotient.value.d > 0n : b.n === 0n).toBe(true);
      expect(compare(a, b)).toBe(-compare(b, a) + 0);
      expect(compare(add(a, c), add(b, c))).toBe(compare(a, b));
      expect(equals(reduced(a), a)).toBe(true);
      const whole = fromScaled(floor(a), 1);
      expect(compare(whole, a) <= 0 && compare(a, add(whole, fromScaled(1, 1))) < 0).toBe(true);
    }), { seed: 104, numRuns: RUNS });
  });

  it('[CPN-101] written at any places are within half a step', () => {
    fc.assert(fc.property(rational, fc.integer({ min: 0, max: 12 }), (value, places) => {
      const text = toDecimalString(value, places);
      expect(text).toMatch(places === 0 ? /^-?\d+$/ : new RegExp(`^-?\\d+\\.\\d{${places}}$`));
      const written = fromScaled(BigInt(text.replace('.', '')), 10n ** BigInt(places));
      const off = sub(written, value);
      expect(compare(off.n < 0n ? { n: -off.n, d: off.d } : off, fromScaled(1, 2n * 10n ** BigInt(places)))).toBeLessThanOrEqual(0);
    }), { seed: 105, numRuns: RUNS });
  });
});
