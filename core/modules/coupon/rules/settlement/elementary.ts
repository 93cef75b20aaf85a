/**
 * Elementary symmetric polynomials: e_k of factors is the sum over all lines of k of the product within the line,
 * computed without enumerating lines.
 *
 * The polynomial (1 + x1·t)(1 + x2·t)… has e_0, e_1, e_2, … as its coefficients. One integer holds all of them, with t
 * = 2^width and a width that no coefficient exceeds, so that a leg costs one multiplication, one shift and one addition
 * for any number of sizes.
 */
import type { Rational } from '../../../../kernel/rational.ts';
import { gcd } from '../../../../kernel/rational.ts';

interface Scaled {
  readonly values: readonly bigint[];
  readonly scale: bigint;
}

export function onOneScale(factors: readonly Rational[]): Scaled {
  const first = factors[0]?.d ?? 1n;
  if (factors.every(({ d }) => d === first)) return { values: factors.map(({ n }) => n), scale: first };
  const scale = factors.reduce((common, { d }) => (common % d === 0n ? common : common * (d / gcd(common, d))), 1n);
  return { values: factors.map(({ n, d }) => n * (scale / d)), scale };
}

const SMALL = 0x7fff_fffen;

function bitLength(value: bigint): number {
  return value <= SMALL ? 32 - Math.clz32(Number(value)) : value.toString(16).length * 4;
}

/** The bits that hold every coefficient: each is at most (1 + x1)(1 + x2)… */
export function widthOf(values: readonly bigint[]): number {
  return values.reduce((bits, value) => bits + bitLength(value + 1n), 1);
}

function coefficient(packed: bigint, k: number, width: number): bigint {
  return BigInt.asUintN(width, packed >> BigInt(k * width));
}

/**
 * e_k of each prefix: entry i is e_k of the first i factors, so the last one is e_k of all. Factors are at or above
 * zero.
 */
export function elementaryOfPrefixes(factors: readonly Rational[], k: number): readonly Rational[] {
  const { values, scale } = onOneScale(factors);
  const width = widthOf(values);
  const shift = BigInt(width);
  const bits = (k + 1) * width;
  const denominator = scale ** BigInt(k);
  let packed = 1n;
  const prefixes: Rational[] = [{ n: coefficient(packed, k, width), d: denominator }];
  for (const value of values) {
    packed = BigInt.asUintN(bits, packed + ((packed * value) << shift));
    prefixes.push({ n: coefficient(packed, k, width), d: denominator });
  }
  return prefixes;
}

/** e_0 … e_n of n factors in one pass. */
export function elementaryAll(factors: readonly Rational[]): readonly Rational[] {
  const { values, scale } = onOneScale(factors);
  const width = widthOf(values);
  const shift = BigInt(width);
  const packed = values.reduce((product, value) => product + ((product * value) << shift), 1n);
  return Array.from({ length: values.length + 1 }, (_, k) => ({
    n: coefficient(packed, k, width),
    d: scale ** BigInt(k),
  }));
}

/** e_k of the factors: 0 when k is above their number, 1 when k is 0. */
export function elementary(factors: readonly Rational[], k: number): Rational {
  const { values, scale } = onOneScale(factors);
  const width = widthOf(values);
  const shift = BigInt(width);
  const bits = (k + 1) * width;
  let packed = 1n;
  for (const [index, value] of values.entries()) {
    const next = packed + ((packed * value) << shift);
    packed = index < k ? next : BigInt.asUintN(bits, next);
  }
  return { n: coefficient(packed, k, width), d: scale ** BigInt(k) };
}

/** The parts of e_k without one factor: e_k of the others, and e_(k-1) of the others, which that factor multiplies. */
export interface Others {
  readonly whole: Rational;
  readonly less: Rational;
}

/**
 * For each factor the parts from the others, by the polynomial of the factors before times that of the factors after:
 * e_k = whole + factor·less.
 */
export function elementaryOfOthers(factors: readonly Rational[], k: number): readonly Others[] {
  const { values, scale } = onOneScale(factors);
  const width = widthOf(values);
  const shift = BigInt(width);
  const bits = (k + 1) * width;
  const [wholeScale, lessScale] = [scale ** BigInt(k), scale ** BigInt(Math.max(0, k - 1))];
  const extended = (packed: bigint, value: bigint): bigint =>
    BigInt.asUintN(bits, packed + ((packed * value) << shift));
  const behind = [1n];
  for (const value of values.slice(1).reverse()) behind.push(extended(behind.at(-1) ?? 1n, value));
  let before = 1n;
  return values.map((value) => {
    const others = before * (behind.pop() ?? 1n);
    before = extended(before, value);
    const less = k === 0 ? 0n : coefficient(others, k - 1, width);
    return { whole: { n: coefficient(others, k, width), d: wholeScale }, less: { n: less, d: lessScale } };
  });
}

/** C(n, k), exact up to n = 56; 0 when k is out of range. */
export function combinations(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let count = 1n;
  for (let i = 1; i <= Math.min(k, n - k); i += 1) count = (count * BigInt(n - i + 1)) / BigInt(i);
  return Number(count);
}
