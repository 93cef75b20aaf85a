/** Nodes and weights by which an integral over [0, 1] is a sum: exact for every polynomial up to a degree. */

export interface Quadrature {
  readonly nodes: readonly number[];
  readonly weights: readonly number[];
}

const NEWTON_STEPS = 60;
const PRECISION = 1e-15;

/** The Legendre polynomial of degree n at x, and its derivative; x is inside (-1, 1). */
function legendre(n: number, x: number): readonly [value: number, slope: number] {
  let [before, value] = [1, x];
  for (let k = 2; k <= n; k += 1) [before, value] = [value, ((2 * k - 1) * x * value - (k - 1) * before) / k];
  return [value, (n * (before - x * value)) / (1 - x * x)];
}

const known = new Map<number, Quadrature>();

/** The rule of Gauss and Legendre with the fewest nodes that are exact up to `degree`: n nodes for 2n - 1. */
function quadrature(degree: number): Quadrature {
  const n = Math.max(2, Math.ceil((degree + 1) / 2));
  const found = known.get(n);
  if (found !== undefined) return found;
  const points = Array.from({ length: n }, (_, at) => {
    let x = Math.cos((Math.PI * (at + 0.75)) / (n + 0.5));
    for (let step = 0; step < NEWTON_STEPS; step += 1) {
      const [value, slope] = legendre(n, x);
      x -= value / slope;
      if (Math.abs(value / slope) < PRECISION) break;
    }
    const [, slope] = legendre(n, x);
    return { node: (1 + x) / 2, weight: 1 / ((1 - x * x) * slope * slope) };
  });
  const made = { nodes: points.map(({ node }) => node), weights: points.map(({ weight }) => weight) };
  known.set(n, made);
  return made;
}

/**
 * A rule for a polynomial of at most `degree` whose coefficient of each power m is at most (2 · sum)^m / m!. The error of
 * n nodes at x^2n is (n!)^4 / ((2n + 1) · (2n)!^2), and later powers err less; the fewest nodes that are off by less than
 * `error` are taken, or those that are exact.
 */
export function quadratureWithin(error: number, sum: number, degree: number): Quadrature {
  let [power, factorial, central] = [1, 1, 1];
  for (let n = 1; 2 * n <= degree; n += 1) {
    power *= (2 * sum) ** 2;
    factorial *= 2 * n * (2 * n - 1);
    // n!^2 / (2n)!
    central *= n / (2 * (2 * n - 1));
    if (n > 1 && (TAIL * power * central * central) / (factorial * (2 * n + 1)) < error) return quadrature(2 * n - 1);
  }
  return quadrature(degree);
}

/** The later powers together are not more than the first one, while the sum is small enough for few nodes. */
const TAIL = 2;
