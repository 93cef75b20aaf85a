import { describe, expect, it } from 'vitest';
import {
  isAtMost,
  MAX_MINOR,
  minorIn,
  minorDigits,
  money,
  moneyParts,
  moneyToDecimalString,
  NO_CURRENCY,
  parseMoney,
  roundToMinor,
} from 'touchline/kernel/money';
import { fromInt, fromScaled } from 'touchline/kernel/rational';

describe('money', () => {
  const euros = money(500, 'EUR');
  it('[LIM-23] is compared within one currency only', () => {
    expect(isAtMost(euros, money(500, 'EUR'))).toBe(true);
    expect(isAtMost(euros, money(499, 'EUR'))).toBe(false);
    expect(isAtMost(euros, money(999_999, 'USD'))).toBeNull();
    expect(isAtMost(money(0, 'USD'), euros)).toBeNull();
    expect(isAtMost(money(0, NO_CURRENCY), money(0, NO_CURRENCY))).toBeNull();
  });
  it('[LIM-23] reveals its number only to code that names its currency', () => {
    expect(minorIn(euros, 'EUR')).toBe(500);
    expect(minorIn(euros, 'USD')).toBeNull();
  });
  it('[LIM-23] cannot be compared, added or passed as a number at compile time', () => {
    const dollars = money(500, 'USD');
    // @ts-expect-error the amounts of two currencies are not compared
    expect(() => euros.amount < dollars.amount).not.toThrow();
    // @ts-expect-error an amount of one currency is not compared with a bare number
    expect(() => euros.amount <= 500).not.toThrow();
    // @ts-expect-error nor added
    expect(() => euros.amount + dollars.amount).not.toThrow();
    // @ts-expect-error nor handed to arithmetic
    expect(() => Math.min(euros.amount, dollars.amount)).not.toThrow();
  });
});

describe('minor units', () => {
  it('[CPN-125] number as many as the currency has', () => {
    expect(['JPY', 'KRW', 'VND', 'CLP', 'ISK', 'UGX', 'XAF', 'XOF'].map(minorDigits)).toEqual(Array(8).fill(0));
    expect(['KWD', 'BHD', 'OMR', 'JOD', 'TND'].map(minorDigits)).toEqual(Array(5).fill(3));
    expect(['EUR', 'USD', 'RUB', 'constructor'].map(minorDigits)).toEqual(Array(4).fill(2));
  });

  it('[CPN-101] are rounded half-up, and capped at the largest amount', () => {
    expect([fromScaled(5, 2), fromScaled(249, 100), fromScaled(-5, 2)].map(roundToMinor)).toEqual([3, 2, -3]);
    expect(roundToMinor(fromInt(10n ** 40n))).toBe(MAX_MINOR);
    expect(roundToMinor(fromInt(-(10n ** 40n)))).toBe(-MAX_MINOR);
  });

  it('[CPN-125] are written with all their digits', () => {
    expect(moneyToDecimalString(1250, 'EUR')).toBe('12.50');
    expect(moneyToDecimalString(-5, 'EUR')).toBe('-0.05');
    expect(moneyToDecimalString(1250, 'JPY')).toBe('1250');
    expect(moneyToDecimalString(7, 'KWD')).toBe('0.007');
    expect(moneyParts(-123_456, 'USD')).toEqual({ isNegative: true, integer: '1234', fraction: '56', currency: 'USD' });
    expect(moneyParts(5, 'JPY')).toEqual({ isNegative: false, integer: '5', fraction: '', currency: 'JPY' });
  });
});

describe('typed amounts', () => {
  const readings: readonly (readonly [text: string, currency: string, minor: number])[] = [
    ['12,50', 'EUR', 1250],
    ['12.5', 'EUR', 1250],
    ['1 000.5', 'EUR', 100_050],
    ['1\u00a0000,5', 'EUR', 100_050],
    ['1\u202f234\u202f567', 'EUR', 123_456_700],
    ["1'000.50", 'EUR', 100_050],
    ['1,234.50', 'EUR', 123_450],
    ['1.234,50', 'EUR', 123_450],
    ['1,234,567', 'EUR', 123_456_700],
    ['.5', 'EUR', 50],
    ['12.', 'EUR', 1200],
    ['+7', 'EUR', 700],
    ['007', 'EUR', 700],
    ['0', 'EUR', 0],
    ['1,250', 'KWD', 1250],
    ['1000', 'JPY', 1000],
    ['\u0661\u0662\u066b\u0665', 'EUR', 1250],
    ['\uff11\uff12\uff0e\uff15', 'EUR', 1250],
    ['\u200f\u06f1\u06f2\u200f', 'EUR', 1200],
    ['90071992547409.91', 'EUR', MAX_MINOR],
  ];
  for (const [text, currency, minor] of readings) {
    it(`[CPN-126] '${text}' is ${minor} minor units of ${currency}`, () =>
      expect(parseMoney(text, currency)).toEqual({ ok: true, value: minor }));
  }

  const refusals: readonly (readonly [text: string, currency: string, error: string])[] = [
    ['', 'EUR', 'empty'],
    ['  ', 'EUR', 'empty'],
    ['abc', 'EUR', 'notANumber'],
    ['1e3', 'EUR', 'notANumber'],
    ['0x10', 'EUR', 'notANumber'],
    ['.', 'EUR', 'notANumber'],
    ['1 2', 'EUR', 'notANumber'],
    ['1.2.3', 'EUR', 'notANumber'],
    ['1,23,456', 'EUR', 'notANumber'],
    ['1.5,000,0', 'EUR', 'notANumber'],
    ['NaN', 'EUR', 'notANumber'],
    ['Infinity', 'EUR', 'notANumber'],
    ['--5', 'EUR', 'notANumber'],
    ['1'.repeat(65), 'EUR', 'notANumber'],
    ['-5', 'EUR', 'negative'],
    ['\u22125', 'EUR', 'negative'],
    ['1,250', 'EUR', 'tooManyDecimals'],
    ['12.500', 'EUR', 'tooManyDecimals'],
    ['0.5', 'JPY', 'tooManyDecimals'],
    ['90071992547409.92', 'EUR', 'tooLarge'],
    ['9'.repeat(60), 'EUR', 'tooLarge'],
  ];
  for (const [text, currency, group, expected] of [
    ['1,000', 'EUR', ',', 100_000],
    ['12,500', 'EUR', ',', 1_250_000],
    ['1.000', 'EUR', '.', 100_000],
    ['1,000', 'JPY', ',', 1_000],
    ['40,50', 'EUR', ',', 4_050],
    ['40.50', 'EUR', '.', 4_050],
    ['0,500', 'KWD', ',', 500],
    ['1,000', 'EUR', '.', 'tooManyDecimals'],
    ['1.000', 'EUR', ',', 'tooManyDecimals'],
    ['1,000', 'EUR', '', 'tooManyDecimals'],
    ['0,500', 'EUR', ',', 'tooManyDecimals'],
    ['1000,000', 'EUR', ',', 'tooManyDecimals'],
    ['1\u066b000', 'EUR', '.', 'tooManyDecimals'],
    ['1,000', 'KWD', ',', 'ambiguous'],
    ['1.000', 'KWD', '.', 'ambiguous'],
    ['1,000', 'KWD', '.', 1_000],
    ['-1,000', 'EUR', ',', 'negative'],
    ['9,007', 'JPY', ',', 9_007],
  ] as const) {
    it(`[CPN-126] '${text}' in ${currency}, where '${group}' groups: ${expected}`, () =>
      expect(parseMoney(text, currency, group)).toEqual(
        typeof expected === 'number' ? { ok: true, value: expected } : { ok: false, error: expected },
      ));
  }
  for (const [text, currency, error] of refusals) {
    it(`[CPN-126] '${text.slice(0, 20)}' in ${currency} is refused: ${error}`, () =>
      expect(parseMoney(text, currency)).toEqual({ ok: false, error }));
  }
});
