/**
 * The order of a race by Plackett and Luce, in exact fractions. A runner's strength is a positive fraction; the first
 * place goes to a runner with the chance strength / sum of strengths, and each further place in the same way among the
 * runners that are left. Every chance here follows from this one distribution [RCE-1].
 */
import { gcd, mul, ONE, reduced, sum, ZERO } from 'touchline/kernel/rational';
import type { Rational } from 'touchline/kernel/rational';

/** Runners are counted from 0, in the order of the strengths. */
export interface RaceLaw {
  readonly runners: number;
  /** The chance that the race begins with these different runners, in this order. An empty list has the chance 1. */
  readonly first: (order: readonly number[]) => Rational;
  /** The chance that a runner is among the first `places`; 1 where there are as many places as runners. */
  readonly among: (runner: number, places: number) => Rational;
}

/**
 * The strengths as the smallest whole numbers in the same proportions. Throws a RangeError on a strength that is not
 * above zero.
 */
export function weightsOf(strengths: readonly Rational[]): readonly bigint[] {
  if (strengths.some(({ n }) => n <= 0n)) throw new RangeError('a strength must be above zero');
  const scale = strengths.reduce((all, { d }) => (all / gcd(all, d)) * d, 1n);
  const whole = strengths.map(({ n, d }) => n * (scale / d));
  const common = whole.reduce(gcd, 0n);
  return whole.map((weight) => weight / common);
}

/** The law of a race with at least one runner. */
export function raceLaw(strengths: readonly Rational[]): RaceLaw {
  const weights = weightsOf(strengths);
  const all = weights.reduce((total, weight) => total + weight, 0n);
  const weightOf = (runner: number): bigint => {
    const weight = weights[runner];
    if (weight === undefined) throw new RangeError(`the race has no runner ${runner}`);
    return weight;
  };

  const first = (order: readonly number[]): Rational => {
    if (new Set(order).size !== order.length) return ZERO;
    let left = all;
    let chance = ONE;
    for (const runner of order) {
      const weight = weightOf(runner);
      chance = mul(chance, { n: weight, d: left });
      left -= weight;
    }
    return reduced(chance);
  };

  /**
   * The chance that `runner` is among the next `places` after those of `gone`, whose weights are no longer in `left`.
   */
  const amongNext = (runner: number, places: number, gone: ReadonlySet<number>, left: bigint): Rational => {
    if (places <= 0) return ZERO;
    const own: Rational = { n: weightOf(runner), d: left };
    if (places === 1) return own;
    const later = weights.flatMap((weight, other) =>
      other === runner || gone.has(other)
        ? []
        : [mul({ n: weight, d: left }, amongNext(runner, places - 1, new Set([...gone, other]), left - weight))],
    );
    return reduced(sum([own, ...later]));
  };

  return {
    runners: weights.length,
    first,
    among: (runner, places) => amongNext(runner, places, new Set(), all),
  };
}
