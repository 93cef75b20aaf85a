/**
 * Exact fractions for odds and money; neither ever becomes a binary float. The denominator is always positive.
 * Intermediate results are not reduced, because the greatest common divisor costs more than the arithmetic. Equal
 * values may therefore have different parts: compare with `equals` and `compare`, or use `reduced`.
 */
import type { Result } from './result.ts';
import { err, ok } from './result.ts';

export interface Rational {
  readonly n: bigint;
  /** Above zero. */
  readonly d: bigint;
}

export type DivisionByZero = 'divisionByZero';

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };

/** Greatest common divisor, never negative; of 0 and x, the absolute value of x. */
export function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** A whole number as a fraction. Throws for a number that is not an integer, which is a defect of the caller. */
export function fromInt(value: number | bigint): Rational {
  return { n: BigInt(value), d: 1n };
}

/** A price in thousandths: 1950 -> 1.95. */
export function fromThousandths(price: number): Rational {
  return { n: BigInt(price), d: 1000n };
}

/** value / scale. The scale must be a positive constant; any other scale is a defect and throws. */
export function fromScaled(value: number | bigint, scale: number | bigint): Rational {
  const d = BigInt(scale);
  if (d <= 0n) throw new RangeError('a scale must be above zero');
  return { n: BigInt(value), d };
}

/** The same value in lowest terms. */
export function reduced(r: Rational): Rational {
  const common = gcd(r.n, r.d);
  return common === 1n ? r : { n: r.n / common, d: r.d / common };
}

export function add(a: Rational, b: Rational): Rational {
  if (a.d === b.d) return { n: a.n + b.n, d: a.d };
  if (a.d % b.d === 0n) return { n: a.n + b.n * (a.d / b.d), d: a.d };
  if (b.d % a.d === 0n) return { n: a.n * (b.d / a.d) + b.n, d: b.d };
  const common = gcd(a.d, b.d);
  return { n: a.n * (b.d / common) + b.n * (a.d / common), d: a.d * (b.d / common) };
}

function negate(r: Rational): Rational {
  return { n: -r.n, d: r.d };
}

export function sub(a: Rational, b: Rational): Rational {
  return add(a, negate(b));
}

export function mul(a: Rational, b: Rational): Rational {
  return { n: a.n * b.n, d: a.d * b.d };
}

export function div(a: Rational, b: Rational): Result<Rational, DivisionByZero> {
  if (b.n === 0n) return err('divisionByZero');
  return ok(b.n < 0n ? { n: -a.n * b.d, d: a.d * -b.n } : { n: a.n * b.d, d: a.d * b.n });
}

/** Below zero when a < b, 0 when equal, above zero when a > b. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const [left, right] = a.d === b.d ? [a.n, b.n] : [a.n * b.d, b.n * a.d];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export function equals(a: Rational, b: Rational): boolean {
  return compare(a, b) === 0;
}

export function min(a: Rational, b: Rational): Rational {
  return compare(a, b) <= 0 ? a : b;
}

export function max(a: Rational, b: Rational): Rational {
  return compare(a, b) >= 0 ? a : b;
}

export function sum(values: readonly Rational[]): Rational {
  return values.reduce(add, ZERO);
}

export function product(values: readonly Rational[]): Rational {
  return values.reduce(mul, ONE);
}

/**
 * For each value, the product of all the others, from prefix and suffix products. No division happens, so zeros are
 * safe.
 */
export function productsOfOthers(values: readonly Rational[]): readonly Rational[] {
  const behind: Rational[] = [ONE];
  for (const value of values.slice(1).reverse()) behind.push(mul(behind.at(-1) ?? ONE, value));
  let before = ONE;
  return values.map((value) => {
    const others = mul(before, behind.pop() ?? ONE);
    before = mul(before, value);
    return others;
  });
}

/** The greatest integer not above r. */
export function floor(r: Rational): bigint {
  const whole = r.n / r.d;
  return r.n < 0n && whole * r.d !== r.n ? whole - 1n : whole;
}

/** The nearest integer; a half rounds away from zero. */
export function roundHalfUp(r: Rational): bigint {
  const magnitude = ((r.n < 0n ? -r.n : r.n) * 2n + r.d) / (r.d * 2n);
  return r.n < 0n ? -magnitude : magnitude;
}

/**
 * A plain decimal with exactly `digits` places, half-up on the magnitude: 2/3 at 2 -> '0.67', -1/8 at 2 -> '-0.13'. A
 * value that rounds to zero has no sign.
 */
export function toDecimalString(r: Rational, digits: number): string {
  const scaled = roundHalfUp({ n: r.n * 10n ** BigInt(digits), d: r.d });
  const text = (scaled < 0n ? -scaled : scaled).toString().padStart(digits + 1, '0');
  const sign = scaled < 0n ? '-' : '';
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}
