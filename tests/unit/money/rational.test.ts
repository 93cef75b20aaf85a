import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  div,
  equals,
  floor,
  fromInt,
  fromScaled,
  fromThousandths,
  max,
  min,
  mul,
  product,
  reduced,
  roundHalfUp,
  sub,
  sum,
  toDecimalString,
} from 'touchline/kernel/rational';

const third = fromScaled(1, 3);

describe('rationals', () => {
  it('[CPN-101] add, subtract, multiply and divide exactly', () => {
    expect(equals(add(third, fromScaled(1, 6)), fromScaled(1, 2))).toBe(true);
    expect(equals(sub(third, fromScaled(1, 2)), fromScaled(-1, 6))).toBe(true);
    expect(equals(mul(third, fromInt(3)), fromInt(1))).toBe(true);
    expect(div(third, fromScaled(-2, 5))).toEqual({ ok: true, value: { n: -5n, d: 6n } });
    expect(equals(sum([third, third, third]), product([third, fromInt(3)]))).toBe(true);
    expect(equals(sum([0.1, 0.2].map((each) => fromThousandths(each * 1000))), fromThousandths(300))).toBe(true);
  });

  it('[CPN-101] return an error for a division by zero', () => {
    expect(div(third, fromScaled(0, 7))).toEqual({ ok: false, error: 'divisionByZero' });
  });

  it('[CPN-101] compare by value, whatever the fraction', () => {
    expect(compare(fromScaled(2, 6), third)).toBe(0);
    expect(compare(fromScaled(-1, 2), third)).toBe(-1);
    expect(min(third, fromScaled(1, 2))).toBe(third);
    expect(max(third, fromScaled(1, 2))).toEqual(fromScaled(1, 2));
    expect(reduced(fromThousandths(1500))).toEqual({ n: 3n, d: 2n });
  });

  it('[CPN-101] floor down, and round to the nearest, with a half away from zero', () => {
    expect([fromScaled(7, 2), fromScaled(-7, 2), fromInt(-3)].map(floor)).toEqual([3n, -4n, -3n]);
    expect([fromScaled(5, 2), fromScaled(-5, 2), fromScaled(249, 100), fromScaled(1, 2)].map(roundHalfUp)).toEqual([
      3n,
      -3n,
      2n,
      1n,
    ]);
  });

  it('[CPN-101] have the requested decimal places', () => {
    expect(toDecimalString(fromScaled(2, 3), 2)).toBe('0.67');
    expect(toDecimalString(fromScaled(-1, 8), 2)).toBe('-0.13');
    expect(toDecimalString(fromScaled(-1, 1000), 2)).toBe('0.00');
    expect(toDecimalString(fromInt(12), 0)).toBe('12');
    expect(toDecimalString(fromInt(10n ** 30n), 1)).toBe(`1${'0'.repeat(30)}.0`);
  });
});
